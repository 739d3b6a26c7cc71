import PageEngine
import PageProtocol
import Testing

@Suite struct WindowMessageTests {
  @Test func theGuidesRenewalWorks() throws {
    let run = try PageRun(
      """
      <script>
      function connect(json) {
        console.log(JSON.parse(json).domain)
        addEventListener('message', e => console.log(e.data, e.origin, e.source === window,
          e.isTrusted, e.ports.length))
        requestAccessToken().then(v => console.log('then', v))
        console.log(window.requestAccessToken)
      }
      </script>
      """, replyingHandlers: ["doceboFlowMessageHandler"],
      userScripts: [
        """
        const requestAccessToken = () => window.webkit.messageHandlers.doceboFlowMessageHandler
          .postMessage('RENEW_ACCESS_TOKEN').then(window.postMessage);
        connect("{\\"domain\\":\\"O'Brien\\"}")
        """
      ])
    run.send(.fulfil(request: 1, value: .string("tok-1")))
    #expect(
      run.log == [
        "O'Brien", "undefined", "then undefined", "tok-1 https://example.com true true 0",
      ])
    #expect(run.events.last == .idle)
  }

  @Test func aMessageIsALaterTask() throws {
    let log = try PageRun.log(
      of: """
        addEventListener('message', e => console.log('message', e.data))
        postMessage('a'); Promise.resolve().then(() => console.log('microtask')); console.log('now')
        """)
    #expect(log == ["now", "microtask", "message a"])
  }

  @Test func aMessageGoesToItsOriginOnly() throws {
    let log = try PageRun.log(
      of: """
        onmessage = e => console.log(e.data)
        postMessage(1, '*'); postMessage(2, '/'); postMessage(3, 'https://example.com/x')
        postMessage(4, 'https://other.example'); postMessage(5, { targetOrigin: location.origin })
        try { postMessage(6, 'nowhere') } catch (e) { console.log(e.name) }
        try { postMessage(() => 7) } catch (e) { console.log(e.name) }
        """)
    let refusal =
      "Unable to post message to https://other.example. Recipient has origin https://example.com."
    #expect(log == [refusal, "SyntaxError", "DataCloneError", "1", "2", "3", "5"])
  }

  @Test func aMessageIsAClone() throws {
    let log = try PageRun.log(
      of: """
        const o = { a: [1], d: new Date(0), m: new Map([['k', new Set([1])]]) }; o.self = o
        onmessage = ({ data }) => console.log(data === o, data.self === data, data.a, data.d, data.m)
        postMessage(o); o.a.push(2)
        """)
    #expect(log == ["false true [1] 1970-01-01T00:00:00.000Z Map {\"k\" => Set {1}}"])
  }
}
