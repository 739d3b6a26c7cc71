import PageEngine
import PageProtocol
import Testing

/// What WebKit does with a message and its reply.
@Suite struct ReplyTests {
  static func ask(_ script: String) throws -> PageRun {
    try PageRun(
      "<script>const ask = body => webkit.messageHandlers.ask.postMessage(body)\n\(script)</script>",
      handlers: ["plain"], replyingHandlers: ["ask"])
  }

  static let showing =
    "ask('T').then(v => console.log(typeof v, v), e => console.log(e instanceof Error, e.message))"

  @Test(arguments: [
    (PageRequest.fulfil(request: 1, value: .string("token")), "string token"),
    (.fulfil(request: 1, value: nil), "undefined undefined"),
    (.fulfil(request: 1, value: .null), "object null"),
    (.fulfil(request: 1, value: .string("")), "string "),
    (.fulfil(request: 1, value: .object([JSON.Member("a", .number(1))])), "object {a: 1}"),
    (.reject(request: 1, reason: "token backend down"), "true token backend down"),
  ])
  func aReplySettlesThePromise(reply: PageRequest, line: String) throws {
    let run = try Self.ask(Self.showing)
    #expect(run.messages.map(\.body) == [.string("T")])
    #expect(run.log.isEmpty && !run.events.contains(.idle))
    run.send(reply)
    #expect(run.log == [line])
    #expect(run.events.last == .idle)
  }

  @Test func onlyTheFirstReplyCounts() throws {
    let run = try Self.ask(Self.showing)
    run.send(.reject(request: 1, reason: "no"))
    run.send(.fulfil(request: 1, value: .string("late")))
    run.send(.fulfil(request: 99, value: .string("unknown")))
    #expect(run.log == ["true no"])
  }

  @Test func repliesFindTheirRequests() throws {
    let run = try Self.ask("for (const n of [1, 2, 3]) ask(n).then(v => console.log(n, v))")
    #expect(run.requests == [1, 2, 3])
    for request in [3, 1, 2] {
      run.send(.fulfil(request: request, value: .number(Double(request))))
    }
    #expect(run.log == ["3 3", "1 1", "2 2"])
  }

  @Test func aHandlerWithoutReplyFulfilsWithUndefined() throws {
    let run = try Self.ask("webkit.messageHandlers.plain.postMessage(1).then(v => console.log(v))")
    #expect(run.log == ["undefined"])
    #expect(run.events.last == .idle)
  }

  @Test func anUnknownHandlerIsUndefined() throws {
    let run = try Self.ask(
      """
      console.log(webkit.messageHandlers.nope, Object.keys(webkit.messageHandlers))
      window.webkit.messageHandlers.nope.postMessage(1)
      """)
    #expect(
      run.log == [
        "undefined []",
        "failed: TypeError: undefined is not an object (evaluating 'window.webkit.messageHandlers.nope.postMessage'). "
          + "The page asked for “window.webkit.messageHandlers.nope”, which does not exist here.",
      ])
  }

  @Test func aMessageMustBeGiven() throws {
    let run = try Self.ask("webkit.messageHandlers.ask.postMessage()")
    #expect(run.log == ["rejected: TypeError: Not enough arguments"])
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: [
    "() => 1", "{ f() {} }", "[Symbol()]", "1n", "document", "window", "Promise.resolve()",
    "(() => { const a = []; a.push(a); return a })()",
  ])
  func aBodyThatCannotBeSentNeverSettles(body: String) throws {
    let run = try Self.ask("ask(\(body)).finally(() => console.log('settled'))")
    #expect(run.messages.isEmpty)
    #expect(run.log.isEmpty)
  }

  @Test(arguments: [
    ("'a'", "\"a\""), ("1.5", "1.5"), ("NaN", "null"), ("true", "true"), ("null", "null"),
    ("undefined", "null"), ("new Date(0)", "\"1970-01-01T00:00:00.000Z\""),
    ("new Map([[1, 2]])", "{}"),
    ("new Uint8Array([7, 8])", #"{"0":7,"1":8}"#), ("[1, , undefined]", "[1,null,null]"),
    ("{ a: undefined, b: { c: [] } }", #"{"a":null,"b":{"c":[]}}"#),
    ("'\\ud800'", "\"\u{FFFD}\""), ("{ toJSON: 1 }", #"{"toJSON":1}"#),
    ("JSON.stringify({ message: 'x' })", #""{\"message\":\"x\"}""#),
    ("JSON.parse('{\"__proto__\":1}')", #"{"__proto__":1}"#),
  ])
  func aBodyArrivesAsItsJSON(body: String, json: String) throws {
    let run = try Self.ask("ask(\(body))")
    #expect(run.messages.map(\.body.description) == [json])
    #expect(run.messages.first?.frame == Frame(isMainFrame: true, origin: "https://example.com"))
  }

  @Test func aRemovedHandlerIsAnInvalidAccess() throws {
    let run = try Self.ask(
      """
      const saved = webkit.messageHandlers.ask; let n = 0
      document.onclick = () => { console.log(++n, webkit.messageHandlers.ask === saved,
        typeof webkit.messageHandlers.ask)
        saved.postMessage(n).catch(e => console.log(e instanceof DOMException, e.name, e.message)) }
      """)
    run.send(.click(selector: "html"))
    run.send(.removeHandler(name: "ask"))
    run.send(.click(selector: "html"))
    run.send(.addHandler(name: "ask", isReplying: true))
    run.send(.click(selector: "html"))
    let refusal = "true InvalidAccessError The object does not support the operation or argument."
    #expect(
      run.log == ["1 true object", "2 false undefined", refusal, "3 false object", refusal])
    #expect(run.messages.map(\.body) == [.number(1)])
  }

  @Test func aHandlerIsNotAddedTwice() throws {
    let run = try Self.ask("document.onclick = () => ask(1).then(v => console.log(v))")
    run.send(.addHandler(name: "ask", isReplying: false))
    run.send(.click(selector: "html"))
    run.send(.fulfil(request: 1, value: .string("first")))
    #expect(
      run.log == [
        "failed: Attempt to add script message handler with name 'ask' when one already exists.",
        "first",
      ])
  }

  @Test func aBodyTooLargeIsRefused() throws {
    let run = try Self.ask("ask('x'.repeat(2 ** 20)).catch(e => console.log(e.message))")
    #expect(run.messages.isEmpty)
    let refusal = "The message to “ask” is too large."
    #expect(run.log == ["failed: " + refusal, refusal])
  }
}
