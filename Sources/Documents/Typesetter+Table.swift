extension Typesetter {
  /// Sets a table in a box, or cell after cell where a box would be too narrow.
  mutating func set(_ table: Table) {
    for line in wrapped(table.caption, width: width) { emit(line) }
    guard let fit = TableFit(table, columns: width) else { return setLinear(table) }
    emit(fit.frame("┌", "┬", "┐"))
    let rows = table.rows.map { row in row.enumerated().map { set($1, fit.widths[$0]) } }
    let hasTallRows = rows.contains { $0.contains { $0.count > 1 } }
    for (index, row) in rows.enumerated() {
      if index > 0, hasTallRows || table.isHeader(index - 1) != table.isHeader(index) {
        emit(fit.frame("├", "┼", "┤"))
      }
      for line in 0..<max(1, row.reduce(0) { max($0, $1.count) }) {
        emit(fit.line(row.map { line < $0.count ? $0[line] : nil }))
      }
    }
    emit(fit.frame("└", "┴", "┘"))
  }

  private mutating func set(_ cell: Table.Cell, _ width: Int) -> [SetLine] {
    wrapped(cell.runs, width: width, role: cell.isHeader ? .tableHeader : .body)
  }

  /// Sets each cell as a paragraph, after the header of its column.
  private mutating func setLinear(_ table: Table) {
    let headers = table.isHeader(0) ? table.rows[0] : []
    for (index, row) in table.rows.enumerated() where index > 0 || headers.isEmpty {
      let count = lines.count
      for (column, cell) in row.enumerated() where !cell.runs.isEmpty {
        if headers.indices.contains(column), !headers[column].runs.isEmpty {
          for line in wrapped(headers[column].runs + [Run(":")], width: width, role: .tableHeader) {
            emit(line)
          }
        }
        for line in set(cell, width) { emit(line) }
      }
      if lines.count > count, index + 1 < table.rows.count { separate() }
    }
  }
}

extension Table {
  /// Whether all cells of a row are headers.
  fileprivate func isHeader(_ row: Int) -> Bool {
    rows.indices.contains(row) && !rows[row].isEmpty && rows[row].allSatisfy(\.isHeader)
  }
}
