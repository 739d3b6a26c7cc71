import PageEngine
import PageProtocol
import Testing

/// Iframes: what they load, who they are, and who may talk to whom.
@Suite struct FrameTests {
  @Test func aFrameLoadsAfterItsDocumentIsParsedAndBeforeLoad() throws {
    let run = try PageRun(
      """
      <iframe srcdoc="<script>parent.log('inner')</script>" onload="log('frame load')"></iframe>
      <script>const log = globalThis.log = text => console.log(text, document.readyState)
      onload = () => log('load'); addEventListener('DOMContentLoaded', () => log('content'))</script>
      """, userScripts: ["log('user ' + (self === top))"])
    #expect(
      run.log == [
        "content interactive", "user true interactive", "inner interactive",
        "frame load interactive", "load complete",
      ])
  }

  @Test func aFileOfTheFolderIsAFrameOfTheSameOrigin() throws {
    let run = try PageRun(
      """
      <iframe src="inner.html?q=1"></iframe><script>const secret = 1; var open = 2
      onload = () => { const f = document.querySelector('iframe')
        console.log(f.contentDocument.title, f.contentWindow.answer, f.contentWindow === frames[0],
          length, f.contentWindow.frameElement === f, f.contentWindow.parent === window) }</script>
      """,
      files: [
        "inner.html": """
        <title>Inner</title><script src="inner.js"></script>
        <script>console.log(location.href, origin, parent.open, parent.secret, self === top,
          parent === top, frameElement.localName, parent.document.querySelector('iframe') === frameElement)
        </script>
        """, "inner.js": "var answer = 42",
      ])
    #expect(
      run.log == [
        "https://example.com/a/inner.html?q=1 https://example.com 2 undefined false true iframe true",
        "Inner 42 true 1 true true",
      ])
  }

  @Test func handlersAreInAllFramesAndUserScriptsInTheMainFrame() throws {
    let post = "webkit.messageHandlers.ask.postMessage(typeof injected).then(v => console.log(v))"
    let run = try PageRun(
      """
      <iframe srcdoc="<script>\(post)</script>"></iframe><iframe src=inner.html></iframe>
      <iframe sandbox="allow-scripts" srcdoc="<script>\(post)</script>"></iframe>
      <script>onload = () => \(post)</script>
      """, files: ["inner.html": "<script>\(post)</script>"], replyingHandlers: ["ask"],
      userScripts: ["var injected = 1"])
    let example = "https://example.com"
    #expect(
      run.messages.map(\.frame) == [
        Frame(isMainFrame: false, origin: example), Frame(isMainFrame: false, origin: example),
        Frame(isMainFrame: false, origin: "null"), Frame(isMainFrame: true, origin: example),
      ])
    #expect(run.messages.map(\.body.string) == ["undefined", "undefined", "undefined", "number"])
    for request in [4, 3, 1, 2] {
      run.send(.fulfil(request: request, value: .number(Double(request))))
    }
    #expect(run.log == ["4", "3", "1", "2"])
  }

  @Test func messagesGoBetweenFrames() throws {
    let run = try PageRun(
      """
      <iframe srcdoc="<script>onmessage = e => { console.log('in', e.data.n, e.origin, e.isTrusted,
        e.source === parent, e.data instanceof Object, e.data.d instanceof Date)
        e.source.postMessage(e.data.n + 1) }</script>"></iframe>
      <script>const f = document.querySelector('iframe')
      onmessage = e => console.log('out', e.data, e.origin, e.isTrusted, e.source === f.contentWindow,
        e.source === window, e.ports.length)
      onload = () => { f.contentWindow.postMessage({ n: 1, d: new Date(0) }); console.log('sent') }</script>
      """)
    #expect(
      run.log == [
        "sent", "in 1 https://example.com true true true true",
        "out 2 https://example.com true true false 0",
      ])
  }

  @Test func aSandboxedFrameIsOfNoOrigin() throws {
    let run = try PageRun(
      """
      <iframe sandbox="allow-scripts" srcdoc="<script>
        try { parent.document } catch (e) { console.log(e.name, e.message) }
        try { localStorage } catch (e) { console.log(e.name) }
        console.log(origin, location.href, frameElement, parent === top)
        parent.postMessage('default'); parent.postMessage('any', '*')
        parent.postMessage('named', 'https://example.com')
        </script><iframe srcdoc='<script>console.log(origin)</script>'></iframe>"></iframe>
      <script>const f = document.querySelector('iframe')
      onmessage = e => { console.log(e.data, e.origin, e.source === f.contentWindow)
        if (e.data === 'any') f.contentWindow.postMessage(1) }
      onload = () => { console.log(f.contentDocument)
        try { f.contentWindow.answer } catch (e) { console.log(e.name) } }</script>
      """)
    #expect(
      run.log == [
        "SecurityError Blocked a frame with origin \"null\" from accessing a frame with origin "
          + "\"https://example.com\". Protocols, domains, and ports must match.",
        "SecurityError", "null about:srcdoc null true",
        "Unable to post message to null. Recipient has origin https://example.com.",
        "null", "null", "SecurityError", "any null true",
        "Unable to post message to https://example.com. Recipient has origin null.",
        "named null true",
      ])
  }

  @Test func aSandboxWithoutScriptsRunsNone() throws {
    let run = try PageRun(
      """
      <iframe sandbox srcdoc="<p onclick='console.log(1)'>shown<script>console.log(2)</script>"></iframe>
      """)
    run.send(.click(selector: "p"))
    #expect(
      run.log == [
        "failed: Blocked script execution in 'about:srcdoc' because the document's frame is "
          + "sandboxed and the 'allow-scripts' permission is not set."
      ])
    #expect(run.html.contains(">shown"))
  }

  @Test func whatIsInAFrameIsShownAndUsedInItsPlace() throws {
    let run = try PageRun(
      """
      <p>before</p><iframe hidden srcdoc="unseen"></iframe>
      <iframe src=inner.html>fallback</iframe><p><button onclick="console.log('outer')">O</button></p>
      """,
      files: [
        "inner.html": "<title>T</title><p>inside</p><input id=i oninput='console.log(value)'>"
      ])
    #expect(run.html.contains("<div><p>inside</p><input"))
    #expect(!run.html.contains("unseen") && !run.html.contains("fallback"))
    #expect(run.html.contains("</div><p><button"))
    run.send(.dispatch(ElementEvent(.input("typed"), element: try run.element("id=\"i\""))))
    run.send(.dispatch(ElementEvent(.click, element: try run.element("button"))))
    #expect(run.log == ["typed", "outer"])
    #expect(run.html.contains("value=\"typed\""))
  }

  @Test func scriptsMakeFillAndRemoveFrames() throws {
    let run = try PageRun(
      """
      <body><script>const f = document.createElement('iframe'); f.onload = () => console.log('load', f.src)
      document.body.append(f); f.contentDocument.body.append('filled'); console.log(frames.length)
      setTimeout(() => { f.src = 'inner.html' }, 1)
      onmessage = e => { console.log(e.data); const w = f.contentWindow; f.remove(); w.postMessage(1)
        setTimeout(() => console.log(f.contentWindow, frames.length, w.closed, w.late), 1) }</script>
      """,
      files: [
        "inner.html": """
        <script>parent.postMessage('hello', '*'); setTimeout(() => console.log('never'), 50)</script>
        """
      ])
    #expect(run.displays.contains { $0.contains("filled") })
    #expect(
      run.log == [
        "1", "load ", "hello", "null 0 true undefined",
      ]
        || run.log == [
          "1", "load ", "load https://example.com/a/inner.html", "hello", "null 0 true undefined",
        ])
    #expect(!run.html.contains("<div>"))
  }

  @Test(arguments: [
    ("https://other.example/a.html", "a page has no network"),
    ("none.html", "it is not in the page's folder"),
    ("../x.html", "it is not in the page's folder"),
    ("data:text/html,x", "a page has no network"),
  ])
  func aFrameThatIsNotThereIsNamed(source: String, reason: String) throws {
    let run = try PageRun(
      "<iframe src='\(source)' onload=\"console.log('load')\"></iframe><script>onload = () => console.log('on')</script>"
    )
    #expect(run.log == ["failed: The frame “\(source)” was not loaded: \(reason).", "on"])
  }

  @Test func framesAreBoundedInNumberAndDepth() throws {
    let deep = try PageRun(
      "<iframe src=page.html></iframe><script>console.log(location.pathname)</script>")
    #expect(deep.log.filter { $0 == "/a/page.html" }.count == 4)
    #expect(
      deep.log.contains("failed: A frame was not loaded: frames are nested more than 4 deep."))
    var limits = PageLimits()
    limits.frames = 2
    let many = try PageRun("<iframe></iframe><iframe></iframe><iframe></iframe>", limits: limits)
    #expect(many.log == ["failed: A frame was not loaded: a page has at most 2 frames."])
  }
}
