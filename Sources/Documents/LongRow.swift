/// A row whose cells hold too much to be set at once, in pieces.
struct LongRow {
  /// The pieces of all cells side by side: in each row one of every cell that has one left.
  let rows: [[Table.Cell]]
  /// The pieces of one cell after those of the other, as many for each of the rows.
  let turns: [[Table.Turn]]

  /// Cuts the cells of a row; nil if there is no place to cut them at.
  init?(_ cells: [Table.Cell], bytes: Int) {
    // A row with more cells never stands in a box, and would have a million empty ones here.
    guard cells.count <= TableGrid.mostColumns else { return nil }
    let pieces = cells.map { $0.pieces(of: bytes) }
    let count = pieces.reduce(0) { max($0, $1.count) }
    guard count > 1 else { return nil }
    rows = (0..<count).map { index in
      zip(cells, pieces).map { cell, pieces in
        Table.Cell(
          blocks: index < pieces.count ? pieces[index] : [], isHeader: cell.isHeader,
          columnSpan: cell.columnSpan, rowSpan: index == count - 1 ? cell.rowSpan : 1)
      }
    }
    let places = TableGrid(Table(rows: [cells])).cells
    let turns = zip(places, zip(cells, pieces)).flatMap { place, cut in
      cut.1.enumerated().map { index, blocks in
        Table.Turn(
          row: 0, columns: place.columns,
          cell: Table.Cell(blocks: blocks, isHeader: cut.0.isHeader), goesOn: index > 0)
      }
    }
    self.turns = (0..<count).map { index in
      Array(turns[turns.count * index / count..<turns.count * (index + 1) / count])
    }
  }
}

extension Table.Cell {
  /// What is in the cell in groups of blocks that hold about so much text.
  fileprivate func pieces(of bytes: Int) -> [[Block]] {
    blocks.pieces(of: bytes).enumerated().map { index, piece in
      if index == 0 { return piece }
      if case .seam? = piece.first { return piece }
      return [.seam(.betweenBlocks)] + piece
    }
  }
}
