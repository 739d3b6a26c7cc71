import PageEngine
import PageProtocol
import Testing

/// Reloads and links: a new document in the same page.
@Suite struct NavigationTests {
  static let next = "https://example.com/a/next.html"

  @Test func aReloadRunsUserScriptsAgain() throws {
    let run = try PageRun(
      """
      <title>T</title><script>if (!sessionStorage.n) console.log('first'); sessionStorage.n = 1
      const ask = () => webkit.messageHandlers.ask.postMessage(1).then(v => console.log(v))</script>
      <button onclick="location.reload()">again</button>
      """, replyingHandlers: ["ask"],
      userScripts: ["const injected = 1; console.log('user', sessionStorage.n); ask()"])
    run.send(.click(selector: "button"))
    run.send(.fulfil(request: 1, value: .string("late")))
    run.send(.fulfil(request: 2, value: .string("answer")))
    #expect(
      run.log == [
        "first", "user 1", "navigated: https://example.com/a/b.html?c=d#e", "user 1", "answer",
      ])
    #expect(run.events.last == .idle)
  }

  @Test func userScriptsCanBeReplacedForTheNextDocument() throws {
    let run = try PageRun(
      "<button onclick='location.reload()'>again</button>",
      userScripts: ["console.log('old token')"])
    run.send(.replaceUserScripts(["console.log('new token')", "console.log('second')"]))
    #expect(run.log == ["old token"])
    run.send(.click(selector: "button"))
    #expect(run.log.suffix(2) == ["new token", "second"])
  }

  @Test(arguments: [
    "location = 'next.html'", "location.href = './next.html'", "location.assign('/next.html')",
    "location.replace('https://example.com/a/./next.html')", "document.location = 'next.html'",
    "document.querySelector('a').click()",
    "document.querySelector('form').requestSubmit()",
  ])
  func anotherFileOfThePageIsOpened(script: String) throws {
    let run = try PageRun(
      """
      <a href="next.html">next</a><form action="next.html"></form>
      <script>onload = () => { setTimeout(() => console.log('never'), 50); \(script) }</script>
      """, files: ["next.html": "<title>Next</title><p>there<script>console.log('next')</script>"],
      userScripts: ["console.log('user', location.pathname)"])
    let path = script.contains("'/next") ? "/next.html" : "/a/next.html"
    #expect(
      run.log == [
        "user /a/b.html", "navigated: https://example.com" + path, "next", "user " + path,
      ])
    #expect(run.html.contains("there") && !run.html.contains("<a "))
  }

  @Test func aDocumentThatIsLeftWhileLoadingDoesNotFinish() throws {
    let run = try PageRun(
      """
      <script>onload = () => console.log('load'); location = 'next.html'; console.log('rest of it')</script>
      <script>console.log('never')</script>
      """, files: ["next.html": "<p>there"], userScripts: ["console.log('user', location.pathname)"]
    )
    #expect(run.log == ["rest of it", "navigated: " + Self.next, "user /a/next.html"])
  }

  @Test func elsewhereIsToldAndNotFollowed() throws {
    let run = try PageRun(
      """
      <a href="https://other.example/x">1</a><a href="mailto:a@b.c">2</a><a href="none.html">3</a>
      <a href="next.html" target="_blank">4</a><a href="javascript:console.log('ran')">5</a>
      <script>onload = () => { for (const a of document.querySelectorAll('a')) a.click() }</script>
      """, files: ["next.html": ""])
    #expect(
      run.log == [
        "left: https://other.example/x", "left: mailto:a@b.c",
        "left: https://example.com/a/none.html", "left: " + Self.next, "ran",
      ])
    #expect(run.html.contains(">1</a>"))
  }

  @Test func elementsOfTheDocumentBeforeMeanNothing() throws {
    let run = try PageRun(
      "<button onclick=\"location = 'next.html'\">go</button>",
      files: ["next.html": "<button onclick=\"console.log('wrong')\">other</button>"])
    let old = try run.element("button")
    run.send(.dispatch(ElementEvent(.click, element: old)))
    run.send(.dispatch(ElementEvent(.click, element: old)))
    #expect(run.log == ["navigated: " + Self.next])
    run.send(.dispatch(ElementEvent(.click, element: try run.element("button"))))
    #expect(run.log.last == "wrong")
  }

  @Test func aFrameGoesItsOwnWayAndCanTakeThePageAlong() throws {
    let run = try PageRun(
      """
      <iframe src="inner.html"></iframe><script>console.log('main')</script>
      """,
      files: [
        "inner.html": "<a id=a href=next.html>a</a>",
        "next.html":
          "<p>next<a id=b href='top.html' target=_top>b</a><a id=c href='https://x.example/'>c</a>",
        "top.html": "<p>top",
      ])
    run.send(.click(selector: "#a"))
    #expect(run.html.contains("<div><p>next"))
    run.send(.click(selector: "#c"))
    run.send(.click(selector: "#b"))
    #expect(
      run.log == [
        "main", "failed: A frame wanted to leave for https://x.example/, which is not loaded.",
        "navigated: https://example.com/a/top.html",
      ])
    #expect(run.html.contains("<p>top") && !run.html.contains("next"))
  }

  @Test func aPageThatReloadsWithoutEndIsStopped() throws {
    let run = try PageRun("<p>here<script>location.reload()</script>")
    #expect(run.log.filter { $0.hasPrefix("navigated") }.count == 10)
    #expect(
      run.log.last == "failed: The page went to 10 documents within 10 seconds; it goes no further."
    )
    #expect(run.events.last == .idle)
  }
}
