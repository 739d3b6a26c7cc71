extension Table {
  /// What a part of a long table takes over from those before it.
  struct Part: Hashable, Sendable {
    let isFirst: Bool
    let isLast: Bool
    /// How wide the columns of the first part want to be and must be: all parts stand in one box.
    let sizes: TableSizes?
    /// The words at the head of the columns, for a table that is too wide for a box.
    let names: [Int: [Run]]
    /// Whether the row above is a head.
    let isBelowHead: Bool
  }
}

/// Cuts a long table between its rows as they come in, so that its beginning can be seen before its
/// end is known.
public struct TableCutter: Sendable {
  private let caption: [Run]
  private var isFirst = true
  private var sizes: TableSizes?
  private var names: [Int: [Run]] = [:]
  private var endsWithHead = false
  /// The cells that reach into the next part.
  private var overhangs: [TableGrid.Overhang] = []

  /// Makes a cutter at the head of a table whose end is not known yet.
  public init(caption: [Run] = []) { self.caption = caption }

  /// Makes a cutter for a table that is there.
  init(of table: Table) {
    caption = table.caption
    sizes = TableSizes(table, TableGrid(table))
  }

  /// Makes a part of the rows that come next, of which there must be one.
  public mutating func cut(_ rows: [[Table.Cell]], isLast: Bool) -> [Block] {
    var rows = rows
    if !overhangs.isEmpty { rows[0] = TableGrid.row(rows[0], below: overhangs) }
    let whole = Table(caption: isFirst ? caption : [], rows: rows)
    let grid = TableGrid(whole)
    overhangs = grid.overhangs
    if isFirst {
      // What is still to come may be wider, as numbers are that grow.
      sizes = sizes ?? TableSizes(whole, grid)?.withRoomToGrow
      names = whole.names(in: grid)
    }
    let part = Table.Part(
      isFirst: isFirst, isLast: isLast, sizes: sizes, names: names, isBelowHead: endsWithHead)
    endsWithHead = whole.isHeader(rows.count - 1)
    let table = Block.table(Table(caption: whole.caption, rows: rows, part: part))
    defer { isFirst = false }
    return isFirst ? [table] : [.seam(.betweenLines), table]
  }
}

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
