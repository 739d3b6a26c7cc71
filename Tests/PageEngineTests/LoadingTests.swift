import PageEngine
import PageProtocol
import Testing

@Suite struct LoadingTests {
  @Test func scriptsAndEventsComeInWebKitsOrder() throws {
    let run = try PageRun(
      """
      <head><script src="deferred.js" defer></script><script type=module>log('module')</script>
      <script>const log = text => console.log(text, document.readyState)
      document.addEventListener('DOMContentLoaded', () => log('content'))
      addEventListener('DOMContentLoaded', () => log('bubbled')); onload = () => log('load')
      setTimeout(() => log('timer')); Promise.resolve().then(() => log('microtask'))</script>
      <script src="plain.js?v=1"></script></head><body><script>log('inline')</script>
      """, files: ["plain.js": "log('plain')", "deferred.js": "log('deferred')"],
      userScripts: ["log('user')"])
    #expect(
      run.log == [
        "microtask loading", "plain loading", "inline loading", "deferred loading",
        "module loading",
        "content interactive", "bubbled interactive", "user interactive", "load complete",
        "timer complete",
      ])
  }

  @Test func aScriptSeesNothingOfWhatFollows() throws {
    let log = try PageRun(
      """
      <head><script>console.log(document.body)</script></head><body><p id=a>1</p>
      <script>console.log(document.querySelectorAll('p').length, document.body.lastElementChild.localName)
      document.body.append('x')</script><p>2</p></body>
      """)
    #expect(log.log == ["null", "1 script"])
    #expect(log.html.contains("</p>\nx<p>2</p>"))
  }

  @Test func scriptsShareTheirTopLevelNames() throws {
    let run = try PageRun(
      "<script>const a = 1; let b = 2; var c = 3; function d() { return a + b + c }</script>",
      userScripts: [
        "console.log(d(), window.a, window.c)", "const a = 2; console.log('no')", "console.log(b)",
      ])
    #expect(
      run.log == [
        "6 undefined 3", "failed: SyntaxError: Can't create duplicate variable: 'a'", "2",
      ])
  }

  @Test func aModuleIsStrictAndOnItsOwn() throws {
    let run = try PageRun(
      """
      <script type=module>const inner = 1; window.outer = this; await 0; console.log('waited')</script>
      <script type=module>console.log(typeof inner, outer); undeclared = 1</script>
      <script type=module>import a from './a.js'</script>
      """)
    #expect(
      run.log
        == [
          "waited", "undefined undefined",
          "failed: A module script with “import” is not supported and did not run.",
          "failed: ReferenceError: Can't find variable: undeclared. "
            + "The page asked for “undeclared”, which does not exist here.",
        ])
  }

  @Test(arguments: [
    ("https://cdn.example/a.js", "a page has no network"),
    ("//cdn.example/a.js", "a page has no network"),
    ("missing.js", "it is not in the page's folder"),
    ("../../etc/passwd", "it is not in the page's folder"),
    (".", "it is not in the page's folder"),
  ])
  func aScriptThatCannotBeLoadedIsNamed(source: String, reason: String) throws {
    let run = try PageRun("<script src='\(source)'></script><script>console.log('on')</script>")
    #expect(run.log == ["failed: The script “\(source)” was not loaded: \(reason).", "on"])
  }

  @Test func aMissingPageIsSaid() throws {
    var events: [PageEvent] = []
    let page = Page {
      events.append($0)
      return true
    }
    page.handle(.open(PageSource(file: "/nowhere/a.html", location: "about:blank")))
    #expect(
      events == [.failed("“/nowhere/a.html” could not be opened: No such file or directory.")])
    page.handle(.click(selector: "a"))
    #expect(page.nextWakeUp == nil)
  }

  @Test func anEndlessLoopIsEndedAndThePageGoesOn() throws {
    var limits = PageLimits()
    limits.scriptSeconds = 0.1
    let run = try PageRun(
      """
      <p id=p>1</p><script>try { for (;;); } catch { console.log('caught') }</script>
      <script>console.log('next'); setTimeout(() => { for (;;); }); Promise.resolve().then(() => { for (;;); })
      setTimeout(() => console.log('last'), 20)</script>
      """, limits: limits)
    let ended = "failed: JavaScript execution terminated: a script ran for 0 seconds."
    #expect(run.log.filter { $0 == ended }.count == 3)
    #expect(run.log.filter { $0 != ended } == ["next", "last"])
    #expect(run.html.contains("<p id=\"p\">1</p>"))
  }

  @Test func aPageCanRecurseAsDeepAsItLikes() throws {
    let log = try PageRun.log(
      of: """
        function f() { f() }
        try { f() } catch (e) { console.log(e.name) }
        const p = document.body; p.addEventListener('click', () => p.click()); p.click()
        console.log('on')
        """)
    #expect(log.first == "RangeError" && log.last == "on")
  }
}
