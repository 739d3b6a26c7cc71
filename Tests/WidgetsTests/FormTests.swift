import Cells
import Testing

@testable import Widgets

@Suite struct FormTests {
  var form = Form(
    [
      Form.Field("Name", value: .text("Ada"), note: "Yours."),
      Form.Field("Size", value: .choice(["small", "large"], selected: 0)),
      Form.Field("Gift", value: .checkbox(false, "wrapped")),
    ], button: "Order")

  private func lines(columns: Int = 24, rows: Int = 8) -> [String] {
    canvas(Size(columns: columns, rows: rows)).lines
  }

  private func canvas(_ size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    form.draw(in: Rect(size), on: &canvas)
    return canvas
  }

  @Test mutating func theButtonHasTheFocusAtFirstAndIsPressed() {
    let isPressed = form.activate()
    #expect(isPressed)
    #expect(
      lines() == [
        "Name  Ada", "Size  ◂ small ▸", "Gift  [ ] wrapped", "", "▸        Order         ◂", "", "",
        "",
      ])
  }

  @Test mutating func aTextIsTypedAndKept() {
    let isPressed = form.moveFocus(by: 1)
    #expect(!isPressed)
    #expect(form.entry?.text == "Ada" && lines().contains("Yours."))
    _ = form.type(.character("m"))
    _ = form.type(.enter)
    #expect(form.entry == nil && form.fields[0].value == .text("Adam"))
    _ = form.activate()
    _ = form.type(.backspace)
    _ = form.moveFocus(by: 1)
    #expect(form.entry == nil && form.fields[0].value == .text("Ada") && form.focus == 1)
  }

  @Test mutating func escapeLeavesTheTextAsItWas() {
    _ = form.moveFocus(by: 1)
    _ = form.type(.character("x"))
    _ = form.type(.escape)
    #expect(form.entry == nil && form.fields[0].value == .text("Ada") && form.focus == 0)
  }

  @Test mutating func choicesGoRoundAndBoxesAreTicked() {
    form.focus(on: 1)
    _ = form.turn(by: -1)
    #expect(form.fields[1].value == .choice(["small", "large"], selected: 1))
    _ = form.activate()
    #expect(form.fields[1].value == .choice(["small", "large"], selected: 0))
    let isOptionPressed = form.click(2)
    #expect(!isOptionPressed)
    #expect(form.fields[2].value.isOn)
    let isButtonPressed = form.click(3)
    #expect(isButtonPressed)
  }

  @Test mutating func aComplaintStandsBelowItsFieldUntilTheTextChanges() {
    form.fields[0].complaint = "Who?"
    #expect(lines()[1] == "      ! Who?")
    form.focus(on: 0)
    _ = form.moveFocus(by: 1)
    #expect(form.fields[0].complaint == "Who?")
    form.focus(on: 0)
    _ = form.type(.character("x"))
    _ = form.moveFocus(by: 1)
    #expect(form.fields[0].complaint == nil)
  }

  @Test mutating func aLowScreenShowsWhatIsAroundTheFocusAndTheButton() {
    form.focus(on: 0)
    #expect(lines(rows: 2).map { $0.prefix(4) } == ["Name", "[   "])
    form.focus(on: 2)
    #expect(lines(rows: 2)[0].hasPrefix("Gift"))
  }

  @Test mutating func theCursorStandsWhereTheNextLetterComes() {
    form.focus(on: 0)
    for _ in 0..<30 { _ = form.type(.character("a")) }
    let canvas = canvas(Size(columns: 24, rows: 8))
    #expect(canvas.cursor == Point(column: 23, row: 0))
  }
}
