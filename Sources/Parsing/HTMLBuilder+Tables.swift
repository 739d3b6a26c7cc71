import Documents
import HTML

extension HTMLBuilder {
  /// Starts a table or a part of one; a part without a table is a block like any other.
  mutating func beginTable(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    if case .table = kind {
      guard containers.count < Self.deepest else { return .flush }
      containers.append(Container(.table))
      tables.append(TableBuilder(attributes))
      style.alignment = .leading
      return .table
    }
    guard containers.last?.kind == .table else { return .flush }
    switch kind {
    case .row:
      tables[tables.count - 1].endRow()
      return .row
    case .foot:
      tables[tables.count - 1].endRow()
      tables[tables.count - 1].isInFoot = true
      return .foot
    case .caption: return enterBlocks() ? .caption : .flush
    case .cell(let isHeader):
      guard enterBlocks() else { return .flush }
      return .cell(
        isHeader: isHeader, columnSpan: max(1, span(attributes["colspan"])),
        rowSpan: rowSpan(attributes["rowspan"]))
    default: return .flush
    }
  }

  mutating func endTable() {
    flush()
    containers.removeLast()
    var table = tables.removeLast()
    for block in table.finished() { append(block) }
  }

  /// Gives the rows so far of a long table that is in nothing else: they can be seen already.
  mutating func giveRows() {
    guard containers.count == 2, tables[0].isLong else { return }
    for block in tables[0].takePart() { give(block) }
  }

  /// A number of columns or rows that can be believed.
  private func span(_ value: String?) -> Int {
    guard let number = HTMLText.integer(value), number >= 0 else { return 1 }
    return min(number, Self.greatestSpan)
  }

  /// A number of rows, of which none means all that follow.
  private func rowSpan(_ value: String?) -> Int {
    let rows = span(value)
    return rows == 0 ? Self.greatestSpan : rows
  }

  private static var greatestSpan: Int { 65_534 }
}
