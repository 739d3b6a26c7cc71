import Documents
import HTML

/// Collects the rows of a table.
struct TableBuilder {
  var caption: [Run] = []
  /// What is in the table but in no cell; it stands before it.
  var strays: [Block] = []
  /// Whether the rows that come belong to the foot.
  var isInFoot = false
  private var rows: [[Table.Cell]] = []
  private var foot: [[Table.Cell]] = []
  private var row: [Table.Cell] = []
  /// What the table says it is for: nil if nothing.
  private var isForData: Bool?
  private var hasLargeCells = false

  /// Starts a table with these attributes.
  init(_ attributes: [HTMLAttribute]) {
    if let border = attributes["border"], border != "0" { isForData = true }
    switch attributes["role"] {
    case "presentation", "none": isForData = false
    default: break
    }
  }

  /// A part of a table is given when it has so many rows.
  private static let longest = 100
  /// What cuts the table, once a part of it was given.
  private var cutter: TableCutter?

  /// Whether there are so many rows that a part of the table can be given.
  var isLong: Bool { rows.count > Self.longest }

  /// The rows so far but the last; that they are a table, or none, is settled then.
  mutating func takePart() -> [Block] {
    let last = rows.removeLast()
    defer { (rows, strays) = ([last], []) }
    guard isTable(rows) else {
      isForData = false
      return contents(of: rows)
    }
    isForData = true
    return strays + part(rows, isLast: false)
  }

  private mutating func part(_ rows: [[Table.Cell]], isLast: Bool) -> [Block] {
    var cutter = cutter ?? TableCutter(caption: caption)
    defer { self.cutter = cutter }
    return cutter.cut(rows, isLast: isLast)
  }

  /// Ends a row, if one was begun.
  mutating func endRow() {
    guard !row.isEmpty else { return }
    if isInFoot { foot.append(row) } else { rows.append(row) }
    row = []
  }

  /// Adds a cell that spans so many columns and rows.
  mutating func add(_ blocks: [Block], isHeader: Bool, columnSpan: Int, rowSpan: Int) {
    if blocks.contains(where: \.isLargerThanACell) { hasLargeCells = true }
    if isHeader, isForData == nil { isForData = true }
    row.append(
      Table.Cell(blocks: blocks, isHeader: isHeader, columnSpan: columnSpan, rowSpan: rowSpan))
  }

  /// The table, or its content one below the other if it only arranges a page.
  mutating func finished() -> [Block] {
    endRow()
    let rows = rows + foot
    if cutter != nil { return strays + part(rows, isLast: true) }
    return isTable(rows)
      ? strays + [.table(Table(caption: caption, rows: rows))] : contents(of: rows)
  }

  /// Whether rows are to be set as a table: it has columns, and is not there to arrange a page.
  private func isTable(_ rows: [[Table.Cell]]) -> Bool {
    let columns = rows.reduce(0) { max($0, $1.reduce(0) { $0 + $1.columnSpan }) }
    return columns > 1 && isForData ?? (!hasLargeCells || !caption.isEmpty)
      && rows.contains { !$0.allSatisfy(\.isEmpty) }
  }

  /// What is in the rows, one below the other.
  private mutating func contents(of rows: [[Table.Cell]]) -> [Block] {
    let above: [Block] = caption.isEmpty ? [] : [.paragraph(caption, .leading)]
    caption = []
    return strays + above + rows.joined().flatMap(\.blocks)
  }
}

extension Block {
  /// Whether a table with this in a cell is there to arrange a page, unless it says otherwise.
  fileprivate var isLargerThanACell: Bool {
    switch self {
    case .list, .quote, .table, .rule, .preformatted, .heading: true
    case .paragraph, .picture, .anchor, .seam: false
    }
  }
}
