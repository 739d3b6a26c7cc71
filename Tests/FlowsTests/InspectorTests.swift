import Cells
import Documents
public import PageProtocol
import Testing

@testable import Flows

/// What is noted of what happens in the app.
@Suite struct InspectorTests {
  var app = Rehearsal<App>(Sample.app())

  private var entries: [Inspector.Entry] {
    let history = app.state.inspector.history
    return history[history.numbers]
  }
  private var events: [Inspector.Event] { entries.map(\.event) }

  private mutating func pass(_ time: Duration, _ messages: App.Message...) {
    App.pass(time, to: &app.state)
    for message in messages { app.send(message) }
  }

  @Test mutating func aScriptMessageIsListedWithWhatItLedToAndItsReply() {
    let message = Sample.posts(.string(#"{"message":"image_rejected"}"#))
    app.send(.flowOpened(.analysis))
    pass(.seconds(3), .posted(message, ticket: 7))
    #expect(
      events.suffix(3) == [
        .posted(message, by: .bridge(7)), .moved(.pushed("Image rejected", depth: 1)),
        .replied(nil, to: .bridge(7)),
      ])
    #expect(entries.suffix(3).map(\.kind) == [.message, .move, .reply])
    #expect(entries.suffix(3).allSatisfy { $0.time == .seconds(3) && $0.flow == .analysis })
  }

  @Test mutating func whatIsRefusedIsListedWithItsReason() {
    app.send(.posted(Sample.posts(.null, handler: "nobody"), ticket: 3))
    let reason = "No flow has a handler named “nobody”."
    #expect(
      events == [
        .posted(Sample.posts(.null, handler: "nobody"), by: .bridge(3)),
        .refused(reason: reason, to: .bridge(3)),
      ])
    app.send(.analysis(.unreadable(reason: "Not JSON at byte 0: no.", text: "{\u{1B}")))
    #expect(events.last == .unreadable(reason: "Not JSON at byte 0: no.", text: "{␛"))
    #expect(entries.allSatisfy { $0.kind == .refusal || $0.kind == .message })
  }

  @Test mutating func aTokenCallIsListedWithHowLongItTook() throws {
    app.press(.character("2"), .enter)
    #expect(entries.last?.kind == .token)
    app.send(
      .launcher(
        .answered(attempt: 1, .success(Sample.token), took: .milliseconds(243), now: .zero)))
    let end = try #require(
      entries.first { if case .ended(.token, _) = $0.event { true } else { false } })
    #expect(end.duration == .milliseconds(243))
    #expect(
      end.json
        == .facts([
          "kind": "token", "flow": "launcher", "what": "token", "try": 1, "state": "done",
          "detail": .facts(["token": "0123…4567", "lifetime": 60]), "took": 0.243,
        ]))
    app.press(.character("n"), .escape)
    #expect(events.contains(.ended(.token(attempt: 2), .calledOff)))
  }

  @Test mutating func openingAPageAndADocumentIsTimed() {
    pass(.seconds(1), .flowOpened(.analysis))
    let session = app.state.analysis.page.session
    pass(.milliseconds(1250), .analysis(.reported(.displayed(Sample.courses), session: session)))
    #expect(events.last == .ended(.page(.analysis, session: session), .done(nil)))
    #expect(entries.last?.duration == .milliseconds(250))
    pass(.seconds(2), .analysis(.reported(.displayed(Document()), session: session)))
    #expect(entries.last?.time == .milliseconds(1250))
    app.send(.backPressed, .flowOpened(.onboarding), .onboarding(.pageChosen(2)))
    pass(.seconds(3), .onboarding(.linkButtonPressed))
    pass(.milliseconds(3012), .read(Document()))
    #expect(events.last == .ended(.document("imprint.html", load: 1), .done(nil)))
    #expect(entries.last?.duration == .milliseconds(12))
  }

  @Test mutating func goingSomewhereIsListed() {
    app.press(.character("1"), .right, .escape, .character("3"))
    let moves = events.compactMap { event in
      if case .moved(let move) = event { move } else { nil }
    }
    #expect(moves == [.opened, .turned(page: 2, of: 3), .closed, .opened])
    app.send(.analysis(.reported(.left(for: "https://a.example"), session: 1)))
    #expect(events.last == .moved(.pageAskedFor("https://a.example")))
  }

  @Test mutating func theConsoleAndWhatAPageThrewAreListed() {
    app.send(
      .flowOpened(.analysis), .analysis(.reported(.logged("ready"), session: 1)),
      .analysis(.reported(.failed("TypeError: x"), session: 1)))
    #expect(events.suffix(2) == [.logged("ready"), .threw("TypeError: x")])
    #expect(entries.suffix(2).allSatisfy { $0.kind == .console && $0.flow == .analysis })
  }

  @Test mutating func whatFollowsWithinTheAppIsNoNewsOfItsOwn() {
    app.send(.flowOpened(.analysis), .posted(Sample.posts("{"), ticket: 1))
    #expect(entries.filter { $0.kind == .message }.count == 1)
    #expect(entries.filter { $0.kind == .refusal }.count == 1)
  }

  @Test mutating func ofALongBodyTheBeginningIsKept() throws {
    let long = JSON.array((0..<50_000).map { .facts(["n": .number(Double($0))]) })
    app.send(.posted(Sample.posts(long), ticket: 1))
    let entry = try #require(entries.first)
    #expect(entry.isCut && entry.bytes <= 2 * Inspector.Entry.mostBytes)
    #expect(entry.json.description.utf8.count < 10_000)
    #expect(entry.json.description.contains(#"{"n":5}"#) && entry.json["cut"] == .bool(true))
    app.send(.posted(Sample.posts(.string(String(repeating: "é", count: 100_000))), ticket: 2))
    #expect(entries.filter(\.isCut).count == 2)
    #expect(entries.allSatisfy { $0.json.description.utf8.count < 10_000 })
  }

  @Test func theOldestEntriesAreDroppedAndCounted() {
    var history = Inspector.History(limit: 3, mostBytes: 100)
    for number in 1...5 { history.append(.sample("\(number)")) }
    #expect(history.numbers == 3..<6 && history.dropped == 2)
    #expect(history[0..<99].map(\.summary) == ["3", "4", "5"])
    history.append(.sample("6", bytes: 90))
    history.append(.sample("7", bytes: 90))
    #expect(history[0..<99].map(\.summary) == ["7"] && history.dropped == 6)
    history.append(.sample("8", bytes: 1000))
    #expect(history[0..<99].map(\.summary) == ["8"])
  }

  @Test mutating func theLogIsToldEachEntryOnceAndNothingAfterItStopped() {
    app.send(.deckMoved(1))
    #expect(app.effects.isEmpty)
    app.state.log = .running
    app.send(.flowOpened(.analysis))
    let logged = app.effects.compactMap { effect in
      if case .log(let entries) = effect { entries } else { nil }
    }
    #expect(logged == [entries])
    app.send(.logStopped("The log stopped: no."))
    #expect(app.screen.contains("The log stopped: no."))
    app.press(.escape)
    app.send(.noticeExpired(app.state.notices.number))
    #expect(app.canvas.lines[0].contains("✗ log stopped"))
    app.send(.flowOpened(.onboarding))
    #expect(!app.effects.contains { if case .log = $0 { true } else { false } })
  }
}

extension Inspector.Entry {
  static func sample(_ text: String, bytes: Int = 0) -> Self {
    Self(number: 0, time: .zero, flow: nil, event: .noticed(text), bytes: bytes)
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
}
