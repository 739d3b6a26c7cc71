/// What a page process tells the app: one JSON object a line.
public enum PageEvent: Hashable, Sendable {
  /// The document has changed; elements a person can use have a `promenade-element` number.
  case displayed(html: String, title: String, state: DisplayState = DisplayState())
  /// A script posted a message.
  case posted(ScriptMessage, request: Int)
  /// A script wrote to the console.
  case console(ConsoleLevel, String)
  /// An exception nobody caught, or something of the page that is missing or not supported.
  case failed(String)
  /// A promise was rejected and nobody listened.
  case rejected(String)
  /// The page asked to leave for an address that is none of its own files; it stays.
  case left(for: String)
  /// The page shows another of its files, or the same anew: its user scripts run again, and what
  /// the document before had asked for needs no reply any more.
  case navigated(to: String)
  /// Nothing is left to do: no script, no timer, no open request.
  case idle
  /// A page whose time is held has followed so many requests, and nothing more happens before so
  /// many milliseconds pass, or nothing at all.
  case resting(after: Int, next: Int?)
}

/// How serious a line on the console is.
public enum ConsoleLevel: String, Hashable, Sendable, CaseIterable {
  case debug, log, info, warn, error
}

/// What a display stands for beside its HTML.
public struct DisplayState: Hashable, Sendable {
  /// The number of the element that has the focus in the page.
  public var focus: Int?
  /// How many element events the page had followed.
  public var answered: Int

  /// Makes a state; by itself that of a page to which nothing has happened yet.
  public init(focus: Int? = nil, answered: Int = 0) {
    self.focus = focus
    self.answered = answered
  }
}
