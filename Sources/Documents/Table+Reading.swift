/// How a table is read that doesn't stand in a box.
extension Table {
  /// A cell, or a piece of one, whose turn it is.
  struct Turn: Hashable, Sendable {
    let row: Int
    let columns: Range<Int>
    let cell: Cell
    /// Whether the cell has begun in a part of the table before this one.
    let goesOn: Bool
  }

  /// What is read, from first to last.
  func turns(in grid: TableGrid) -> [Turn] {
    part?.turns
      ?? zip(grid.cells, rows.joined()).map { place, cell in
        Turn(row: place.row, columns: place.columns, cell: cell, goesOn: false)
      }
  }

  /// The words at the head of each column that has such.
  func names(in grid: TableGrid) -> [Int: [Run]] {
    guard isHeader(0) else { return [:] }
    var names: [Int: [Run]] = [:]
    for (place, cell) in zip(grid.cells, rows[0]) {
      let runs = cell.runs.asName
      guard !runs.isEmpty else { continue }
      for column in place.columns { names[column] = runs }
    }
    return names
  }

  /// Whether all cells of a row are headers.
  func isHeader(_ row: Int) -> Bool {
    rows.indices.contains(row) && !rows[row].isEmpty && rows[row].allSatisfy(\.isHeader)
  }
}

extension [Table.Turn] {
  /// The columns that a cell with text in it begins in, which says what stands at the head of them.
  var columnsOfText: Set<Int> {
    Set(lazy.filter { !$0.cell.isEmpty && !$0.cell.isHeader }.map(\.columns.lowerBound))
  }
}

extension [Run] {
  /// A name is said again before each cell of its column: of a longer one only the beginning.
  private static let longestName = 256

  fileprivate var asName: [Run] {
    guard weight > Self.longestName, let part = cut(Self.longestName).first, part.runs != self
    else { return self }
    return part.runs + [Run("…")]
  }
}
