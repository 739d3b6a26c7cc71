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
    /// Whether there is a line between all rows, whatever is in them.
    let isApart: Bool
    /// Whether the first row goes on with the last one of the part before.
    let goesOn: Bool
    /// What is set where there is no box, if that isn't one cell after the other.
    let turns: [Turn]?
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
  private var isApart = false
  /// The cells that reach into the next part.
  private var overhangs: [TableGrid.Overhang] = []

  /// Makes a cutter at the head of a table whose end is not known yet.
  public init(caption: [Run] = []) { self.caption = caption }

  /// Makes a cutter for a table that is there.
  init(of table: Table) {
    caption = table.caption
    sizes = TableSizes(table, TableGrid(table))
  }

  /// Makes a cutter for a part of a table that is to be cut again, and looks as it did.
  init(goingOnWith part: Table.Part, of table: Table) {
    caption = table.caption
    isFirst = part.isFirst
    sizes = part.sizes
    names = part.names
    endsWithHead = part.isBelowHead
    isApart = true
  }

  /// Makes a part of the rows that come next, of which there must be one.
  public mutating func cut(_ rows: [[Table.Cell]], isLast: Bool) -> [Block] {
    cut(rows, isLast: isLast, goesOn: false, turns: nil)
  }

  /// Makes a part of the rows that come next, or several if it is one row that holds more than so
  /// much text.
  mutating func cut(_ rows: [[Table.Cell]], isLast: Bool, bytes: Int) -> [Block] {
    guard rows.count == 1, rows[0].isLong(bytes),
      let row = LongRow(TableGrid.row(rows[0], below: overhangs), bytes: bytes)
    else { return cut(rows, isLast: isLast) }
    overhangs = []
    return row.rows.indices.flatMap { index in
      cut(
        [row.rows[index]], isLast: isLast && index == row.rows.count - 1, goesOn: index > 0,
        turns: row.turns[index])
    }
  }

  private mutating func cut(
    _ rows: [[Table.Cell]], isLast: Bool, goesOn: Bool, turns: [Table.Turn]?
  ) -> [Block] {
    var rows = rows
    if !overhangs.isEmpty { rows[0] = TableGrid.row(rows[0], below: overhangs) }
    let whole = Table(caption: isFirst ? caption : [], rows: rows)
    let grid = TableGrid(whole)
    overhangs = grid.overhangs
    if isFirst {
      // What is still to come may be wider, as numbers are that grow.
      sizes = sizes ?? TableSizes(whole, grid)?.withRoomToGrow
      if names.isEmpty { names = whole.names(in: grid) }
    }
    let part = Table.Part(
      isFirst: isFirst, isLast: isLast, sizes: sizes, names: names, isBelowHead: endsWithHead,
      isApart: isApart, goesOn: goesOn, turns: turns)
    endsWithHead = whole.isHeader(rows.count - 1)
    let table = Block.table(Table(caption: whole.caption, rows: rows, part: part))
    defer { isFirst = false }
    return isFirst ? [table] : [.seam(.betweenLines), table]
  }
}
