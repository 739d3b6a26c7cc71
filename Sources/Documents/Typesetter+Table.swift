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
    let isFirst = table.part?.isFirst ?? true
    let names = table.part?.names ?? table.names(in: grid)
    let turns = table.turns(in: grid)
    let hasHead = isFirst && table.isHeader(0)
    let named = hasHead ? turns.columnsOfText : []
    var row: Int?
    if !isFirst, table.part?.goesOn == false { separate() }
    for turn in turns where !turn.cell.isEmpty {
      let name = turn.goesOn || turn.cell.isHeader ? nil : names[turn.columns.lowerBound]
      let isSaidBelow =
        names[turn.columns.lowerBound] != nil && turn.columns.contains(where: named.contains)
      if hasHead, turn.row == 0, isSaidBelow { continue }
      if let row, turn.row > row { separate() }
      row = turn.row
      if let name {
        if let runs = runs(besideNameOf: turn.cell) {
          for line in wrapped(name, before: runs, width: width) { emit(line) }
          continue
        }
        for line in wrapped(name + [Run(":")], width: width, role: .tableHeader) { emit(line) }
      }
      let outer = textRole
      if turn.cell.isHeader { textRole = .tableHeader }
      set(turn.cell.blocks, isTight: true)
      textRole = outer
    }
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
