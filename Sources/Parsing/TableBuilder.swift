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

  /// Notes what the attributes of the table say.
  mutating func note(_ attributes: [HTMLAttribute]) {
    if let border = attributes["border"], border != "0" { isForData = true }
    switch attributes["role"] {
    case "presentation", "none": isForData = false
    default: break
    }
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
    let columns = rows.reduce(0) { max($0, $1.reduce(0) { $0 + $1.columnSpan }) }
    let isTable = isForData ?? (!hasLargeCells || !caption.isEmpty)
    guard columns > 1, isTable, rows.contains(where: { !$0.allSatisfy(\.isEmpty) }) else {
      let caption: [Block] = caption.isEmpty ? [] : [.paragraph(caption, .leading)]
      return strays + caption + rows.joined().flatMap(\.blocks)
    }
    return strays + [.table(Table(caption: caption, rows: rows))]
  }
}

extension Block {
  /// Whether a table with this in a cell is there to arrange a page, unless it says otherwise.
  fileprivate var isLargerThanACell: Bool {
    switch self {
    case .list, .quote, .table, .rule, .preformatted, .heading: true
    case .paragraph, .picture, .anchor: false
    }
  }
}
