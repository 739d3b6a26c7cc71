import PageEngine
import PageProtocol
import Testing

/// What a page cannot do to the app, however hard it tries.
@Suite struct LimitTests {
  private static let dropped = "failed: One turn told more than 50 events; the rest were dropped."
  private static let ended = "failed: JavaScript execution terminated: a script ran for 0 seconds."

  private static var small: PageLimits {
    var limits = PageLimits()
    limits.scriptSeconds = 0.1
    limits.events = 50
    limits.tasks = 50
    return limits
  }

  @Test func oneTurnTellsOnlySoMuch() throws {
    var limits = Self.small
    limits.tasks = 1000
    let run = try PageRun(
      """
      <script>for (let i = 0; i < 500; i++) webkit.messageHandlers.plain.postMessage(i).catch(() => {})
      setTimeout(() => console.log('next turn'), 1)</script>
      """, handlers: ["plain"], limits: limits)
    #expect(run.messages.map(\.body) == (0..<50).map { JSON.number(Double($0)) })
    #expect(run.log == [Self.dropped, "next turn"])
    #expect(run.events.last == .idle)
  }

  @Test(arguments: [
    "webkit.messageHandlers.ask.postMessage(1)", "webkit.messageHandlers.plain.postMessage(1)",
    "console.log(1)", "postMessage(1)", "setTimeout(() => {})", "Promise.reject(1)",
    "document.body.append(document.createElement('p'))",
    "document.body.innerHTML = '<iframe></iframe>'",
  ])
  func aLoopOfAnythingEnds(statement: String) throws {
    let run = try PageRun(
      "<body><script>while (true) \(statement)</script><script>console.log('on')</script>",
      handlers: ["plain"], replyingHandlers: ["ask"], limits: Self.small)
    #expect(run.log.contains(Self.ended) || run.log.contains(Self.dropped))
    #expect(run.log.contains("on"))
    #expect(run.events.count < 250)
  }

  @Test func onlySoManyTasksWait() throws {
    let run = try PageRun(
      """
      <script>let n = 0; for (let i = 0; i < 500; i++) setTimeout(() => { n += 1 })
      onload = () => setTimeout(() => setTimeout(() => console.log(n), 1), 1)</script>
      """, limits: Self.small)
    #expect(
      run.log.first
        == "failed: Too many timers and messages of the page wait; further ones are dropped.")
    #expect(run.events.last == .idle)
  }

  @Test func onlySoManyMessagesWaitForAReply() throws {
    let run = try PageRun(
      """
      <script>const ask = n => webkit.messageHandlers.ask.postMessage(n).catch(e => console.log(e.message))
      for (let i = 0; i < 40; i++) ask(i)
      setTimeout(() => { for (let i = 40; i < 60; i++) ask(i) })</script>
      """, replyingHandlers: ["ask"], limits: Self.small)
    #expect(run.messages.count == 50)
    #expect(
      run.log == Array(repeating: "50 messages wait for a reply; this one was not sent.", count: 10)
    )
  }

  @Test func aThousandChangesASecondAreAtMostThirtyDisplays() throws {
    let start = ContinuousClock.now
    let run = try PageRun(
      """
      <p id=p></p><script>let n = 0; const p = document.getElementById('p')
      const t = setInterval(() => { p.textContent = ++n; if (n === 200) clearInterval(t) }, 1)</script>
      """)
    let seconds = start.duration(to: ContinuousClock.now) / .seconds(1)
    #expect(run.html.contains(">200<"))
    // The first and the last are not of any second.
    #expect(Double(run.displays.count) <= seconds * 30 + 2)
  }

  @Test func aStorageHoldsOnlySoMuch() throws {
    var limits = PageLimits()
    limits.storage = 10
    let run = try PageRun(
      """
      <script>localStorage.abc = '1234'; sessionStorage.setItem('abcd', '567890')
      try { localStorage.setItem('d', '123') } catch (e) { console.log(e.name) }
      localStorage.setItem('abc', ''); localStorage.d = 123; delete localStorage.abc
      console.log(Object.keys(localStorage), localStorage.d, localStorage.abc, 'd' in localStorage)
      localStorage.clear(); console.log(localStorage.length, sessionStorage.abcd)</script>
      """, limits: limits)
    #expect(run.log == ["QuotaExceededError", "[\"d\"] 123 undefined true", "0 567890"])
  }
}
