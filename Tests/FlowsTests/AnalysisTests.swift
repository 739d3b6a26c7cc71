import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// What comes of events, and who may post them.
@Suite struct AnalysisTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  @Test mutating func eachDocumentedCallbackPushesItsScreen() {
    rehearsal.post(#"{"message":"analysis_completed","id":"r-1"}"#)
    #expect(rehearsal.effects.contains(.acknowledge(.bridge(1))))
    rehearsal.post(#"{"message":"image_rejected","payload":["blurred"]}"#)
    rehearsal.post(#"{"message":"invalid_company_key","id":"KEY"}"#)
    #expect(rehearsal.effects == [.acknowledge(.bridge(1))])
    #expect(
      rehearsal.events == [
        .completed(id: "r-1"), .imageRejected(reasons: [RejectionReason("blurred")]),
        .invalidCompanyKey(CompanyKey("KEY")),
      ])
  }

  @Test mutating func anUnknownEventShowsItsJSON() {
    rehearsal.post(#"{"message":"new_thing","extra":1}"#)
    #expect(rehearsal.screen.contains("new_thing") && rehearsal.screen.contains("\"extra\": 1"))
    #expect(rehearsal.events.count == 1)
  }

  @Test mutating func aBareIdentifierIsTheImageSentOf2023AndNoReport() {
    rehearsal.post("cUVHY3lUcEFSdzdhVklr+/=-_")
    #expect(rehearsal.events == [.legacy("cUVHY3lUcEFSdzdhVklr+/=-_")])
    #expect(rehearsal.screen.contains("Image sent") && rehearsal.questions.isEmpty)
  }

  @Test mutating func unknownKeysOfAKnownEventAreIgnored() {
    rehearsal.post(#"{"version":2,"message":"analysis_completed","at":[1],"id":"r"}"#)
    #expect(rehearsal.events == [.completed(id: "r")])
  }

  @Test mutating func foreignFramesOriginsAndHandlersAreRefusedAndListed() {
    let body = JSON.string(#"{"message":"image_rejected"}"#)
    rehearsal.post(body: body, frame: Frame(isMainFrame: false, origin: Analysis.origin))
    #expect(rehearsal.refusal == "A frame within the page may not post events.")
    rehearsal.post(body: body, frame: Frame(isMainFrame: true, origin: "https://evil.example"))
    #expect(rehearsal.refusal == "The origin https://evil.example may not post events.")
    rehearsal.post(body: body, handler: "other")
    #expect(rehearsal.refusal == "The analysis flow has no handler named “other”.")
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.refusals.total == 3)
    rehearsal.press(.character("x"))
    #expect(rehearsal.screen.contains("https://evil.example"))
  }

  @Test func aMessageToAHandlerThatNoFlowHasIsRefusedAndListed() {
    var app = Rehearsal<App>(Sample.app())
    app.send(.flowOpened(.analysis))
    app.send(.posted(Sample.posts(.null, handler: "strange"), ticket: 3))
    let reason = "No flow has a handler named “strange”."
    #expect(app.effects == [.refuse(reason, to: .bridge(3), flow: .analysis)])
    #expect(app.screen.contains("✗ \(reason)"))
  }

  @Test mutating func aFlowThatIsNotOpenYetOrClosedRefuses() {
    let reason = "The analysis flow is closed; open it first."
    let state = Analysis.State(content: .ready(Sample.analysis), size: rehearsal.size)
    rehearsal.send(.closed)
    for var walk in [Rehearsal<Analysis>(state), rehearsal] {
      walk.post(#"{"message":"image_rejected"}"#)
      #expect(walk.effects == [.refuse(reason, to: .bridge(1))] && walk.state.path.isEmpty)
    }
  }

  @Test func allThatAnEventSaysStandsInTheInspector() {
    var app = Rehearsal<App>(Sample.app())
    app.send(.flowOpened(.analysis))
    let body = JSON.string(#"{"version":2,"message":"image_rejected","extra":"kept"}"#)
    app.send(.posted(Sample.posts(body), ticket: 1))
    let history = app.state.inspector.history
    let noted = history[history.numbers].compactMap { entry in
      if case .posted(let message, _) = entry.event { message.body } else { nil }
    }
    #expect(noted == [body])
  }

  @Test mutating func aPageOfAnEarlierSessionIsNotHeard() {
    let body = JSON.string(#"{"message":"image_rejected"}"#)
    let session = rehearsal.state.page.session
    rehearsal.send(.closed, .opened)
    rehearsal.send(.reported(.posted(Sample.posts(body), request: 1), session: session))
    #expect(rehearsal.state.path.isEmpty && rehearsal.effects.isEmpty)
  }

  @Test mutating func openingTwiceListensOnce() {
    rehearsal.send(.opened)
    #expect(rehearsal.effects.isEmpty && rehearsal.state.page.session == 1)
  }

  @Test mutating func whatWasRefusedIsListedTheNewestLast() {
    rehearsal.post("{\"message\":\"x\",}}")
    rehearsal.send(
      .unreadable(reason: "Not JSON at byte 9: invalid UTF-8.", text: "{\u{1B}[2J\u{FFFD}"))
    #expect(rehearsal.screen.contains("refused 2") && rehearsal.state.word == "✗ 2 refused")
    rehearsal.press(.character("x"))
    let screen = rehearsal.screen
    #expect(screen.contains("1. ✗ bridge  The body is not JSON at byte 16: text after the value."))
    #expect(screen.contains(#"{"message":"x",}}"#))
    #expect(screen.contains("2. ✗ bridge  Not JSON at byte 9: invalid UTF-8."))
    #expect(screen.contains("{␛[2J\u{FFFD}"))
    rehearsal.press(.escape)
    #expect(rehearsal.state.isAtRoot)
  }

  @Test mutating func ofAFloodOfRefusalsTheNewestAreListedAndTheOthersCounted() {
    for _ in 0..<1000 { rehearsal.post("[]") }
    #expect(rehearsal.state.refusals.entries.count <= 2 * Refusals.most)
    rehearsal.press(.character("x"), .home)
    #expect(rehearsal.screen.contains("1000 refused"))
    #expect(rehearsal.screen.contains("800\n  older ones are not kept."))
    rehearsal.press(.end)
    #expect(rehearsal.screen.contains("1000. ✗ bridge"))
  }

  @Test mutating func theLogOfAWideScreenHasNoHolesAndIndentsLongLines() {
    rehearsal = .analysis(columns: 160, rows: 48)
    for body in ["[]", #"{"message":"#, "[]"] { rehearsal.post(body) }
    let lines = rehearsal.canvas.lines
    let first = lines.firstIndex { $0.contains("✗") } ?? 0
    let last = lines.lastIndex { $0.contains("✗") } ?? 0
    #expect(lines[first...last].allSatisfy { ($0.split(separator: "│").last ?? "") != " " })
    #expect(lines[first...last].contains { $0.contains("│   ") })
  }

  @Test mutating func whatFailsInThePageIsSaid() {
    let session = rehearsal.state.page.session
    rehearsal.send(.reported(.failed("Missing."), session: session))
    #expect(rehearsal.screen.contains("Missing. Press r to load it again."))
    rehearsal.send(.reported(.displayed(Document()), session: session))
    rehearsal.send(.reported(.failed("TypeError: x"), session: session))
    #expect(rehearsal.screen.contains("! The page: TypeError: x"))
  }
}
