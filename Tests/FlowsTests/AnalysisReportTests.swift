import Cells
import PageProtocol
import Testing

@testable import Flows

/// When reports are asked for, and what is shown meanwhile and instead.
@Suite struct AnalysisReportTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  private let report = JSON.object([
    .init("data", .object([.init("bodySite", .string("Scalp")), .init("result", .null)]))
  ])

  @Test mutating func aReportIsAskedForWhenItIsSeenAndThenShown() throws {
    rehearsal.complete("r-1")
    let question = try #require(rehearsal.questions.first)
    #expect(question.id == "r-1" && rehearsal.screen.contains("Asking the back end"))
    rehearsal.send(.reportFetched(id: "r-1", report, session: question.session))
    #expect(rehearsal.screen.contains("Report: Scalp"))
    #expect(rehearsal.screen.contains("not a diagnosis"))
    rehearsal.press(.character("p"), .escape)
    #expect(rehearsal.questions.isEmpty)
  }

  @Test(arguments: [
    (ReportFailure.status(401, reason: nil), "Not allowed to read the report"),
    (.status(403, reason: "No scope."), "Not allowed to read the report"),
    (.status(404, reason: nil), "No such report"),
    (.status(503, reason: nil), "The back end failed"),
    (.status(422, reason: nil), "The back end refused"),
    (.refused(code: "E-7", reason: "Not ready."), "error code E-7"),
    (.timedOut(seconds: 10), "No answer came within 10 s."),
    (.unreadable("It is no JSON."), "It is no JSON."),
    (.unreachable("No network."), "The back end can't be asked"),
  ])
  mutating func everyFailureHasItsScreenAndCanBeTriedAgain(failure: ReportFailure, text: String)
    throws
  {
    rehearsal.complete("r-1")
    let question = try #require(rehearsal.questions.first)
    rehearsal.send(.reportFailed(id: "r-1", failure, session: question.session))
    #expect(rehearsal.screen.contains(text))
    if let reason = failure.reason { #expect(rehearsal.screen.contains(reason)) }
    #expect(rehearsal.questions.isEmpty)
    rehearsal.press(.character("r"))
    let again = try #require(rehearsal.questions.first)
    #expect(again.session != question.session)
    rehearsal.send(.reportFetched(id: "r-1", report, session: question.session))
    #expect(rehearsal.screen.contains("Asking the back end"))
    rehearsal.send(.reportFetched(id: "r-1", report, session: again.session))
    #expect(rehearsal.screen.contains("Report: Scalp"))
    rehearsal.press(.escape)
    #expect(rehearsal.state.path.isEmpty)
  }

  @Test mutating func aRefusalInTheAnswerIsAFailureToo() {
    rehearsal.complete("r-1")
    let answer = JSON.object([
      .init("success", .bool(false)), .init("errorCode", .string("GONE")),
      .init("message", .string("It was deleted.")),
    ])
    rehearsal.send(.reportFetched(id: "r-1", answer, session: 1))
    #expect(rehearsal.screen.contains("error code GONE"))
    #expect(rehearsal.screen.contains("It was deleted."))
  }

  @Test mutating func whatTheBackEndSaysIsMadeHarmless() {
    rehearsal.complete("r-1")
    let reason = "\u{1B}[2J\u{202E}" + String(repeating: "x", count: 5000)
    let failure = ReportFailure.status(500, reason: reason)
    rehearsal.send(.reportFailed(id: "r-1", failure, session: 1))
    #expect(rehearsal.screen.contains("␛[2J<U+202E>") && rehearsal.screen.contains("bytes)"))
  }

  @Test mutating func aBurstAsksForFewReportsAndAtLastForTheOneThatIsSeen() {
    var asked: [(id: String, session: Int)] = []
    for number in 0..<10_000 {
      rehearsal.complete("r-\(number)")
      asked += rehearsal.questions
    }
    #expect(asked.map(\.id) == ["r-0"])
    rehearsal.send(.reportFetched(id: "r-0", report, session: asked[0].session))
    #expect(rehearsal.questions.isEmpty)
    rehearsal.send(.askingDue)
    #expect(rehearsal.questions.map(\.id) == ["r-9999"])
  }

  @Test mutating func aBackEndThatIsSlowIsAskedForFewAtOnce() {
    var asked: [String] = []
    for number in 1...10 {
      rehearsal.complete("r-\(number)")
      asked += rehearsal.questions.map(\.id)
      rehearsal.send(.askingDue)
      asked += rehearsal.questions.map(\.id)
    }
    #expect(asked == ["r-1", "r-2", "r-3", "r-4"])
    rehearsal.send(.reportFetched(id: "r-1", report, session: 1))
    #expect(rehearsal.questions.map(\.id) == ["r-10"])
  }

  @Test mutating func fewReportsAreKeptAndOthersAskedForAgainWhenSeen() {
    for number in 0..<40 {
      rehearsal.complete("r-\(number)")
      for (id, session) in rehearsal.questions {
        rehearsal.send(.reportFetched(id: id, report, session: session))
      }
      rehearsal.send(.askingDue)
    }
    rehearsal.press(.escape)
    #expect(rehearsal.questions.isEmpty)
    rehearsal.press(.character("p"), .home, .down, .enter)
    #expect(rehearsal.questions.map(\.id) == ["r-0"])
  }

  @Test mutating func whatIsAnsweredAfterTheFlowClosedIsAskedForAnewWhenItOpens() {
    rehearsal.complete("r-1")
    rehearsal.send(.closed, .reportFetched(id: "r-1", report, session: 1))
    #expect(rehearsal.questions.isEmpty)
    rehearsal.send(.opened)
    #expect(rehearsal.questions.map(\.id) == ["r-1"])
  }

  @Test mutating func theIdStandsInTheAddressWithTheUnreservedSet() {
    rehearsal.complete("a/b+c==")
    #expect(rehearsal.screen.contains("/s2s/v3/anonymous-diagnostic-reports/a%2Fb%2Bc%3D%3D"))
  }

  @Test mutating func theIdCanBeCopied() {
    rehearsal.complete("a/b+c==")
    rehearsal.press(.character("y"))
    #expect(rehearsal.effects == [.copy("a/b+c==", notice: "Copied the report id")])
  }
}
