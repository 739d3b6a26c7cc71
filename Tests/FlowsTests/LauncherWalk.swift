import Cells
import Documents
import PageProtocol

@testable import Flows

/// Walks through the launcher: opens it, answers for its token source and for its page.
typealias LauncherWalk = Rehearsal<Launcher>

extension LauncherWalk {
  /// The options are on the screen.
  static func start(
    _ content: Launcher.Content = Sample.launcher, size: Size = Size(columns: 80, rows: 22)
  ) -> Self {
    Self(Launcher.State(content: .ready(content), size: size), size: size)
  }

  /// Opened with a token of a minute, and connected.
  static func connected(size: Size = Size(columns: 80, rows: 22)) -> Self {
    var walk = start(size: size)
    walk.press(.enter)
    walk.answer(Sample.token)
    walk.connectPage()
    walk.send(.rang(.rest(walk.state.renewal.rest ?? -1), now: walk.state.now))
    return walk
  }

  /// The page's scripts run and all goes well.
  mutating func connectPage() {
    observe("injecting")
    observe("connecting", Self.json(of: Sample.launcher))
    observe("connected")
    observe("ran")
    report(.displayed(Document(blocks: [.paragraph([Run("Courses")], .leading)])))
  }

  /// What `connect` gets, as the observer tells it.
  static func json(of content: Launcher.Content) -> String {
    JSON.object([
      .init("domain", .string(content.domain)), .init("accessToken", .string("")),
      .init("launcherCode", .string(content.launcherCode)),
      .init("context", .string(content.context)), .init("language", .string(content.language)),
    ]).description
  }

  mutating func observe(_ kind: String, _ detail: String = "", isMainFrame: Bool = true) {
    let body = JSON.object([.init("kind", .string(kind)), .init("detail", .string(detail))])
    let frame = Frame(isMainFrame: isMainFrame, origin: "https://learn.example.com")
    report(
      .posted(ScriptMessage(handler: "promenadeObserver", body: body, frame: frame), request: 0))
  }

  mutating func report(_ news: Page.News) {
    send(.reported(news, session: state.page.session))
  }

  /// The page asks for a token.
  mutating func ask(_ message: ScriptMessage = Sample.asks(), request: Int = 1) {
    report(.posted(message, request: request))
  }

  /// The token source answers the try under way.
  mutating func answer(_ token: Launcher.Token, now: Duration? = nil) {
    send(
      .answered(
        attempt: state.renewal.attempt, .success(token), took: .milliseconds(600),
        now: now ?? state.now))
  }

  mutating func fail(_ failure: TokenFailure, now: Duration? = nil) {
    send(
      .answered(
        attempt: state.renewal.attempt, .failure(failure), took: .milliseconds(600),
        now: now ?? state.now))
  }

  /// Time passes until the countdown rings, and as it rings.
  mutating func tick(at now: Duration) {
    send(.rang(.second(state.countdown ?? -1), now: now))
  }

  /// The pause before the next try is over.
  mutating func endPause(at now: Duration) {
    send(.rang(.pause(pauseTimer ?? -1), now: now))
  }

  mutating func endRest() {
    send(.rang(.rest(state.renewal.rest ?? -1), now: state.now))
  }

  private var pauseTimer: Int? {
    switch state.renewal.phase {
    case .idle, .asking: nil
    case .pausing(_, let timer), .offline(_, let timer): timer
    }
  }

  /// The calls of the token source that the last thing led to.
  var calls: [Launcher.TokenRequest] {
    effects.compactMap { if case .requestToken(let request) = $0 { request } else { nil } }
  }

  /// The pause before the next try that the last thing led to.
  var pause: Duration? {
    effects.lazy.compactMap { effect -> Duration? in
      if case .wait(let pause, .pause) = effect { pause } else { nil }
    }.first
  }

  var refusals: [Launcher.Effect] {
    effects.filter { if case .refuse = $0 { true } else { false } }
  }

  /// What the page is opened with, if the last thing led to that.
  var source: PageSource? {
    effects.lazy.compactMap { effect -> PageSource? in
      if case .order(.open(let source), _) = effect { source } else { nil }
    }.first
  }

  /// A token that is not the sample's.
  static func token(
    _ digit: Character, issued: Duration = .zero, lifetime: Duration = .seconds(60)
  ) -> Launcher.Token {
    Launcher.Token(
      secret: Secret(String(repeating: digit, count: 40)), issued: issued, lifetime: lifetime)
  }
}

extension TokenFailure {
  static let down = Self.transient(reason: "The back end is down.")
  static let denied = Self.final(reason: "invalid_grant")
  static let noNetwork = Self.offline(reason: "There is no network.")
}
