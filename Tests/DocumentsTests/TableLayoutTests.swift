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

  @Test(arguments: [
    ([], "Alpha\nBeta\n"), ([["1"]], "Beta\n\nAlpha: 1\n"),
    ([["", "2"], ["3", ""]], "Beta: 2\n\nAlpha: 3\n"), ([["", ""]], "Alpha\nBeta\n"),
  ])
  func noHeadIsLostWhereThereIsNoRoomForABox(rows: [[String]], expected: String) {
    let head = ["Alpha", "Beta"].map { Self.cell($0, isHeader: true) }
    let cells = rows.map { row in
      row.map { $0.isEmpty ? Table.Cell(runs: []) : Self.cell($0) }
    }
    #expect(text(Table(rows: [head] + cells), columns: 9) == expected)
  }

  @Test(.timeLimit(.minutes(5)))
  func rowsOfManyThousandCellsAreSetInBoundedTime() {
    let row = Array(repeating: Self.cell("c"), count: 100_000)
    let layout = Layout(of: Document(blocks: [.table(Table(rows: [row, row]))]), columns: 60)
    #expect(layout.lines.count >= 200_000)
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

  @Test func aShortColumnIsNotWrappedForALongOne() {
    let table = Table(rows: [
      [Self.cell("Tea"), Self.cell("70 °C"), Self.cell("A remark far longer than the box is wide")]
    ])
    #expect(
      text(table, columns: 36) == """
        ┌─────┬───────┬────────────────────┐
        │ Tea │ 70 °C │ A remark far       │
        │     │       │ longer than the    │
        │     │       │ box is wide        │
        └─────┴───────┴────────────────────┘

        """)
  }

  @Test func aTableWithoutRoomIsToldCellByCell() {
    #expect(
      text(table, columns: 12) == """
        Prices
        Fruit: Apple
        Price: 1 €

        Fruit:
        Passion
        fruit from
        Ecuador
        Price: 20 €

        Fruit: None

        """)
  }

  @Test func linesStopWhereACellReachesOverThem() {
    let tall = Table.Cell(blocks: [.paragraph([Run("tall")], .leading)], rowSpan: 9)
    let wide = Table.Cell(
      blocks: [.paragraph([Run("as wide as two")], .leading)], columnSpan: 2)
    let table = Table(rows: [[tall, Self.cell("a"), Self.cell("b")], [wide], [Self.cell("c")]])
    #expect(
      text(table, columns: 60) == """
        ┌──────┬────────┬───────┐
        │ tall │ a      │ b     │
        │      ├────────┴───────┤
        │      │ as wide as two │
        │      ├────────┬───────┤
        │      │ c      │       │
        └──────┴────────┴───────┘

        """)
  }

  @Test func aWideCellEndsBeforeOneFromAbove() {
    let tall = Table.Cell(blocks: [.paragraph([Run("tall")], .leading)], columnSpan: 2, rowSpan: 3)
    let wide = Table.Cell(blocks: [.paragraph([Run("wide")], .leading)], columnSpan: 3)
    let table = Table(rows: [[Self.cell("a"), tall], [wide], [wide]])
    #expect(
      text(table, columns: 40) == """
        ┌──────┬───────┐
        │ a    │ tall  │
        ├──────┤       │
        │ wide │       │
        ├──────┤       │
        │ wide │       │
        └──────┴───────┘

        """)
  }

  @Test func aTallCellMakesItsLastRowTaller() {
    let tall = Table.Cell(
      blocks: [.preformatted([Run("1\n2\n3\n4\n5")])], rowSpan: 2)
    let table = Table(rows: [[tall, Self.cell("a")], [Self.cell("b")]])
    #expect(
      text(table, columns: 60) == """
        ┌───┬───┐
        │ 1 │ a │
        │ 2 ├───┤
        │ 3 │ b │
        │ 4 │   │
        │ 5 │   │
        └───┴───┘

        """)
  }

  @Test func cellsHoldBlocksAndTables() {
    let list = List(items: [
      .init(marker: "•", blocks: [.paragraph([Run("one")], .leading)]),
      .init(marker: "•", blocks: [.paragraph([Run("two")], .leading)]),
    ])
    let inner = Table(rows: [[Self.cell("x"), Self.cell("y")]])
    let table = Table(rows: [[.init(blocks: [.list(list)]), .init(blocks: [.table(inner)])]])
    #expect(
      text(table, columns: 60) == """
        ┌───────┬───────────┐
        │ • one │ ┌───┬───┐ │
        │ • two │ │ x │ y │ │
        │       │ └───┴───┘ │
        └───────┴───────────┘

        """)
  }

  @Test func placesInCellsAreFound() {
    let cell = Table.Cell(blocks: [
      .paragraph([Run("a")], .leading), .anchor("here"),
      .paragraph([Run("link", target: .link("x"))], .leading),
    ])
    let layout = Layout(
      of: Document(blocks: [.table(Table(rows: [[Self.cell("b"), cell]]))]), columns: 40)
    #expect(layout.anchorLine("here") == 3)
    #expect(layout.targets.map(\.places) == [[Place(line: 3, columns: 6..<10)]])
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
