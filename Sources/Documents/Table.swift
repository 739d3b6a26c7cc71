/// Rows of cells.
public struct Table: Hashable, Sendable {
  public var caption: [Run]
  /// In each row the cells that begin there; one may reach into rows below and columns beside.
  public var rows: [[Cell]]
  /// Which part of a longer table it is, if it is one.
  let part: Part?

  /// Makes a table.
  public init(caption: [Run] = [], rows: [[Cell]]) {
    self.init(caption: caption, rows: rows, part: nil)
  }

  /// Makes a part of a table.
  init(caption: [Run], rows: [[Cell]], part: Part?) {
    self.caption = caption
    self.rows = rows
    self.part = part
  }

  /// One cell of a row.
  public struct Cell: Hashable, Sendable {
    let content: Content
    public let isHeader: Bool
    private let columns: UInt16
    private let rows: UInt16

    /// What is in a cell; a table has many that hold only a word or two, which need no blocks.
    enum Content: Hashable, Sendable {
      case text(String, Alignment)
      case blocks([Block])
    }

    /// Makes a cell.
    public init(
      blocks: [Block], isHeader: Bool = false, columnSpan: Int = 1, rowSpan: Int = 1
    ) {
      content = Content(blocks)
      self.isHeader = isHeader
      columns = UInt16(clamping: max(1, columnSpan))
      rows = UInt16(clamping: max(1, rowSpan))
    }

    /// Over how many columns it reaches, at least one.
    public var columnSpan: Int { Int(columns) }
    /// Over how many rows it reaches, at least one.
    public var rowSpan: Int { Int(rows) }

    /// What is in the cell.
    public var blocks: [Block] {
      switch content {
      case .text(let text, let alignment): [.paragraph([Run(text)], alignment)]
      case .blocks(let blocks): blocks
      }
    }

    /// Whether there is nothing in the cell.
    public var isEmpty: Bool { content == .blocks([]) }

    /// Makes a cell that holds one paragraph, or nothing.
    public init(runs: [Run], isHeader: Bool = false) {
      self.init(blocks: runs.isEmpty ? [] : [.paragraph(runs, .leading)], isHeader: isHeader)
    }

    /// All text in the cell, that of each block on lines of its own.
    public var runs: [Run] { blocks.runs }
  }
}

extension Table.Cell.Content {
  fileprivate init(_ blocks: [Block]) {
    if blocks.count == 1, case .paragraph(let runs, let alignment) = blocks[0], runs.count == 1,
      runs[0].traits.isEmpty, runs[0].target == nil
    {
      self = .text(runs[0].text, alignment)
    } else {
      self = .blocks(blocks)
    }
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
    case .picture(let picture): picture.words
    case .list(let list): list.items.flatMap(\.blocks).runs
    case .quote(let blocks): blocks.runs
    case .table(let table):
      ([.paragraph(table.caption, .leading)] + table.rows.joined().flatMap(\.blocks)).runs
    case .rule, .anchor, .seam: []
    }
  }
}
