public import Cells
public import PageProtocol

/// The analysis flow: an iframe in a web view posts events to the handler `bridge`, and each pushes
/// its screen on a navigation path (Legit.Health's guide).
///
/// The iframe is a stand-in. The page is loaded once; pushing and popping never reloads it, which is
/// the trap of the guide's `updateUIView`.
public enum Analysis: Flow {
  /// The handler the iframe posts to (guide, "Incrustar y escuchar").
  static let handler = "bridge"
  /// Where the iframe lives; no other origin may push.
  static let origin = Frame.assumed.origin

  /// What `Analysis.json` says.
  public struct Content: Equatable, Sendable {
    /// The stand-in page, by its name in the app folder.
    public var webpage: String
    /// The company key; it stands in the address and nowhere else.
    public var company: Secret
    /// The address with every parameter, the company key in it.
    public var location: Secret
    /// The same address with the key masked, to be shown.
    public var shownLocation: String

    /// Makes a content.
    public init(webpage: String, company: Secret, location: Secret, shownLocation: String) {
      self.webpage = webpage
      self.company = company
      self.location = location
      self.shownLocation = shownLocation
    }
  }

  public enum Message: Equatable, Sendable {
    case opened
    case closed
    case reloadPressed
    /// `Analysis.json` was read once more.
    case contentRead(Availability<Content>)
    case page(Page.Gesture)
    case screen(ScreenGesture)
    case sheetPressed(Sheet)
    /// The path is to be popped to the entry chosen in its list.
    case entryChosen
    case reported(Page.News, session: Int)
    /// Somebody other than the page posted a script message.
    case posted(ScriptMessage, Asker)
    /// Somebody posted what is no script message at all, or one to a handler that no flow has.
    case unreadable(reason: String, text: String)
    /// The back end answered the question of this number with HTTP 200 and this JSON.
    case reportFetched(id: String, JSON, session: Int)
    case reportFailed(id: String, ReportFailure, session: Int)
    case retryPressed
    case copyPressed
    case searchStarted
    case searchTyped(Key)
    case matchMoved(Int)
    case searchForgotten
    case backPressed
    case rootPressed
    /// The moment has passed after which a report may be asked for again.
    case askingDue
    /// The moment has passed after which the path is saved.
    case saveDue
    case pasted(String)
    case resized(Size)
  }

  /// What is shown over the page and its path.
  public enum Sheet: Equatable, Sendable {
    /// The whole path, to go back to any entry.
    case path
    case refusals
    /// The address the page was loaded from.
    case address
  }

  /// What a person does on a pushed screen or a sheet.
  public enum ScreenGesture: Equatable, Sendable {
    case scrolled(lines: Int)
    case scrolledByPages(Int)
    case wentToStart, wentToEnd
    case clicked(item: Int)
  }

  public enum Effect: Equatable, Sendable {
    case order(Page.Order, session: Int)
    /// The message was taken.
    case acknowledge(Asker)
    case refuse(String, to: Asker)
    /// Read `Analysis.json` once more and say `contentRead`.
    case readContent
    /// Ask the back end for a report; the answer carries id and session back.
    case fetchReport(id: String, session: Int)
    /// Say `askingDue` in a moment: a burst asks for few reports.
    case awaitAsking
    /// Say `saveDue` in a moment: a burst is saved once.
    case awaitSave
    /// Keep the path for the next run; nil when it is empty.
    case rememberPath(JSON?)
    case copy(String, notice: String)
    case notify(String)
  }
}
