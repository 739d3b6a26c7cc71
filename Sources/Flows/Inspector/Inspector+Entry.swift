public import PageProtocol

extension Inspector {
  /// One thing that happened, its secrets masked and its size bounded when it was noted.
  ///
  /// It is put into words only where it is looked at: a burst brings thousands that nobody sees.
  public struct Entry: Equatable, Sendable {
    /// Counted from 1 since the app started.
    public var number: Int
    /// When, since the app started.
    public var time: Duration
    public var flow: FlowName?
    public var event: Event
    /// How long it took, of what had a beginning.
    public var duration: Duration?
    /// Whether a part of it was too long to be kept.
    public var isCut = false
    /// About what it takes of memory beyond itself.
    public var bytes = 0

    /// The most that is kept of the texts and values of an entry.
    static let mostBytes = 4096
  }

  /// What happened.
  public enum Event: Equatable, Sendable {
    case posted(ScriptMessage, by: Asker)
    /// What came in was no script message at all.
    case unreadable(reason: String, text: String)
    case replied(JSON?, to: Asker)
    case refused(reason: String, to: Asker)
    case began(Work, JSON?)
    case ended(Work, Outcome)
    case moved(Move)
    /// The page wrote to its console.
    case logged(String)
    /// The page threw, or rejected a promise, and nobody caught it.
    case threw(String)
    /// The app did something that has no end to be waited for.
    case did(String)
    case noticed(String)
  }

  /// Something that begins, takes its time and ends.
  public enum Work: Hashable, Sendable {
    case token(attempt: Int)
    case page(FlowName, session: Int)
    case document(String, load: Int)
    case picture(PictureRequest)
    case report(String, session: Int)
    case analysisFile
    case texts
  }

  /// How something ended.
  public enum Outcome: Equatable, Sendable {
    case done(JSON?)
    case failed(String)
    case calledOff
  }

  /// How one came to what is on the screen.
  public enum Move: Equatable, Sendable {
    case opened, closed
    case turned(page: Int, of: Int)
    case readDocument(String)
    case leftDocument(String)
    case pushed(String, depth: Int)
    case popped(depth: Int)
    case pageClosed
    /// Another document of the app took the place of the page.
    case pageWentOn
    case pageAskedFor(String)
    case pageEnded(String)
  }
}

extension Inspector.Entry {
  /// What it is about.
  public var kind: Inspector.Kind {
    switch event {
    case .posted: .message
    case .unreadable, .refused: .refusal
    case .replied: .reply
    case .began(.token, _), .ended(.token, _): .token
    case .began, .ended, .did: .effect
    case .moved: .move
    case .logged, .threw: .console
    case .noticed: .notice
    }
  }

  /// Whether it tells of something that went wrong.
  var isFault: Bool {
    switch event {
    case .unreadable, .refused, .threw, .ended(_, .failed), .moved(.pageEnded): true
    case .posted, .replied, .began, .ended, .moved, .logged, .did, .noticed: false
    }
  }
}
