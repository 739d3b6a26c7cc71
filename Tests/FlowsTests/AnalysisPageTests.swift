import Cells
import PageProtocol
import Testing

@testable import Flows

/// The page at the root of the path: loaded once, and anew when somebody asks for it.
@Suite struct AnalysisPageTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  private var content: Analysis.Content {
    Analysis.Content(
      webpage: "other.html", company: Secret("efgh"), location: Secret("https://x/?company=efgh"),
      shownLocation: "https://x/?company=••••")
  }

  @Test mutating func reloadingReadsTheFileAnewAndLoadsWhatItSays() {
    rehearsal.press(.character("r"))
    #expect(rehearsal.effects == [.readContent])
    rehearsal.send(.contentRead(.ready(content)))
    let source = PageSource(
      file: "other.html", location: "https://x/?company=efgh", handlers: ["bridge"])
    #expect(
      rehearsal.effects == [.order(.close, session: 1), .order(.open(source), session: 2)])
    rehearsal.press(.character("u"))
    #expect(rehearsal.screen.contains("Loaded 2 times"))
  }

  @Test mutating func anUnusableKeyIsNotLoaded() {
    rehearsal.press(.character("r"))
    rehearsal.send(.contentRead(.unavailable("company is empty: no company key is configured.")))
    #expect(rehearsal.effects == [.order(.close, session: 1)])
    #expect(rehearsal.screen.contains("no company key is configured."))
    rehearsal.press(.character("r"))
    rehearsal.send(.contentRead(.ready(content)))
    #expect(rehearsal.effects.count == 2 && rehearsal.state.loads == 2)
  }

  @Test mutating func anInvalidKeyNeverReloadsByItselfAndCanBeTriedAgain() {
    for _ in 0..<3 { rehearsal.post(#"{"message":"invalid_company_key","id":"abcd"}"#) }
    #expect(rehearsal.effects == [.acknowledge(.bridge(1))] && rehearsal.state.loads == 1)
    #expect(rehearsal.screen.contains("Key  ••••") && rehearsal.screen.contains("Analysis.json"))
    rehearsal.press(.character("r"))
    #expect(rehearsal.effects.contains(.readContent) && rehearsal.state.isAtRoot)
  }

  @Test mutating func theAddressIsShownMaskedAndCopiedInFull() {
    rehearsal.press(.character("u"))
    #expect(rehearsal.screen.contains("https://iframe.legit.health/?company=••••"))
    #expect(rehearsal.screen.contains("Loaded once"))
    rehearsal.press(.character("y"))
    #expect(
      rehearsal.effects == [
        .copy(
          "https://iframe.legit.health/?company=abcd",
          notice: "Copied the address with the company key in it")
      ])
    rehearsal.press(.character("u"))
    #expect(rehearsal.state.isAtRoot)
  }

  @Test mutating func aFileReadAfterTheFlowClosedLoadsNothing() {
    rehearsal.press(.character("r"))
    rehearsal.send(.closed, .contentRead(.ready(content)))
    #expect(rehearsal.state.page.phase == .closed)
  }
}
