import Cells
import Documents
import Testing

/// Documents set without a right edge, to be said.
struct SpokenLayoutTests {
  private func layout(_ blocks: Block...) -> Layout {
    Layout(of: Document(blocks: blocks), columns: Size.spoken(rows: 0).columns)
  }

  private func text(_ text: String) -> Block { .paragraph([Run(text)], .leading) }

  @Test func aParagraphIsALineHoweverLong() {
    let long = String(repeating: "word ", count: 500) + "end"
    #expect(
      layout(text(long), .paragraph([Run("centred")], .center)).spokenLines == [long, "centred"])
  }

  @Test func wordsTakeThePlaceOfWhatIsDrawn() {
    let said = layout(
      .heading(level: 1, [Run("Title")]), .rule, .quote([text("said"), text("more")]),
      .picture(Illustration(source: "x.png", alternative: "a cat")),
      .list(
        List(items: [
          List.Item(marker: "•", blocks: [text("one")]),
          List.Item(
            marker: "•",
            blocks: [
              text("two"),
              .list(List(items: [List.Item(marker: "1.", blocks: [text("deep")])])),
            ]),
        ])))
    #expect(
      said.spokenLines == [
        "Heading: Title", "Quote:", "  said", "  more", "Picture: a cat", "• one", "• two",
        "  1. deep",
      ])
  }

  @Test func aTableIsSaidCellByCellWithTheNamesOfItsColumns() {
    let table = Table(rows: [
      [
        Table.Cell(runs: [Run("Name")], isHeader: true),
        Table.Cell(runs: [Run("Age")], isHeader: true),
      ], [Table.Cell(runs: [Run("Ana", traits: .code)]), Table.Cell(runs: [Run("41")])],
      [Table.Cell(runs: [Run("Bo")]), Table.Cell(runs: [])],
    ])
    #expect(layout(.table(table)).spokenLines == ["Name: Ana", "Age: 41", "Name: Bo"])
  }

  @Test func controlsAreSaidWithTheirNamesAndHowTheyStand() {
    func control(_ number: Int, _ control: Control, _ label: String = "") -> Run {
      Run(label, target: .element(number, control))
    }
    let said = layout(
      .paragraph(
        [
          Run("Name", target: .label(1)), Run(" "), control(1, .field(Field("Ana"))), Run(" Town "),
          control(2, .field(Field(kind: .secret)), "such as Rome"),
        ], .leading),
      .paragraph(
        [
          control(3, .checkbox(isOn: true)), Run(" I agree "), control(4, .radio(isOn: false)),
          Run(" by mail"),
        ], .leading),
      .paragraph(
        [
          control(5, .button(isEnabled: true), "Send"), Run(" "),
          control(6, .button(isEnabled: true), "Clear"),
        ], .leading),
      .paragraph([control(7, .button(isEnabled: false), "Pay")], .leading),
      .paragraph(
        [
          Run("Country "), control(8, .choice(Choice([Choice.Option("Spain", isChosen: true)]))),
          Run(" Size "), control(9, .slider(Slider(value: 3, range: 0...9))),
        ], .leading), .paragraph([Run("Read on", target: .link("x.html"))], .leading))
    #expect(
      said.spokenTargets == [
        "Name: Ana", "Town: empty", "I agree (ticked)", "by mail (not chosen)", "Send (button)",
        "Clear (button)", "Pay (off)", "Country: Spain", "Size: 3", "Read on (link)",
      ])
    #expect(!said.spokenLines.contains { $0.contains("Send") || $0.contains("Ana") })
    #expect(said.spokenLines.contains("Pay (off)"))
  }

  @Test func aTextThatWasTypedHiddenIsNotSaid() {
    let run = Run("", target: .element(1, .field(Field("s3cret", kind: .secret))))
    let said = layout(.paragraph([Run("Password "), run], .leading))
    #expect(said.spokenTargets == ["Password: hidden"])
    #expect(said.spokenLines == ["Password"])
  }
}
