import Cells
import Testing
import Widgets

@testable import Flows

/// The path over the page: pushed by events, popped by keys, listed.
@Suite struct AnalysisPathTests {
  var rehearsal = Rehearsal<Analysis>.analysis()

  @Test mutating func aBurstIsPushedInItsOrder() {
    for number in 0..<20_000 { rehearsal.complete("r-\(number)") }
    #expect(rehearsal.events == (0..<20_000).map { .completed(id: "r-\($0)") })
  }

  @Test mutating func theSameEventOnTopIsCountedThereAndAnotherPushes() {
    for _ in 0..<3 { rehearsal.complete("r-1") }
    #expect(rehearsal.state.path.count == 1)
    #expect(Analysis.breadcrumb(of: rehearsal.state) == ["Report r-1 ×3"])
    #expect(rehearsal.screen.contains("×3  posted so often in a row"))
    rehearsal.complete("r-2")
    rehearsal.complete("r-1")
    #expect(rehearsal.state.path.count == 3)
  }

  @Test mutating func poppingNeverGoesBeneathTheRootAndNeverReloads() {
    rehearsal.post(#"{"message":"image_rejected"}"#)
    rehearsal.press(.backspace, .backspace, .backspace)
    #expect(rehearsal.state.path.isEmpty && rehearsal.effects.isEmpty)
    #expect(rehearsal.state.page.session == 1 && rehearsal.state.loads == 1)
  }

  @Test mutating func allScreensArePoppedAtOnce() {
    rehearsal.post(#"{"message":"image_rejected"}"#)
    rehearsal.complete("1")
    rehearsal.press(.character("0"))
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.page.session == 1)
  }

  @Test mutating func allScreensArePoppedThoughThereIsOnlyOne() {
    rehearsal.complete("1")
    #expect(!rehearsal.screen.contains("0 root"))
    rehearsal.press(.character("0"))
    #expect(rehearsal.state.path.isEmpty)
  }

  @Test mutating func aScreenBeneathKeepsHowFarItIsScrolled() {
    rehearsal.post(
      #"{"message":"long","list":[\#((0..<99).map(String.init).joined(separator: ","))]}"#)
    rehearsal.press(.pageDown, .down)
    let scroll = rehearsal.state.path.last?.scroll
    #expect(scroll == rehearsal.state.topPane?.scroll && scroll != 0)
    rehearsal.complete("r")
    rehearsal.press(.down, .escape)
    #expect(rehearsal.state.topPane?.scroll == scroll)
  }

  @Test mutating func anEventPushesOverAnOpenReport() {
    rehearsal.complete("r-1")
    rehearsal.post(#"{"message":"image_rejected"}"#)
    #expect(rehearsal.screen.contains("Image rejected"))
    rehearsal.press(.escape)
    #expect(rehearsal.events == [.completed(id: "r-1")])
  }

  @Test mutating func whatAFullPathRefusesIsSaidOnceOnScreen() {
    rehearsal.state.path.replace(
      with: (0..<NavigationPath<AnalysisScreen>.limit).map {
        .init(element: AnalysisScreen(event: .legacy("\($0)")))
      })
    rehearsal.complete("r-1")
    #expect(rehearsal.refusal == "The path is full; go back first.")
    let notice = "The path is full with 100000 screens: go back first"
    #expect(rehearsal.effects.contains(.notify(notice)))
    rehearsal.complete("r-2")
    #expect(!rehearsal.effects.contains(.notify(notice)))
    #expect(rehearsal.state.refusals.total == 2)
    rehearsal.press(.escape)
    rehearsal.complete("r-3")
    #expect(rehearsal.events.last == .completed(id: "r-3"))
  }

  @Test mutating func theListLeadsBackToAnyScreen() {
    for number in 1...5 { rehearsal.complete("r-\(number)") }
    rehearsal.press(.character("p"))
    #expect(rehearsal.screen.contains("5 screens over the page"))
    #expect(rehearsal.screen.contains("▸ 5  Report          r-5"))
    rehearsal.press(.up, .up, .up, .enter)
    #expect(rehearsal.events == [.completed(id: "r-1"), .completed(id: "r-2")])
    #expect(rehearsal.state.sheet == nil && rehearsal.screen.contains("r-2"))
    rehearsal.press(.character("p"), .home, .enter)
    #expect(rehearsal.state.isAtRoot && rehearsal.state.loads == 1)
  }

  @Test mutating func aLineOfTheListCanBeClicked() {
    for number in 1...5 { rehearsal.complete("r-\(number)") }
    rehearsal.press(.character("p"))
    rehearsal.click(on: "r-3")
    #expect(rehearsal.state.path.count == 3 && rehearsal.state.sheet == nil)
  }

  @Test mutating func anIdOfWideCharactersIsCutBetweenThem() {
    rehearsal = .analysis(columns: 30, rows: 8)
    rehearsal.complete(String(repeating: "漢", count: 40))
    for _ in 0..<2 { rehearsal.complete(String(repeating: "👩‍👩‍👧‍👦", count: 40)) }
    rehearsal.press(.character("p"))
    #expect(rehearsal.screen.contains("漢漢…漢漢"))
    #expect(rehearsal.canvas.lines.allSatisfy { $0.columns <= 30 })
    #expect(rehearsal.screen.contains("×2"))
  }

  @Test mutating func leavingTheListPopsNothing() {
    rehearsal.complete("r-1")
    rehearsal.press(.character("p"), .up, .escape)
    #expect(rehearsal.state.path.count == 1 && rehearsal.state.sheet == nil)
  }

  @Test mutating func theListStaysInBoundsWhenItIsScrolledBeyondItsEnds() {
    rehearsal.complete("r-1")
    rehearsal.press(.character("p"), .down, .pageDown, .wheel(9))
    #expect(rehearsal.screen.contains("▸ 1"))
    rehearsal.press(.pageUp, .pageUp, .wheel(-9), .up, .enter)
    #expect(rehearsal.state.path.isEmpty)
  }

  @Test mutating func ofADeepPathOnlyTheLinesThatAreSeenAreDrawn() {
    rehearsal.state.path.replace(
      with: (1...100_000).map { .init(element: AnalysisScreen(event: .completed(id: "r-\($0)"))) })
    rehearsal.press(.character("p"), .pageUp)
    #expect(rehearsal.screen.contains("99982  Report          r-99982"))
    #expect(rehearsal.canvas.lines.count(where: { $0.contains("Report") }) == 19)
    #expect(Analysis.breadcrumb(of: rehearsal.state).count < 40)
    #expect(Analysis.breadcrumb(of: rehearsal.state)[0...1] == ["Report r-1", "…"])
    rehearsal.press(.home, .down, .down, .enter)
    #expect(rehearsal.state.path.count == 2)
  }
}
