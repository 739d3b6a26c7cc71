import Cells
import PageProtocol
import TerminalEmulation
import Testing

@testable import Flows
@testable import Services

/// The launcher's flow with a real page process: what its scripts do in JavaScriptCore.
@Suite(.timeLimit(.minutes(10))) struct LauncherPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What came of a page.
  struct Outcome {
    var state: Launcher.State
    /// What the page wrote to its console.
    var logged: [String] = []
  }

  private static let page = """
    <p>Courses</p><script>
    window.addEventListener("message", event => console.log("token " + event.data));
    function connect(json) { console.log(json) }
    </script>
    """

  /// Opens a page with what a context says, and lets flow and page talk until the page is idle.
  private func open(
    _ page: String = page, context: String = "checkout", asPrinted: Bool = false,
    token: String = String(repeating: "a", count: 40)
  ) async throws -> Outcome {
    try folder.write(page, to: "page.html")
    let content = Launcher.Content(
      domain: "a" + context, launcherCode: context, context: context, language: context,
      webpage: "\(folder.path)/page.html", location: "https://learn.example.com/x")
    var outcome = Outcome(
      state: Launcher.State(content: .ready(content), size: .init(columns: 80, rows: 22)))
    if asPrinted {
      let option = Launcher.Option.asPrinted.rawValue
      _ = Launcher.update(&outcome.state, with: .form(.clicked(item: option)))
    }
    _ = Launcher.update(&outcome.state, with: .form(.clicked(item: Launcher.Option.allCases.count)))
    try #require(outcome.state.isOpen)
    let process = try PageProcess(executable: BuiltProgram.path("promenade-page"))
    answer(1, token, in: &outcome.state, process)
    _ = await process.run { event in
      if event == .idle { return process.close() }
      if case .console(_, let text) = event { outcome.logged.append(text) }
      guard let news = Page.News(event) else { return }
      let session = outcome.state.page.session
      carryOut(
        Launcher.update(&outcome.state, with: .reported(news, session: session)), process)
      if outcome.state.renewal.phase == .asking {
        let token = String(repeating: "b", count: 40)
        answer(outcome.state.renewal.attempt, token, in: &outcome.state, process)
      }
    }
    return outcome
  }

  private func answer(
    _ attempt: Int, _ token: String, in state: inout Launcher.State, _ process: PageProcess
  ) {
    let token = Launcher.Token(secret: Secret(token), issued: .zero, lifetime: .seconds(60))
    carryOut(
      Launcher.update(
        &state, with: .answered(attempt: attempt, .success(token), took: .zero, now: .zero)),
      process)
  }

  private func carryOut(_ effects: [Launcher.Effect], _ process: PageProcess) {
    for effect in effects {
      switch effect {
      case .order(.open(let source), _): process.send(.open(source))
      case .order(.replaceUserScripts(let scripts), _): process.send(.replaceUserScripts(scripts))
      case .reply(let secret, .page(_, let request)):
        process.send(.fulfil(request: request, value: .string(secret.value)))
      case .refuse(let reason, .page(_, let request)):
        process.send(.reject(request: request, reason: reason))
      default: break
      }
    }
  }

  static let values = [
    "O'Brien", "say \"hi\"", "a\\b", "line\nbreak\ttab\u{0}", "\u{2028}\u{2029}",
    "');console.log('injected')//", "');console.log('injected');('", "</script>", "🙂",
    "\\u0041 ${1} `",
  ]

  @Test(arguments: values)
  func everyValueArrivesUnchangedAndNothingIsRun(value: String) async throws {
    let outcome = try await open(context: value)
    #expect(outcome.logged.count == 1)
    let options = try JSON(parsing: #require(outcome.logged.first))
    #expect(options["domain"] == .string("a" + value))
    for key in ["launcherCode", "context", "language"] {
      #expect(options[key] == .string(value))
    }
    #expect(options["accessToken"] == .string(String(repeating: "a", count: 40)))
    #expect(outcome.state.status == .connected && outcome.state.delivery == .unchanged)
  }

  @Test func aTokenMayBeAnyText() async throws {
    let token = #"a"b\c',"d":"e"#
    let outcome = try await open(token: token)
    let options = try JSON(parsing: #require(outcome.logged.first))
    #expect(options["accessToken"] == .string(token))
    #expect(outcome.state.status == .connected && outcome.state.delivery == .unchanged)
  }

  @Test func thePrintedScriptBreaksAtAnApostrophe() async throws {
    let outcome = try await open(context: "O'Brien", asPrinted: true)
    #expect(outcome.logged.isEmpty && outcome.state.status.word == "script failed")
    #expect(outcome.state.connection.reason?.contains("SyntaxError") == true)
  }

  @Test func thePrintedScriptLosesABackslashInSilence() async throws {
    let outcome = try await open(context: #"a\b"#, asPrinted: true)
    #expect(outcome.state.status == .connected)
    #expect(
      outcome.state.delivery == .changed(["domain", "launcherCode", "context", "language"]))
  }

  @Test func thePrintedScriptRunsWhatAnOptionSays() async throws {
    let outcome = try await open(context: "');console.log('injected');('", asPrinted: true)
    #expect(outcome.logged.contains("injected") && outcome.state.delivery == .broken)
  }

  @Test(arguments: ["say \"hi\"", "line\nbreak"])
  func thePrintedScriptHandsOverWhatIsNoJSON(value: String) async throws {
    #expect(try await open(context: value, asPrinted: true).state.delivery == .broken)
  }

  @Test(arguments: ["plain", "</script>", "🙂"])
  func thePrintedScriptWorksForOtherValues(value: String) async throws {
    let outcome = try await open(context: value, asPrinted: true)
    #expect(outcome.state.delivery == .unchanged && outcome.state.status == .connected)
  }

  @Test(arguments: [
    ("<p>x</p>", "script failed", "no function connect"),
    ("<script>window.webkit = undefined</script>", "bridge missing", "can't reach the app"),
    (
      "<script>const requestAccessToken = 1; function connect() {}</script>", "script failed",
      "requestAccessToken"
    ),
    ("<script>function connect() { throw new Error('boom') }</script>", "connect failed", "boom"),
    (
      "<script>async function connect() { throw new Error('boom') }</script>", "connect failed",
      "boom"
    ),
    ("<script>function connect() { return new Promise(() => {}) }</script>", "connecting", ""),
  ])
  func whatStopsThePageIsNamed(page: String, word: String, cause: String) async throws {
    let outcome = try await open(page)
    #expect(outcome.state.status.word == word)
    #expect((outcome.state.connection.reason ?? "").contains(cause))
  }

  @Test func aConnectThatCanNotBeWatchedIsStillCalled() async throws {
    let outcome = try await open("<script>const connect = json => console.log('called')</script>")
    #expect(outcome.logged == ["called"] && outcome.state.status == .connected)
  }

  @Test func thePageGetsANewTokenAsAMessage() async throws {
    let outcome = try await open(
      """
      <script>
      window.addEventListener("message", event => console.log("token " + event.data));
      function connect() { for (let i = 0; i < 3; i++) requestAccessToken() }
      </script>
      """)
    let token = "token " + String(repeating: "b", count: 40)
    #expect(outcome.logged == [token, token, token])
    #expect(outcome.state.counts.tries == 2 && outcome.state.counts.requests == 3)
  }

  @Test func aPageThatLoadsItselfAnewGetsTheCurrentToken() async throws {
    let outcome = try await open(
      """
      <script>
      window.addEventListener("message", () => location.reload());
      function connect(json) {
        console.log(JSON.parse(json).accessToken);
        if (localStorage.getItem("asked")) return;
        localStorage.setItem("asked", "yes");
        requestAccessToken();
      }
      </script>
      """)
    #expect(outcome.logged == ["a", "b"].map { String(repeating: $0, count: 40) })
    #expect(outcome.state.status == .renewed && outcome.state.counts.tries == 2)
  }
}

extension Launcher.Connection {
  fileprivate var reason: String? {
    if case .failed(let fault) = self { fault.reason } else { nil }
  }
}
