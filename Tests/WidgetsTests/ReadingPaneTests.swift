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

  @Test(arguments: [
    // The old focus, what is there afterwards, and what has the focus then.
    (2, [1, 3, 4], 3), (4, [1, 2, 3], 3), (2, [1, 12, 3, 4], 12), (3, [1, 12, 13, 4], 13),
    (2, [11, 12, 13, 14], 12), (1, [2, 3], 2), (3, [8, 9, 1, 2, 3, 4], 3),
  ])
  mutating func whatTakesThePlaceOfTheFocusedElementGetsTheFocus(
    old: Int, present: [Int], new: Int
  ) {
    func buttons(_ numbers: [Int]) -> Document {
      Document(
        blocks: numbers.map {
          .paragraph([Run("b", target: .element($0, .button(isEnabled: true)))], .leading)
        })
    }
    pane.show(buttons([1, 2, 3, 4]))
    pane.focus(on: old - 1)
    pane.show(buttons(present))
    #expect(pane.focusedTarget == .element(new, .button(isEnabled: true)))
  }

  @Test mutating func whatIsReadStaysWhereItIsWhenThePageGrowsAboveOrBelow() {
    func lines(_ numbers: Range<Int>) -> Document {
      Document(blocks: [.preformatted([Run(numbers.map { "line \($0)" }.joined(separator: "\n"))])])
    }
    pane.show(lines(0..<30))
    pane.scroll(to: 12)
    pane.show(lines(-7..<30))
    #expect(pane.layout.lines[pane.scroll].text == "line 12")
    pane.show(lines(-7..<50))
    #expect(pane.layout.lines[pane.scroll].text == "line 12")
    pane.show(lines(4..<50))
    #expect(pane.layout.lines[pane.scroll].text == "line 12")
    pane.scrollToStart()
    pane.show(lines(0..<50))
    #expect(pane.scroll == 0, "at the very top one stays there")
  }

  @Test mutating func theFocusedElementStaysInSightWhereItWas() {
    func page(_ lines: Int) -> Document {
      Document(blocks: [
        .preformatted((0..<lines).map { Run("line \($0)\n") }),
        .paragraph([Run("x", target: .element(1, .field(Field())))], .leading),
      ])
    }
    pane.show(page(2))
    pane.focus(on: 0)
    pane.show(page(40))
    #expect(
      pane.focusedPlace(in: Rect(pane.size)).map { Rect(pane.size).contains($0.origin) } == true)
  }

  @Test mutating func aClickOnALabelIsOneOnItsElement() {
    pane.show(
      Document(blocks: [
        .paragraph(
          [
            Run("Yes", target: .label(7)), Run(" "),
            Run("", target: .element(7, .field(Field("ab", columns: 4)))),
          ], .leading)
      ]))
    var canvas = Canvas(size: pane.size)
    pane.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.key(at: Point(column: 1, row: 0)) == Spot.target(0).key)
    #expect(
      canvas.key(at: Point(column: 5, row: 0)) == Spot.cell(Point(column: 1, row: 0), of: 0).key)
  }

  @Test mutating func aResizeKeepsThePlaceInTheText() {
    pane.scroll(to: 15)
    pane.resize(to: Size(columns: 40, rows: 5))
    #expect((14...16).contains(pane.scroll))
  }
}
