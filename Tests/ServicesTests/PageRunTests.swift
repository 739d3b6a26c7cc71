import Glibc
import PageProtocol
import Support
import TerminalEmulation
import Testing

@testable import Services

/// Pages run without a screen, in real page processes.
@Suite struct PageRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What is printed for a page, and whether it lived to the end.
  private func run(
    _ html: String, _ plan: PageRun? = nil, most: Int = .max
  ) async throws -> (lines: [String], isWhole: Bool) {
    try folder.write(html, to: "page.html")
    var lines: [String] = []
    let isWhole = try await (plan ?? self.plan { _ in }).run(
      folder.path + "/page.html", program: BuiltProgram.path("promenade-page")
    ) { line in
      lines.append(line.description)
      return lines.count < most
    }
    return (lines, isWhole)
  }

  @Test func aPageThatDoesNothingSaysItsText() async throws {
    let result = try await run(
      """
      <title>Shop</title><h1>Open</h1><hr><ul><li>one<li>two</ul><table border><tr><td>a<td>b</table>
      """)
    #expect(
      result.lines == [#"{"kind":"text","title":"Shop","text":"Open\n• one\n• two\na b\n"}"#])
    #expect(result.isWhole)
  }

  @Test func aPageOfMoreThanAMegabyteIsShown() async throws {
    let rows = (1...20_000).map { "<p>row \($0) " + String(repeating: "x", count: 60) }
    let result = try await run(rows.joined() + "<script>console.log('here')</script>")
    #expect(result.lines.count == 2)
    #expect(result.lines.first == #"{"kind":"console","level":"log","text":"here"}"#)
    #expect(result.lines.last?.contains("row 20000 xxx") == true)
    #expect(result.isWhole)
  }

  @Test func ofAPageTooLargeToBeShownThatIsSaid() async throws {
    let result = try await run(
      "<p>small<script>onload = () => setTimeout(() => setTimeout(() => {"
        + "document.body.append('x'.repeat(5e6)) }, 100))</script>")
    #expect(result.lines.count == 2)
    #expect(
      result.lines.first?.contains("The page is too large to be shown: 50") == true)
    #expect(result.lines.last?.contains(#""text":"small"#) == true)
    #expect(result.isWhole)
  }

  @Test func whatHappensIsToldInItsOrder() async throws {
    let result = try await run(
      """
      <script>
      console.warn('first', [1]); missing()
      </script><script>
      webkit.messageHandlers.log.postMessage({at: new Date(0), nothing: undefined})
      setTimeout(() => Promise.reject(new Error('late')), 1)
      </script>
      """, plan { $0.handlers["log"] = .nothing })
    #expect(
      result.lines == [
        #"{"kind":"console","level":"warn","text":"first [1]"}"#,
        #"{"kind":"error","text":"ReferenceError: Can't find variable: missing. "#
          + #"The page asked for “missing”, which does not exist here."}"#,
        #"{"kind":"message","handler":"log","body":{"at":"1970-01-01T00:00:00.000Z","nothing":null},"#
          + #""frame":{"isMainFrame":true,"origin":"null"}}"#,
        #"{"kind":"rejection","text":"Error: late"}"#,
        #"{"kind":"text","title":"","text":""}"#,
      ])
  }

  @Test func handlersAnswerAsTheyWereTold() async throws {
    let result = try await run(
      """
      <script>
      const ask = name => webkit.messageHandlers[name].postMessage(name)
      ask('plain').then(v => console.log('plain', v))
      ask('value').then(v => console.log('value', v.token))
      ask('refused').catch(e => console.log('refused', e.message))
      </script>
      """,
      plan {
        $0.handlers = [
          "plain": .nothing, "value": .value(.object([.init("token", .string("t"))])),
          "refused": .refusal("not today"),
        ]
      })
    let said = result.lines.filter { $0.contains("console") }
    #expect(
      said
        == ["plain undefined", "value t", "refused not today"].map {
          #"{"kind":"console","level":"log","text":"\#($0)"}"#
        })
  }

  @Test func clicksFollowOneAnotherWhenThePageIsIdle() async throws {
    let result = try await run(
      """
      <title>-</title><button id=a>A</button><p></p><script>
      a = document.getElementById('a')
      a.onclick = () => setTimeout(() => {
        document.querySelector('p').innerHTML = '<button class=b>B</button>'
        document.querySelector('.b').onclick = () => { document.title = 'done' }
      }, 20)
      </script>
      """, plan { $0.clicks = ["#a", ".b", "#none"] })
    #expect(
      result.lines == [
        ##"{"kind":"error","text":"Error: No element matches \"#none\"."}"##,
        #"{"kind":"text","title":"done","text":"[ A ]\n[ B ]\n"}"#,
      ])
  }

  @Test func aPageWithoutEndIsEndedAtTheLimit() async throws {
    let page = """
      <p id=p></p><script>
      setInterval(() => { document.getElementById('p').textContent = 'on' }, 5)
      </script>
      """
    // A busy machine may need longer to start the page at all.
    for limit in [Duration.milliseconds(300), .seconds(3), .seconds(30)] {
      let result = try await run(page, plan { $0.limit = limit })
      #expect(result.isWhole)
      if result.lines == [#"{"kind":"text","title":"","text":"on\n"}"#] { return }
    }
    Issue.record("The text of the page was never printed.")
  }

  @Test func aPageThatEndsEarlySaysWhy() async throws {
    let result = try await run(
      "<p>seen<script>for (const a = [];;) a.push(Array(1e6).fill(1))</script>")
    #expect(!result.isWhole)
    #expect(
      result.lines.first
        == #"{"kind":"ended","cause":"The page used too much memory and was ended."}"#)
  }

  @Test func itsAddressIsThatOfItsFileUnlessTold() async throws {
    let page = "<script>console.log(location.href)</script>"
    let path = try #require(realpath(folder.path))
    #expect(try await run(page).lines.first?.contains("file://\(path)/page.html") == true)
    let other = try await run(page, plan { $0.location = "https://shop.example/?q=1" })
    #expect(other.lines.first?.contains(#""https://shop.example/?q=1""#) == true)
  }

  @Test func userScriptsRunInTurnWhenTheDocumentIsParsed() async throws {
    try folder.write("console.log(1, document.querySelector('p').textContent)", to: "one.js")
    try folder.write("console.log(2)", to: "two.js")
    let result = try await run(
      "<p>text</p>", plan { $0.userScripts = ["one.js", "two.js"].map { folder.path + "/" + $0 } })
    #expect(
      result.lines.filter { $0.contains("console") }.map { $0.contains("1 text") } == [true, false])
  }

  @Test func aReaderThatHasSeenEnoughEndsTheRun() async throws {
    let result = try await run(
      "<script>setInterval(() => console.log('on'), 1)</script>",
      plan { $0.limit = .seconds(60) }, most: 3)
    #expect(result.lines.count == 3)
  }

  @Test func whatSteersATerminalIsEscaped() async throws {
    let result = try await run(
      """
      <script>webkit.messageHandlers.log.postMessage('\\x1b[2J\\x9b\\u202e\\u{e0041}')</script>
      """, plan { $0.handlers["log"] = .nothing })
    #expect(result.lines.first?.contains(#""body":"\u001b[2J\u009b\u202e\udb40\udc41""#) == true)
  }

  @Test func filesThatCannotBeReadAreFaults() async throws {
    await #expect(throws: FileFault.self) {
      _ = try await PageRun().run("/nowhere/x.html", program: "") { _ in true }
    }
    await #expect(throws: FileFault.self) {
      try await run("", plan { $0.userScripts = ["/nowhere/x.js"] })
    }
  }

  private func plan(_ change: (inout PageRun) -> Void) -> PageRun {
    var plan = PageRun()
    plan.limit = .seconds(60)
    change(&plan)
    return plan
  }

  private func realpath(_ path: String) -> String? {
    let resolved = Glibc.realpath(path, nil)
    defer { free(resolved) }
    return resolved.map { String(cString: $0) }
  }
}
