import Cells
import Documents
import Testing

@testable import Widgets

@Suite struct ReadingPaneTests {
  var pane = ReadingPane()

  init() {
    pane.resize(to: Size(columns: 20, rows: 5))
    pane.show(document(lines: 30))
  }

  private func document(lines: Int, links: [Int] = [2, 20]) -> Document {
    Document(blocks: [
      .preformatted(
        (0..<lines).map { number in
          Run("line \(number)\n", target: links.contains(number) ? .link("l\(number)") : nil)
        })
    ])
  }

  @Test mutating func scrollingStopsAtBothEnds() {
    pane.scroll(by: -5)
    #expect(pane.scroll == 0)
    pane.scroll(by: 1000)
    #expect(pane.scroll == pane.lastScroll)
    pane.scroll(byPages: -100)
    #expect(pane.scroll == 0)
  }

  @Test mutating func movingTheFocusRevealsItAndGoesAround() {
    pane.moveFocus(by: 1)
    #expect(pane.focusedTarget == .link("l2"))
    pane.moveFocus(by: 1)
    #expect(pane.focusedTarget == .link("l20"))
    #expect((pane.scroll..<pane.scroll + 5).contains(20))
    pane.moveFocus(by: 1)
    #expect(pane.focusedTarget == .link("l2"))
  }

  @Test mutating func aStepFocusesWhatIsInSightAndElseScrolls() {
    pane.step(1)
    #expect(pane.focusedTarget == .link("l2") && pane.scroll == 0)
    pane.step(1)
    #expect(pane.focusedTarget == .link("l2") && pane.scroll == 1)
  }

  @Test mutating func theFocusSurvivesAChangeOfTheDocument() {
    pane.moveFocus(by: 1)
    pane.show(document(lines: 40, links: [1, 2]))
    #expect(pane.focusedTarget == .link("l2"))
    pane.show(document(lines: 40, links: []))
    #expect(pane.focus == nil)
  }

  @Test mutating func aResizeKeepsThePlaceInTheText() {
    pane.scroll(to: 15)
    pane.resize(to: Size(columns: 40, rows: 5))
    #expect((14...16).contains(pane.scroll))
  }

  @Test mutating func aSearchGoesFromMatchToMatchAroundTheEnds() {
    pane.search(for: "line 2")
    #expect(pane.matches.count == 11 && pane.currentMatch == 0)
    pane.moveMatch(by: -1)
    #expect(pane.currentMatch == 10)
    #expect((pane.scroll..<pane.scroll + 5).contains(29))
    pane.search(for: "nowhere")
    #expect(pane.currentMatch == nil)
  }
}
