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
    /// The address with every parameter, the company key in it.
    public var location: Secret
    /// The same address with the key masked, to be shown.
    public var shownLocation: String

    /// Makes a content.
    public init(webpage: String, location: Secret, shownLocation: String) {
      self.webpage = webpage
      self.location = location
      self.shownLocation = shownLocation
    }
  }

  public enum Message: Equatable, Sendable {
    case opened
    case closed
    case reloadPressed
    case page(Page.Gesture)
    case screen(ScreenGesture)
    case reported(Page.News, session: Int)
    /// Somebody other than the page posted a script message.
    case posted(ScriptMessage, Asker)
    /// Somebody posted what is no script message at all.
    case unreadable(reason: String)
    case backPressed
    case rootPressed
    case pasted(String)
    case resized(Size)
  }

  /// What a person does on a pushed screen.
  public enum ScreenGesture: Equatable, Sendable {
    case scrolled(lines: Int)
    case scrolledByPages(Int)
    case wentToStart, wentToEnd
  }

  public enum Effect: Equatable, Sendable {
    case order(Page.Order, session: Int)
    /// The message was taken.
    case acknowledge(Asker)
    case refuse(String, to: Asker)
  }
}
