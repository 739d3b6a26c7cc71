public import Cells
public import PageProtocol

/// The embedded-learning launcher: a web page that the app connects, and whose access token it
/// renews through a message handler that replies (Docebo's guide).
///
/// The page is a stand-in for the one an integrator hosts, and the token source is simulated; what
/// crosses the bridge, and the script that is injected, are the guide's.
public enum Launcher: Flow {
  /// The handler the page posts to (guide, `MESSAGE_HANDLER_INDENTIFIER`).
  static let handler = "doceboFlowMessageHandler"
  /// What it posts when its token has run out (guide, `RENEW_TOKEN_MESSAGE_INDENTIFIER`).
  static let renewal = "RENEW_ACCESS_TOKEN"

  /// What `Launcher.json` says.
  public struct Content: Equatable, Sendable {
    public var domain: String
    public var launcherCode: String
    public var context: String
    public var language: String
    /// The page, by its name in the app folder.
    public var webpage: String
    /// What the page sees as its address, and so its origin.
    public var location: String
    /// Where its tokens come from at first.
    public var tokenSource: TokenKind
    /// Where they can come from.
    public var tokenSources: [TokenKind]

    /// Makes a content.
    public init(
      domain: String, launcherCode: String, context: String, language: String, webpage: String,
      location: String, tokenSource: TokenKind = .simulated,
      tokenSources: [TokenKind] = [.simulated]
    ) {
      self.domain = domain
      self.launcherCode = launcherCode
      self.context = context
      self.language = language
      self.webpage = webpage
      self.location = location
      self.tokenSource = tokenSource
      self.tokenSources = tokenSources
    }
  }

  /// An access token with its life.
  public struct Token: Equatable, Sendable {
    public var secret: Secret
    /// When it was issued, since the app started, on a clock that can't be set.
    public var issued: Duration
    public var lifetime: Duration

    /// Makes a token.
    public init(secret: Secret, issued: Duration, lifetime: Duration) {
      self.secret = secret
      self.issued = issued
      self.lifetime = lifetime
    }

    /// The first moment at which it is no longer valid is just after this one.
    var expires: Duration { issued + lifetime }
  }

  /// How the session stands.
  enum Phase: Equatable, Sendable {
    case closed
    /// The first token is being got; the page waits for it.
    case authorizing
    case connected
    /// The token is being renewed; all who ask meanwhile get the one answer.
    case renewing(waiting: [Asker])
    /// The last renewal, or the first token, was refused.
    case refused(reason: String)
  }

  public enum Message: Equatable, Sendable {
    case opened
    case closed
    case reloadPressed
    case page(Page.Gesture)
    case reported(Page.News, session: Int)
    /// Somebody other than the page posted a script message.
    case posted(ScriptMessage, Asker)
    case tokenIssued(Token, session: Int, now: Duration)
    case tokenRefused(reason: String, session: Int, now: Duration)
    case ticked(session: Int, now: Duration)
    case pasted(String)
    case resized(Size)
  }

  public enum Effect: Equatable, Sendable {
    case requestToken(session: Int)
    /// Wait so long, then say what time it is.
    case tick(after: Duration, session: Int)
    case order(Page.Order, session: Int)
    case reply(Secret, to: Asker)
    case refuse(String, to: Asker)
  }
}
