import PageEngine
import PageProtocol
import Testing

@Suite struct EventTests {
  @Test func anEventGoesDownAndUp() throws {
    let log = try PageRun.log(
      of: """
        const [div, b] = ['div', 'b'].map(s => document.querySelector(s))
        const say = name => e => console.log(name, e.eventPhase, e.target === b, e.currentTarget === div)
        addEventListener('x', say('window'), true); addEventListener('x', say('window'))
        document.addEventListener('x', say('document')); div.addEventListener('x', say('div'), { capture: true })
        div.addEventListener('x', say('once'), { once: true }); b.addEventListener('x', say('b'))
        console.log(b.dispatchEvent(new CustomEvent('x', { bubbles: true, detail: 1 })))
        b.dispatchEvent(new Event('x'))
        """, body: "<div><b></b></div>")
    #expect(
      log == [
        "window 1 true false", "div 1 true true", "b 2 true false", "once 3 true true",
        "document 3 true false", "window 3 true false", "true", "window 1 true false",
        "div 1 true true", "b 2 true false",
      ])
  }

  @Test func listenersCanStopPreventAndLeave() throws {
    let log = try PageRun.log(
      of: """
        const b = document.querySelector('b'), gone = () => console.log('gone')
        b.addEventListener('x', e => { e.preventDefault(); b.removeEventListener('x', gone) })
        b.addEventListener('x', gone); b.addEventListener('x', { handleEvent(e) { console.log(e.type) } })
        b.addEventListener('x', e => { e.stopImmediatePropagation() }); b.addEventListener('x', gone)
        document.body.addEventListener('x', gone)
        console.log(b.dispatchEvent(new Event('x', { bubbles: true, cancelable: true })))
        console.log(b.dispatchEvent(new Event('x', { bubbles: true })))
        """, body: "<b></b>")
    #expect(log == ["x", "false", "x", "true"])
  }

  @Test func anExceptionInAListenerIsReportedAndTheRestGoesOn() throws {
    let log = try PageRun.log(
      of: """
        const b = document.querySelector('b')
        b.addEventListener('x', () => { throw new TypeError('first') })
        b.addEventListener('x', () => console.log('second'))
        b.dispatchEvent(new Event('x')); console.log('on')
        onerror = e => { console.log('heard', e.message); e.preventDefault() }
        b.dispatchEvent(new Event('x'))
        """, body: "<b></b>")
    #expect(
      log == ["failed: TypeError: first", "second", "on", "heard TypeError: first", "second"])
  }

  @Test func aHandlerInTheMarkupSeesItsElementAndTheDocument() throws {
    let run = try PageRun(
      """
      <script>function reset() { console.log('mine') }</script>
      <input id=i value=v oninput="console.log(value, this.value, event.type, id); value = 'set'">
      <p onclick="reset(); textContent = getElementById('i').value">p</p>
      <b onclick="} {">b</b>
      """)
    run.send(.dispatch(ElementEvent(.input("typed"), element: try run.element("id=\"i\""))))
    run.send(.click(selector: "p"))
    run.send(.click(selector: "b"))
    #expect(
      run.log == [
        "typed typed input i", "mine", "failed: SyntaxError: Parser error",
      ])
    #expect(run.html.contains(">set</p>"))
  }

  @Test func whatIsThrownIsDescribed() throws {
    let log = try PageRun(
      """
      <script>throw 'text'</script><script>throw { a: 1 }</script><script>throw null</script>
      <script>throw { get a() { throw 1 } }</script><script>a b</script>
      <script>Promise.reject(new Error('lost')); Promise.reject('x').catch(() => {}); throw Error('now')</script>
      <script>addEventListener('unhandledrejection', e => { e.preventDefault(); console.log(e.reason) })
      Promise.reject(7)</script>
      """
    ).log
    #expect(
      log == [
        "failed: text", "failed: {a: 1}", "failed: null",
        "failed: An exception that cannot be described",
        "failed: SyntaxError: Unexpected identifier 'b'", "failed: Error: now",
        "rejected: Error: lost", "7",
      ])
  }

  @Test func timersRunInTheirOrder() throws {
    let log = try PageRun.log(
      of: """
        setTimeout(console.log, 20, 'b', 1); setTimeout(() => console.log('a')); setTimeout("console.log('text')", 5)
        const gone = setTimeout(() => console.log('gone'), 1); clearTimeout(gone); clearTimeout(99)
        let n = 0; const t = setInterval(() => { console.log('tick'); if (++n == 3) clearInterval(t) }, 1)
        setTimeout(() => { throw Error('x') }, 40); queueMicrotask(() => console.log('micro'))
        """)
    #expect(log.filter { $0 == "tick" }.count == 3)
    #expect(log.filter { $0 != "tick" } == ["micro", "a", "text", "b 1", "failed: Error: x"])
  }

  @Test func theConsoleWritesForPeople() throws {
    let run = try PageRun(
      """
      <body><script>console.log('%s is %d%% %o', 'a', 1.5, [1], { b: 'c' }, new Error('e'), null, undefined)
      console.warn(new Map([[1, new Set(['x'])]]), document.body, () => 1, Symbol('s'), 1n)
      console.error(window); console.assert(1 > 2, 'no'); console.debug('d'); console.info('i')</script>
      """)
    #expect(
      run.events.filter { if case .console = $0 { true } else { false } } == [
        .console(.log, "a is 1% [1] {b: \"c\"} Error: e null undefined"),
        .console(.warn, "Map {1 => Set {\"x\"}} <body> function  Symbol(s) 1n"),
        .console(.error, "Window"), .console(.error, "Assertion failed: no"),
        .console(.debug, "d"), .console(.info, "i"),
      ])
  }
}
