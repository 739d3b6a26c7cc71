extension Typesetter {
  /// Sets a table in a box, or cell after cell where a box would be too narrow or can't be seen.
  mutating func set(_ table: Table) {
    for line in wrapped(table.caption, width: width) { emit(line) }
    let grid = TableGrid(table)
    guard !isSpoken, let fit = TableFit(table, grid, columns: width) else {
      return setLinear(table, grid)
    }
    var cells: [[SetLine]] = []
    cells.reserveCapacity(grid.cells.count)
    var places: [(cell: Int, anchors: [String: Int])] = []
    for (place, cell) in zip(grid.cells, table.rows.joined()) {
      let (lines, anchors) = set(cell, width: fit.width(place))
      if !anchors.isEmpty { places.append((cells.count, anchors)) }
      cells.append(lines)
    }
    var box = TableBox(table, grid: grid, fit: fit, cells: cells)
    let count = lines.count
    box.draw { emit($0) }
    let top = lines.count - box.height
    guard lines.count > count else { return }
    for (cell, anchors) in places {
      for (name, line) in anchors where self.anchors[name] == nil {
        self.anchors[name] = top + box.tops[grid.cells[cell].row] + line
      }
    }
  }

  /// Sets what is in a cell as if it were a page of its own.
  private mutating func set(
    _ cell: Table.Cell, width: Int
  ) -> (lines: [SetLine], anchors: [String: Int]) {
    let role = cell.isHeader ? Role.tableHeader : textRole
    guard case .blocks(let blocks) = cell.content else {
      return (setText(of: cell, width: width, role: role), [:])
    }
    if blocks.isEmpty { return ([], [:]) }
    var inner = Typesetter(columns: width, depth: depth, textRole: role)
    swap(&targets, &inner.targets)
    swap(&elements, &inner.elements)
    inner.set(document: blocks)
    swap(&targets, &inner.targets)
    swap(&elements, &inner.elements)
    return (inner.lines.map { SetLine(spans: $0.spans, columns: width) }, inner.anchors)
  }

  private mutating func setText(of cell: Table.Cell, width: Int, role: Role) -> [SetLine] {
    guard case .text(let text, let alignment) = cell.content else { return [] }
    let lines = wrapped([Run(text)], width: width, role: role)
    return alignment == .leading ? lines : lines.map { $0.aligned(alignment, in: width) }
  }

  /// Sets the cells below one another, each behind the header of its column; a header that stands
  /// above no text comes first.
  private mutating func setLinear(_ table: Table, _ grid: TableGrid) {
    let goesOn = table.part?.isFirst == false
    let names = goesOn ? table.part?.names ?? [:] : table.names(in: grid)
    let headers = !goesOn && table.isHeader(0) ? table.rows[0].count : 0
    let named = headers == 0 ? [] : table.columnsOfText(in: grid)
    var row: Int?
    if goesOn { separate() }
    for (index, (place, cell)) in zip(grid.cells, table.rows.joined()).enumerated()
    where !cell.isEmpty {
      let columns = place.column..<place.column + place.columnSpan
      let isSaidBelow = names[place.column] != nil && columns.contains(where: named.contains)
      if index < headers, isSaidBelow { continue }
      if let row, place.row > row { separate() }
      row = place.row
      if let name = names[place.column], !cell.isHeader {
        if let runs = runs(besideNameOf: cell) {
          for line in wrapped(name, before: runs, width: width) { emit(line) }
          continue
        }
        for line in wrapped(name + [Run(":")], width: width, role: .tableHeader) { emit(line) }
      }
      let outer = textRole
      if cell.isHeader { textRole = .tableHeader }
      set(cell.blocks, isTight: true)
      textRole = outer
    }
  }
}

extension Table {
  /// The words at the head of each column that has such.
  func names(in grid: TableGrid) -> [Int: [Run]] {
    guard isHeader(0) else { return [:] }
    var names: [Int: [Run]] = [:]
    for (place, cell) in zip(grid.cells, rows[0]) {
      let runs = cell.runs
      guard !runs.isEmpty else { continue }
      for column in place.column..<place.column + place.columnSpan { names[column] = runs }
    }
    return names
  }

  /// The columns that a cell with text in it begins in, which says what stands at the head of them.
  fileprivate func columnsOfText(in grid: TableGrid) -> Set<Int> {
    Set(
      zip(grid.cells, rows.joined()).lazy.filter { !$1.isEmpty && !$1.isHeader }.map { $0.0.column }
    )
  }

  /// Whether all cells of a row are headers.
  func isHeader(_ row: Int) -> Bool {
    rows.indices.contains(row) && !rows[row].isEmpty && rows[row].allSatisfy(\.isHeader)
  }
}

extension Typesetter {
  /// What is in a cell if it can follow the name of its column on the same line.
  fileprivate func runs(besideNameOf cell: Table.Cell) -> [Run]? {
    switch cell.content {
    case .text(let text, _): return [Run(text)]
    case .blocks(let blocks):
      guard isSpoken, blocks.count == 1, case .paragraph(let runs, _) = blocks[0] else {
        return nil
      }
      return runs
    }
  }
}
