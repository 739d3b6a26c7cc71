import PageEngine
import PageProtocol
import Testing

/// What scripts put in the place of the engine's own objects.
@Suite struct PoisonTests {
  @Test(arguments: [
    "Map.prototype.set = Map.prototype.get = (a, b) => take(b)",
    "Object.defineProperty = take", "Object.assign = take", "Object.keys = o => (take(o), [])",
    "Uint8Array = function (bytes) { take(bytes) }", "WeakMap.prototype.get = take",
    "globalThis.Map = function () { this.has = () => false; this.set = (a, b) => take(b) }",
  ])
  func noObjectOfAnotherOriginsWindowIsHadByPoison(poison: String) throws {
    let run = try PageRun(
      """
      <script>secret = 'token'; onmessage = e => console.log(Object.keys(e.data).length)</script>
      <iframe sandbox="allow-scripts" srcdoc="<script>
      function take(o) {
        try { console.log('had', o.constructor.constructor('return secret')()) } catch {}
        return o
      }
      \(poison)
      parent.postMessage({ a: 1, b: new ArrayBuffer(8), c: new Error('x'), d: new Map() }, '*')
      </script>"></iframe>
      """)
    #expect(!run.log.contains { $0.contains("had") })
  }

  @Test func noExceptionOfAnotherOriginsWindowIsHad() throws {
    let run = try PageRun(
      """
      <script>secret = 'token'; onmessage = () => {}</script>
      <iframe sandbox="allow-scripts" srcdoc="<script>
      let tries = 0
      function dig() {
        try { dig() } catch (e) {}
        try { if (tries++ < 3000) parent.postMessage({ a: [1, { b: 2 }] }, '*') } catch (e) {
          try { console.log('had', e.constructor.constructor('return secret')()) } catch {}
        }
      }
      dig(); console.log('dug')
      </script>"></iframe>
      """)
    #expect(run.log.contains("dug"))
    #expect(!run.log.contains { $0.contains("had") })
  }

  @Test func whatIsPostedIsTheValueWhateverItsToJSONSays() throws {
    let run = try PageRun(
      """
      <script>Array.prototype.toJSON = Object.prototype.toJSON = () => 'poison'
      JSON.stringify = JSON.parse = () => 'poison'
      webkit.messageHandlers.ask.postMessage({ a: [1, { b: 2 }] })
        .then(v => console.log(v.c[0]))</script>
      """, replyingHandlers: ["ask"])
    run.send(.fulfil(request: 1, value: .object([JSON.Member("c", .array([.number(7)]))])))
    let inner = JSON.array([.number(1), .object([JSON.Member("b", .number(2))])])
    #expect(run.messages.map(\.body) == [.object([JSON.Member("a", inner)])])
    #expect(run.log == ["7"])
  }

  @Test func theConsoleNeverThrows() throws {
    let log = try PageRun.log(
      of: """
        console.log({ get a() { throw 1 } })
        console.log(new Proxy({}, { ownKeys() { throw 2 } })); console.log('%d', Symbol())
        console.log('on')
        """)
    #expect(log == Array(repeating: "A value that cannot be described", count: 3) + ["on"])
  }

  @Test func aLongErrorIsCut() throws {
    let log = try PageRun.log(of: "throw new Error('x'.repeat(1e6))")
    #expect(log.count == 1)
    #expect(log.first?.hasSuffix("xx…") == true)
    #expect(log.first?.count ?? .max < 3000)
  }

  @Test(arguments: [
    "for (let k = 0; k < 5; k++) setTimeout(() => { for (let i = 0; i < 60; i++) setTimeout(() => {}, 1e6) }, k)",
    "while (n++ < 60) document.body.append(document.createElement('iframe'))",
  ])
  func aLimitIsToldOnce(script: String) throws {
    var limits = PageLimits()
    limits.tasks = 50
    let run = try PageRun("<body><script>let n = 0; \(script)</script>", limits: limits)
    #expect(run.log.count == 1)
  }
}
