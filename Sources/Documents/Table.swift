/// Rows of cells.
public struct Table: Hashable, Sendable {
  public var caption: [Run]
  /// In each row the cells that begin there; one may reach into rows below and columns beside.
  public var rows: [[Cell]]

  /// Makes a table.
  public init(caption: [Run] = [], rows: [[Cell]]) {
    self.caption = caption
    self.rows = rows
  }

  /// One cell of a row.
  public struct Cell: Hashable, Sendable {
    public var blocks: [Block]
    public var isHeader: Bool
    /// Over how many columns it reaches, at least one.
    public var columnSpan: Int
    /// Over how many rows it reaches, at least one.
    public var rowSpan: Int

    /// Makes a cell.
    public init(
      blocks: [Block], isHeader: Bool = false, columnSpan: Int = 1, rowSpan: Int = 1
    ) {
      self.blocks = blocks
      self.isHeader = isHeader
      self.columnSpan = max(1, columnSpan)
      self.rowSpan = max(1, rowSpan)
    }

    /// Makes a cell that holds one paragraph, or nothing.
    public init(runs: [Run], isHeader: Bool = false) {
      self.init(blocks: runs.isEmpty ? [] : [.paragraph(runs, .leading)], isHeader: isHeader)
    }

    /// All text in the cell, that of each block on lines of its own.
    public var runs: [Run] { blocks.runs }
  }
}

extension [Block] {
  /// All text in the blocks, with a line feed between one and the next.
  public var runs: [Run] {
    var runs: [Run] = []
    for block in self {
      let more = block.runs
      if !runs.isEmpty, !more.isEmpty { runs.append(Run("\n")) }
      runs += more
    }
    return runs
  }
}

extension Block {
  fileprivate var runs: [Run] {
    switch self {
    case .paragraph(let runs, _), .heading(_, let runs), .preformatted(let runs): runs
    case .picture(_, let alternative): alternative.isEmpty ? [] : [Run("[\(alternative)]")]
    case .list(let list): list.items.flatMap(\.blocks).runs
    case .quote(let blocks): blocks.runs
    case .table(let table):
      ([.paragraph(table.caption, .leading)] + table.rows.joined().flatMap(\.blocks)).runs
    case .rule, .anchor: []
    }
  }
}
