/// Where the cells of a table stand once their spans are counted.
struct TableGrid {
  let rows: Int
  private(set) var columns = 0
  private(set) var cells: [Place] = []
  private(set) var overhangs: [Overhang] = []
  /// For each place, row by row, the cell that covers it, or none.
  private var owners: [Int32] = []

  /// A box with more columns than this can't be read.
  static let mostColumns = 64
  private static let none: Int32 = -1

  /// The place of a cell.
  struct Place {
    let row: Int
    let column: Int
    let rowSpan: Int
    let columnSpan: Int

    var columns: Range<Int> { column..<column + columnSpan }
  }

  /// Places the cells of a table one after another, each in the first column that is free.
  ///
  /// A cell that would lie over one from a row above ends before it; in HTML they overlap.
  init(_ table: Table) {
    rows = table.rows.count
    /// For each column the first row that no cell above reaches.
    var free: [Int] = []
    for (row, rowCells) in table.rows.enumerated() {
      var column = 0
      for cell in rowCells {
        while column < free.count, free[column] > row { column += 1 }
        // No further than it wants to reach: a row may have a million cells.
        let most = column + max(1, min(cell.columnSpan, Self.mostColumns - column))
        let end = (column + 1..<most).first { $0 < free.count && free[$0] > row } ?? most
        let columnSpan = end - column
        let rowSpan = min(cell.rowSpan, rows - row)
        if cell.rowSpan > rowSpan {
          overhangs.append(
            Overhang(column: column, columnSpan: columnSpan, rows: cell.rowSpan - rowSpan))
        }
        while free.count < column + columnSpan { free.append(0) }
        for index in column..<column + columnSpan { free[index] = row + rowSpan }
        cells.append(
          Place(row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan))
        column += columnSpan
      }
    }
    columns = max(free.count, table.part?.sizes?.wanted.count ?? 0)
    if columns <= Self.mostColumns { claim() }
  }

  private mutating func claim() {
    owners = [Int32](repeating: Self.none, count: rows * columns)
    for (index, cell) in cells.enumerated() {
      for row in cell.row..<cell.row + cell.rowSpan {
        for column in cell.column..<cell.column + cell.columnSpan {
          owners[row * columns + column] = Int32(index)
        }
      }
    }
  }

  /// The cell that covers a place, by its number; nil where there is none.
  func cell(_ row: Int, _ column: Int) -> Int? {
    let owner = owners[row * columns + column]
    return owner == Self.none ? nil : Int(owner)
  }

  /// Whether there is a line to the left of a place; outside the table there is nothing.
  func hasLine(leftOf column: Int, row: Int) -> Bool {
    guard (0..<rows).contains(row) else { return false }
    guard column > 0, column < columns, let cell = cell(row, column) else { return true }
    return self.cell(row, column - 1) != cell
  }

  /// Whether there is a line above a place.
  func hasLine(above row: Int, column: Int) -> Bool {
    guard (0..<columns).contains(column) else { return false }
    guard row > 0, row < rows, let cell = cell(row, column) else { return true }
    return self.cell(row - 1, column) != cell
  }
}
