import Documents
import HTML

extension HTMLBuilder {
  /// Starts a table or a part of one; a part without a table is a block like any other.
  mutating func beginTable(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    if case .table = kind {
      guard containers.count < Self.deepest else { return .flush }
      containers.append(Container(.table))
      return .table
    }
    guard containers.last?.kind == .table else { return .flush }
    switch kind {
    case .row:
      containers[containers.count - 1].table.endRow()
      return .row
    case .caption: return enterBlocks() ? .caption : .flush
    case .cell(let isHeader):
      guard enterBlocks() else { return .flush }
      return .cell(
        isHeader: isHeader, columnSpan: span(attributes["colspan"]),
        rowSpan: span(attributes["rowspan"]))
    default: return .flush
    }
  }

  mutating func endTable() {
    flush()
    var table = containers.removeLast().table
    for block in table.finished() { append(block) }
  }

  /// A number of columns or rows that can be believed.
  private func span(_ value: String?) -> Int {
    min(max(HTMLText.integer(value) ?? 1, 1), 1000)
  }
}
