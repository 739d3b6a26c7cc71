import Testing

@testable import Documents

@Suite struct TableLayoutTests {
  private let table = Table(
    caption: [Run("Prices")],
    rows: [
      [cell("Fruit", isHeader: true), cell("Price", isHeader: true)],
      [cell("Apple"), cell("1 €")],
      [cell("Passion fruit from Ecuador"), cell("20 €")],
      [cell("None")],
    ])

  private static func cell(_ text: String, isHeader: Bool = false) -> Table.Cell {
    Table.Cell(runs: [Run(text)], isHeader: isHeader)
  }

  private func text(_ table: Table, columns: Int) -> String {
    Layout(of: Document(blocks: [.table(table)]), columns: columns).text
  }

  @Test func aTableIsAsWideAsItsContent() {
    #expect(
      text(table, columns: 60) == """
        Prices
        ┌────────────────────────────┬───────┐
        │ Fruit                      │ Price │
        ├────────────────────────────┼───────┤
        │ Apple                      │ 1 €   │
        │ Passion fruit from Ecuador │ 20 €  │
        │ None                       │       │
        └────────────────────────────┴───────┘

        """)
  }

  @Test func cellsAreWrappedWhereThereIsLessRoom() {
    #expect(
      text(table, columns: 26) == """
        Prices
        ┌────────────────┬───────┐
        │ Fruit          │ Price │
        ├────────────────┼───────┤
        │ Apple          │ 1 €   │
        ├────────────────┼───────┤
        │ Passion fruit  │ 20 €  │
        │ from Ecuador   │       │
        ├────────────────┼───────┤
        │ None           │       │
        └────────────────┴───────┘

        """)
  }

  @Test func aTableWithoutRoomIsToldCellByCell() {
    #expect(
      text(table, columns: 12) == """
        Prices
        Fruit:
        Apple
        Price:
        1 €

        Fruit:
        Passion
        fruit from
        Ecuador
        Price:
        20 €

        Fruit:
        None

        """)
  }

  @Test func anEmptyTableIsNothing() {
    #expect(text(Table(rows: []), columns: 9) == "")
    #expect(text(Table(rows: [[], []]), columns: 9) == "")
  }

  @Test func linksInCellsHaveOnePlaceEach() {
    let cell = Table.Cell(runs: [Run("a link", target: .link("x"))])
    let layout = Layout(
      of: Document(blocks: [.table(Table(rows: [[cell, cell]]))]), columns: 40)
    #expect(
      layout.targets.map(\.places) == [
        [Place(line: 1, columns: 2..<8)], [Place(line: 1, columns: 11..<17)],
      ])
  }
}
