import PageProtocol
import TerminalEmulation
import Testing

@testable import Services

/// The stand-in for the page that hosts the launcher, in a real page process.
@Suite(.timeLimit(.minutes(10))) struct LauncherStandInTests {
  @Test(arguments: [
    ("87b567fa3de847fb3adef9492b294bb83f8cd266", "Access token: 87b5… valid"),
    ("eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI3In0.c2ln", "Access token: eyJh… valid"),
    ("brief", "Access token: •••• valid"),
    ("", "⚠ Access token: the app answered with something that is no token"),
  ])
  func whatAServerMayGiveIsAToken(token: String, words: String) async throws {
    let text = try await text(connectedWith: token)
    #expect(text.contains(words))
  }

  @Test(arguments: [
    ("postMessage(token, '*')", "Access token: c0ff… valid"),
    (
      "dispatchEvent(new MessageEvent('message', {data: token, source: window}))",
      asking
    ),
    (
      "const frame = document.createElement('iframe'); "
        + "frame.srcdoc = `<script>parent.postMessage('${token}', '*')</script>`; "
        + "document.body.append(frame)", asking
    ),
  ])
  func aMessageOfAnotherSourceOrOriginIsNoToken(script: String, words: String) async throws {
    let text = try await text(
      connectedWith: "87b567fa3de847fb3adef9492b294bb83f8cd266",
      then: """
        const token = 'c0ffee'.repeat(6)
        requestAccessToken = () => { \(script); return new Promise(() => {}) }
        """,
      clicking: "#renew")
    #expect(text.contains(words))
  }

  private static let asking = "Access token: asking the app for a new one"

  /// The text of the page once it was connected and has nothing left to do.
  private func text(
    connectedWith token: String, then script: String = "", clicking selector: String? = nil
  ) async throws -> String {
    let options = JSON.object(
      ["domain", "launcherCode", "context", "language"].map { .init($0, .string("en")) }
        + [.init("accessToken", .string(token))])
    // Its token never ends, so that the page has nothing left to do.
    let files = try TemporaryFolder([
      "connect.js":
        "window.setTimeout = () => 0; connect(\(JSON.string(options.description))); \(script)"
    ])
    var plan = PageRun()
    plan.userScripts = [files.path + "/connect.js"]
    plan.clicks = selector.map { [$0] } ?? []
    plan.limit = .seconds(50)
    var text = ""
    _ = try await plan.run(
      AppFolder.ofThisProject + "/Launcher/index.html", program: BuiltProgram.path("promenade-page")
    ) { line in
      if line["kind"] == .string("text") { text = line["text"]?.string ?? "" }
      return true
    }
    return text
  }
}
