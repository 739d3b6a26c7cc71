public import Cells
public import PageProtocol

/// The embedded-learning launcher: a web page that the app connects, and whose access token it
/// renews through a message handler that replies (Docebo's guide).
///
/// The page is a stand-in for the one an integrator hosts; what crosses the bridge, and the script
/// that is injected, are the guide's.
public enum Launcher: Flow {
  /// The handler the page posts to (guide, `MESSAGE_HANDLER_INDENTIFIER`).
  static let handler = "doceboFlowMessageHandler"
  /// What it posts when its token has run out (guide, `RENEW_TOKEN_MESSAGE_INDENTIFIER`).
  static let renewal = "RENEW_ACCESS_TOKEN"

  public enum Message: Equatable, Sendable {
    /// The flow came on the stage; its page is opened by a button.
    case opened
    /// The flow left the stage.
    case closed
    case form(FormGesture)
    /// The web view was dismissed: the options come back.
    case dismissed
    case reloadPressed
    case renewPressed
    case expirePressed
    case mishapPressed
    case delayPressed
    case networkPressed
    case killPressed
    case revealPressed
    /// The address that the page asked for is wanted.
    case copyPressed
    /// Any key while the token is revealed.
    case tokenHidden
    case page(Page.Gesture)
    case reported(Page.News, session: Int)
    /// Somebody other than the page posted a script message.
    case posted(ScriptMessage, Asker)
    /// A try to get a token came to its end, after so long.
    case answered(attempt: Int, Result<Token, TokenFailure>, took: Duration, now: Duration)
    /// A time that was waited for is over.
    case rang(Timer, now: Duration)
    case pasted(String)
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    case requestToken(TokenRequest)
    /// Nobody wants the answer any more.
    case cancelToken(attempt: Int)
    /// Wait so long, then say so and what time it is.
    case wait(Duration, Timer)
    case order(Page.Order, session: Int)
    /// End the page's process as if it had crashed.
    case killPage(session: Int)
    case reply(Secret, to: Asker)
    case refuse(String, to: Asker)
    case showAddress(String)
  }

  /// What is waited for, with a number: an outdated one means nothing.
  public enum Timer: Hashable, Sendable {
    /// The countdowns on the screen move on.
    case second(Int)
    /// A try to get a token has taken too long.
    case limit(attempt: Int)
    /// Another try is due.
    case pause(Int)
    /// A renewal just ended; until now its outcome was news to all who asked.
    case rest(Int)
    /// The token has been shown in full long enough.
    case reveal(Int)
    /// `connect` should have come to its end.
    case connecting(Int)
  }
}
