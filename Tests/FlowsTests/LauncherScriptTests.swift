import Cells
import PageProtocol
import Testing

@testable import Flows

@Suite struct LauncherScriptTests {
  static let values = [
    "O'Brien", "say \"hi\"", "a\\b", "line\nbreak\ttab\u{0}", "\u{2028}\u{2029}",
    "');throw 1//", "');alert(1);('", "</script>", "🙂",
  ]

  @Test(arguments: values)
  func everyOptionStaysInsideItsLiteral(value: String) throws {
    let content = Launcher.Content(
      domain: value, launcherCode: value, context: value, language: value,
      webpage: "p.html", location: "https://learn.example.com/")
    let script = Launcher.script(connecting: content, token: Secret("t"))
    let literal = try #require(
      script.split(separator: "connect(").last.map { $0.prefix { $0 != "\n" }.dropLast(2) })
    guard case .string(let json) = try JSON(parsing: String(literal)) else {
      Issue.record("connect does not get a text")
      return
    }
    let options = try JSON(parsing: json)
    for key in ["domain", "launcherCode", "context", "language"] {
      #expect(options[key] == .string(value))
    }
    #expect(options["accessToken"] == .string("t"))
    #expect(!script.unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  @Test func thePrintedScriptIsTheGuidesToTheLetter() {
    var content = Sample.launcher
    content.context = "O'Brien"
    #expect(
      Launcher.scriptAsPrinted(connecting: content, token: Secret("t")) == """
        const requestAccessToken = () => window.webkit.messageHandlers.doceboFlowMessageHandler\
        .postMessage('RENEW_ACCESS_TOKEN').then(window.postMessage); \
        connect('{"domain":"learn.example.com","accessToken":"t","launcherCode":"desk",\
        "context":"O'Brien","language":"en"}');
        """)
  }

  @Test func thePrintedScriptRunsOnlyWhenItIsAskedForAndIsMarked() {
    var walk = LauncherWalk.start()
    walk.click(on: "Guide's script")
    walk.press(.tab, .enter)
    walk.answer(Sample.token)
    #expect(walk.source?.userScripts[1].contains("connect('{") == true)
    #expect(walk.screen.contains("UNSAFE script, as printed"))
  }
}
