import PageProtocol
import Testing

@Suite struct PageProtocolTests {
  static let message = ScriptMessage(
    handler: "bridge", body: .array([.null, .number(1)]),
    frame: Frame(isMainFrame: false, origin: "https://iframe.legit.health"))

  @Test(arguments: [
    PageRequest.open(
      PageSource(
        file: "/a/b.html", location: "https://example.com/", handlers: ["a"],
        replyingHandlers: ["b", "c"], userScripts: ["let a = 1\n"], language: "de")),
    .dispatch(ElementEvent(.click, element: 7)), .dispatch(ElementEvent(.submit, element: 0)),
    .dispatch(ElementEvent(.input("é\n"), element: 1)),
    .dispatch(ElementEvent(.choose([3, 12]), element: 1)),
    .dispatch(ElementEvent(.choose([]), element: 1)),
    .dispatch(ElementEvent(.focus, element: 2)), .dispatch(ElementEvent(.blur, element: 2)),
    .dispatch(ElementEvent(.change("x"), element: 1)), .click(selector: "#go"),
    .fulfil(request: 3, value: nil), .fulfil(request: 3, value: .null),
    .fulfil(request: 3, value: .string("token")), .reject(request: 4, reason: "offline"),
    .addHandler(name: "a", isReplying: true), .addHandler(name: "b", isReplying: false),
    .removeHandler(name: "a"), .replaceUserScripts(["connect()", ""]),
    .pass(milliseconds: 40),
  ])
  func aRequestSurvivesItsLine(request: PageRequest) throws {
    #expect(try PageRequest(json: JSON(parsing: request.json.bytes)) == request)
  }

  @Test func aReplyThatDoesNotFitALineRejects() throws {
    let deep = (0..<JSONLimits.line.depth).reduce(JSON.null) { value, _ in .array([value]) }
    let long = JSON.string(String(repeating: "x", count: LineSplitter.mostBytes))
    let many = JSON.array(Array(repeating: .null, count: JSONLimits.line.elements))
    for value in [deep, long, many] {
      let json = PageRequest.fulfil(request: 3, value: value).json
      #expect(
        try PageRequest(json: JSON(parsing: json.bytes, limits: .line))
          == .reject(
            request: 3,
            reason: "The result value passed back from the WKWebView API client was unable to be "
              + "serialized"))
    }
    let fitting = (0..<JSONLimits.line.depth - 1).reduce(JSON.null) { value, _ in .array([value]) }
    let request = PageRequest.fulfil(request: 3, value: fitting)
    #expect(try PageRequest(json: JSON(parsing: request.json.bytes, limits: .line)) == request)
  }

  @Test(arguments: [
    PageEvent.displayed(html: "<p>a</p>", title: "t"),
    .displayed(html: "", title: "", state: DisplayState(focus: 0, answered: 7)),
    .posted(message, request: 12),
    .console(.warn, "careful"), .failed("TypeError: a"), .rejected("Error: b"),
    .left(for: "https://example.com/"), .navigated(to: "https://example.com/b"), .idle,
    .resting(after: 3, next: 60), .resting(after: 4, next: nil),
  ])
  func anEventSurvivesItsLine(event: PageEvent) throws {
    #expect(try PageEvent(json: JSON(parsing: event.json.bytes)) == event)
  }

  @Test(arguments: [
    ("[]", "“request” must be a text."), (#"{"request":"x"}"#, "There is no request “x”."),
    (#"{"request":"fulfil","number":1.5}"#, "“number” must be a whole number."),
    (#"{"request":"fulfil","number":1e999}"#, "“number” must be a whole number."),
    (#"{"request":"fulfil","number":-1}"#, "“number” must be a whole number."),
    (
      #"{"request":"open","file":"","location":"","handlers":[1]}"#,
      "“handlers” must be a list of texts."
    ),
  ])
  func aWrongRequestIsRefusedInOneSentence(line: String, sentence: String) {
    let error = #expect(throws: ProtocolError.self) {
      try PageRequest(json: JSON(parsing: line))
    }
    #expect(error?.description == sentence)
  }

  @Test(arguments: ["null", #"{"event":"x"}"#, #"{"event":"console","level":"loud","text":""}"#])
  func aWrongEventIsRefused(line: String) {
    #expect(throws: ProtocolError.self) { try PageEvent(json: JSON(parsing: line)) }
  }
}
