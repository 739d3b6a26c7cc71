import Cells
import PageProtocol
import Testing

@testable import Flows

/// Keeping the path from one run to the next.
@Suite struct SavedPathTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  private var saved: JSON? {
    for case .rememberPath(let json) in rehearsal.effects { return json }
    return nil
  }

  private mutating func save() -> JSON? {
    rehearsal.send(.saveDue)
    return saved
  }

  @Test mutating func everyScreenIsRestoredAsItWas() throws {
    rehearsal.complete("a/b==")
    rehearsal.post(#"{"message":"analysis_completed","id":42}"#)
    rehearsal.post(#"{"message":"image_rejected","payload":[{"image":2,"why":["x"]}]}"#)
    rehearsal.post("legacyIdentifier")
    rehearsal.post(#"{"message":"invalid_company_key"}"#)
    for _ in 0..<3 { rehearsal.post(#"{"message":"new","list":[1,2,3,4,5,6,7,8,9,0,1,2,3,4,5]}"#) }
    rehearsal.press(.down, .down)
    let json = try #require(save())
    let restored = try SavedPath(try JSON(parsing: json.prettyDescription))
    #expect(restored.path.entries == rehearsal.state.path.entries)
    #expect(restored.path.entries.last?.count == 3)
    #expect(restored.path.last?.scroll == 2 && restored.dropped == 0)
  }

  @Test mutating func aBurstIsSavedOnce() {
    rehearsal.complete("r-0")
    #expect(rehearsal.effects.contains(.awaitSave))
    for number in 1...100 {
      rehearsal.complete("r-\(number)")
      #expect(!rehearsal.effects.contains(.awaitSave))
    }
    #expect(save() != nil)
    #expect(save() == nil)
    rehearsal.press(.escape)
    #expect(rehearsal.effects.contains(.awaitSave))
  }

  @Test mutating func closingTheFlowSavesAtOnce() {
    rehearsal.complete("r-0")
    rehearsal.send(.closed)
    #expect(saved != nil)
    rehearsal.send(.saveDue)
    #expect(rehearsal.effects.isEmpty)
  }

  @Test mutating func anEmptyPathIsForgotten() {
    rehearsal.complete("r-0")
    rehearsal.press(.escape)
    rehearsal.send(.saveDue)
    #expect(rehearsal.effects == [.rememberPath(nil)])
  }

  @Test(arguments: [
    ("analysis_completed", 455), ("analysis_completed", 500), ("analysis_completed", 1365),
    ("image_rejected", 100_000), ("x", 100_000),
  ])
  mutating func whatStandsOnThePathIsTakenUpAgainHoweverItGrewWhenMadeVisible(
    message: String, count: Int
  ) throws {
    let text = String(repeating: "\u{202E}", count: count)
    let name = message == "x" ? text : message
    rehearsal.post(#"{"message":"\#(name)","id":"\#(text)","payload":["\#(text)"]}"#)
    guard let json = SavedPath.json(of: rehearsal.state.path) else {
      return #expect(rehearsal.refusal?.contains("more than 4096") == true)
    }
    #expect(try SavedPath(json).path.entries == rehearsal.state.path.entries)
  }

  @Test func ofADeepPathTheNewestScreensAreKeptAndTheOthersCounted() throws {
    var path = NavigationPath<AnalysisScreen>()
    path.replace(
      with: (0..<50_000).map { .init(element: AnalysisScreen(event: .legacy("\($0)"))) })
    let json = try #require(SavedPath.json(of: path, dropped: 7))
    let saved = try SavedPath(json)
    #expect(saved.path.count == SavedPath.mostScreens && saved.dropped == 49_007)
    #expect(saved.path.last?.event == .legacy("49999"))
  }

  @Test func ofLargeScreensSoManyAreKeptThatTheFileStaysSmall() throws {
    var path = NavigationPath<AnalysisScreen>()
    let text = String(repeating: "\u{1F600}", count: 4000)
    path.replace(
      with: (0..<500).map { number in
        let event = AnalysisEvent.unknown(name: "\(number)", text: text)
        return .init(element: AnalysisScreen(event: event), bytes: event.bytes)
      })
    let json = try #require(SavedPath.json(of: path))
    #expect(json.prettyDescription.utf8.count < 1 << 20)
    #expect(try SavedPath(json).path.count > 10)
  }

  @Test(arguments: [
    ("{}", "version none"), (#"{"version":2,"screens":[]}"#, "version 2"),
    (#"{"version":1}"#, "no list of screens"), (#"{"version":1,"screens":{}}"#, "no list of"),
    (#"{"version":1,"screens":[{}]}"#, "screen 1"),
    (#"{"version":1,"screens":[{"event":"legacy","text":"a"},{"event":"x"}]}"#, "screen 2"),
    (#"{"version":1,"screens":[{"event":"completed","id":7}]}"#, "screen 1"),
    (#"{"version":1,"screens":[{"event":"imageRejected"}]}"#, "screen 1"),
  ])
  func whatIsNoSavedPathSaysWhyAndChangesNothing(json: String, reason: String) throws {
    var state = Sample.app()
    let sentence = state.restoreAnalysisPath(try JSON(parsing: json))
    #expect(sentence?.contains(reason) == true)
    #expect(state.analysis.path.isEmpty)
  }

  @Test func numbersOutOfBoundsDoNoHarm() throws {
    let saved = try SavedPath(
      try JSON(
        parsing: #"""
          {"version":1,"dropped":-4,"screens":[{"event":"legacy","text":"a\u001b","times":1e30,
          "scroll":-7},{"event":"imageRejected","reasons":[{"text":"a","depth":1e9},{"text":""}]}]}
          """#))
    #expect(saved.dropped == 0)
    #expect(saved.path.entries.map(\.count) == [1, 1])
    #expect(saved.path.entries[0].element == AnalysisScreen(event: .legacy("a␛")))
    #expect(saved.path.last?.event == .imageRejected(reasons: [RejectionReason("a")]))
  }

  @Test func aRestoredPathAsksForNothingButTheReportThatIsSeen() throws {
    var screens: [JSON] = []
    for number in 1...500 {
      screens.append(
        .object([.init("event", .string("completed")), .init("id", .string("r-\(number)"))]))
    }
    var state = Sample.app()
    let fault = state.restoreAnalysisPath(
      .object([.init("version", .number(1)), .init("screens", .array(screens))]))
    #expect(fault == nil)
    var rehearsal = Rehearsal<App>(state)
    #expect(rehearsal.screen.contains("500 on the path"))
    rehearsal.send(.flowOpened(.analysis))
    #expect(rehearsal.effects.count == 3)
    #expect(rehearsal.effects.last == .fetchReport(id: "r-500", session: 1))
  }
}
