import Documents

/// Collects the rows of a table.
struct TableBuilder {
  var caption: [Run] = []
  /// What is in the table but in no cell; it stands before it.
  var strays: [Block] = []
  /// The places within cells that links can name; they are found at the table.
  private var anchors: [Block] = []
  private var rows: [[Table.Cell]] = []
  private var contents: [[Block]] = []
  private var row: [Table.Cell] = []
  /// For each column, how many more rows a cell above reaches down.
  private var reaching: [Int] = []
  private var isLayout = false

  /// A table with more columns isn't one that can be read.
  private static let mostColumns = 64

  /// Ends a row, if one was begun.
  mutating func endRow() {
    guard !row.isEmpty else { return }
    fillCovered()
    rows.append(row)
    row = []
    for index in reaching.indices { reaching[index] = max(0, reaching[index] - 1) }
  }

  /// Adds a cell that spans so many columns and rows.
  mutating func add(_ blocks: [Block], isHeader: Bool, columnSpan: Int, rowSpan: Int) {
    fillCovered()
    contents.append(blocks)
    if blocks.contains(where: \.isLargerThanACell) { isLayout = true }
    anchors += blocks.filter { if case .anchor = $0 { true } else { false } }
    let columns = max(1, min(columnSpan, Self.mostColumns - row.count))
    for index in 0..<columns {
      let runs = index == 0 ? Self.runs(of: blocks) : []
      row.append(Table.Cell(runs: runs, isHeader: isHeader))
      while reaching.count < row.count { reaching.append(0) }
      reaching[row.count - 1] = max(1, rowSpan)
    }
  }

  /// The table, or its content one below the other if it only arranges a page.
  mutating func finished() -> [Block] {
    endRow()
    let columns = rows.reduce(0) { max($0, $1.count) }
    guard columns > 1, !isLayout else {
      let caption: [Block] = caption.isEmpty ? [] : [.paragraph(caption, .leading)]
      return strays + caption + contents.flatMap { $0 }
    }
    return strays + anchors + [.table(Table(caption: caption, rows: rows))]
  }

  private mutating func fillCovered() {
    while row.count < reaching.count, reaching[row.count] > 0 {
      row.append(Table.Cell(runs: []))
    }
  }

  /// Blocks as the text of a cell, each on lines of its own.
  static func runs(of blocks: [Block]) -> [Run] {
    var runs: [Run] = []
    for block in blocks {
      let more: [Run]
      switch block {
      case .paragraph(let text, _), .heading(_, let text), .preformatted(let text): more = text
      case .picture(_, let alternative): more = alternative.isEmpty ? [] : [Run("[\(alternative)]")]
      case .list, .quote, .table, .rule, .anchor: more = []
      }
      if !runs.isEmpty, !more.isEmpty { runs.append(Run("\n")) }
      runs += more
    }
    return runs
  }
}

extension Block {
  /// Whether a table with this in a cell is there to arrange a page.
  fileprivate var isLargerThanACell: Bool {
    switch self {
    case .list, .quote, .table, .rule, .preformatted, .heading: true
    case .paragraph, .picture, .anchor: false
    }
  }
}
