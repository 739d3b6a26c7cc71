extension TableGrid {
  /// A cell that reaches below the last row.
  struct Overhang: Hashable, Sendable {
    let column: Int
    let columnSpan: Int
    let rows: Int
  }

  /// A row with an empty cell for each that reaches into it from above.
  static func row(_ cells: [Table.Cell], below overhangs: [Overhang]) -> [Table.Cell] {
    var rest = overhangs.sorted { $0.column < $1.column }[...]
    var row: [Table.Cell] = []
    var column = 0
    let isHeader = !cells.isEmpty && cells.allSatisfy(\.isHeader)
    func addOverhangs(before end: Int) {
      while let next = rest.first, next.column <= end {
        rest.removeFirst()
        row.append(
          Table.Cell(
            blocks: [], isHeader: isHeader, columnSpan: next.columnSpan, rowSpan: next.rows))
        column = max(column, next.column + next.columnSpan)
      }
    }
    for cell in cells {
      addOverhangs(before: column)
      row.append(cell)
      column += cell.columnSpan
    }
    while let next = rest.first {
      // What no cell of the row fills stays empty.
      if next.column > column {
        row.append(Table.Cell(blocks: [], isHeader: isHeader, columnSpan: next.column - column))
        column = next.column
      }
      addOverhangs(before: column)
    }
    return row
  }
}
