/// Draws a table whose cells are set, line by line, with the lines between them.
struct TableBox {
  private let grid: TableGrid
  private let fit: TableFit
  /// The lines of each cell, in the order of the grid.
  private let cells: [[SetLine]]
  private let part: Table.Part?
  /// For each row, whether it has a line above; the first of all always has.
  private var hasEdge: [Bool]
  /// For each row, at which line of the box its text starts; and where the box ends.
  private(set) var tops: [Int] = []
  private var plainEdge: SetLine?

  /// Makes the box of a table; there is a line between head and body, and between all rows where
  /// that is needed to tell them apart.
  init(_ table: Table, grid: TableGrid, fit: TableFit, cells: [[SetLine]]) {
    self.grid = grid
    part = table.part
    self.fit = fit
    self.cells = cells
    var heights = [Int](repeating: 1, count: grid.rows)
    for (place, lines) in zip(grid.cells, cells) where place.rowSpan == 1 {
      heights[place.row] = max(heights[place.row], lines.count)
    }
    let isApart =
      table.part?.isApart == true || heights.contains { $0 > 1 }
      || grid.cells.contains { $0.rowSpan + $0.columnSpan > 2 }
    hasEdge = table.rows.indices.map { row in
      guard row > 0 else {
        guard let part = table.part, !part.isFirst else { return true }
        if part.goesOn { return false }
        return isApart || part.isBelowHead != table.isHeader(row)
      }
      return isApart || table.isHeader(row - 1) != table.isHeader(row)
    }
    for (place, lines) in zip(grid.cells, cells) where place.rowSpan > 1 {
      let rows = place.row..<place.row + place.rowSpan
      let room =
        heights[rows].reduce(0, +) + hasEdge[rows.lowerBound + 1..<rows.upperBound].count { $0 }
      heights[rows.upperBound - 1] += max(0, lines.count - room)
    }
    var top = 0
    for (row, height) in heights.enumerated() {
      top += hasEdge[row] ? 1 : 0
      tops.append(top)
      top += height
    }
    tops.append(top)
  }

  /// How many lines the box has.
  var height: Int { (tops.last ?? 0) + (isLast ? 1 : 0) }

  private var isLast: Bool { part?.isLast ?? true }

  /// Gives all lines, from the upper edge to the lower one, if these belong to this part.
  mutating func draw(_ emit: (SetLine) -> Void) {
    for row in 0..<grid.rows {
      if hasEdge[row] { emit(edge(above: row)) }
      let end = row + 1 < grid.rows && hasEdge[row + 1] ? tops[row + 1] - 1 : tops[row + 1]
      for line in tops[row]..<end { emit(text(line, of: row)) }
    }
    if isLast { emit(edge(above: grid.rows)) }
  }

  /// A line of text between bars.
  private func text(_ line: Int, of row: Int) -> SetLine {
    var spans = [Span(column: 0, columns: 1, text: "│", role: .frame)]
    var start = 0
    var column = 0
    while column < grid.columns {
      var width = fit.widths[column]
      var span = 1
      if let cell = grid.cell(row, column) {
        let place = grid.cells[cell]
        width = fit.width(place)
        span = place.columnSpan
        add(line - tops[place.row], of: cell, at: start + 2, to: &spans)
      }
      start += width + 3
      column += span
      spans.append(Span(column: start, columns: 1, text: "│", role: .frame))
    }
    return SetLine(spans: spans, columns: start + 1)
  }

  private func add(_ line: Int, of cell: Int, at column: Int, to spans: inout [Span]) {
    guard cells[cell].indices.contains(line) else { return }
    for var span in cells[cell][line].spans {
      span.column += column
      spans.append(span)
    }
  }

  /// The line above a row, or the last; a cell that reaches over it interrupts it.
  private mutating func edge(above row: Int) -> SetLine {
    let isInner = row > 0 && row < grid.rows
    if isInner, let plainEdge, !hasSpans(row - 1), !hasSpans(row) { return plainEdge }
    var spans: [Span] = []
    var frame = FrameText(start: 0)
    var column = 0
    while column < grid.columns {
      frame.add(joint(row, column))
      guard isInner, !grid.hasLine(above: row, column: column),
        let cell = grid.cell(row, column)
      else {
        frame.addLine(fit.widths[column] + 2)
        column += 1
        continue
      }
      let place = grid.cells[cell]
      spans.append(frame.span)
      add(tops[row] - 1 - tops[place.row], of: cell, at: frame.end + 1, to: &spans)
      frame = FrameText(start: frame.end + fit.width(place) + 2)
      column += place.columnSpan
    }
    frame.add(joint(row, grid.columns))
    spans.append(frame.span)
    let line = SetLine(spans: spans, columns: frame.end)
    if isInner, !hasSpans(row - 1), !hasSpans(row) { plainEdge = line }
    return line
  }

  private func hasSpans(_ row: Int) -> Bool {
    (0..<grid.columns).contains { column in
      grid.cell(row, column).map { grid.cells[$0].rowSpan + grid.cells[$0].columnSpan > 2 } ?? false
    }
  }

  /// The character where the line above a row meets the one beside a column.
  private func joint(_ row: Int, _ column: Int) -> Character {
    let down = grid.hasLine(leftOf: column, row: row)
    let goesOn = row == 0 && part?.isFirst == false
    let up = goesOn ? down : grid.hasLine(leftOf: column, row: row - 1)
    let left = column > 0 && grid.hasLine(above: row, column: column - 1)
    let right = grid.hasLine(above: row, column: column)
    return Self.joints[(up ? 8 : 0) + (down ? 4 : 0) + (left ? 2 : 0) + (right ? 1 : 0)]
  }

  /// By the lines that meet: above, below, to the left and to the right.
  private static let joints = Array(" ───│┌┐┬│└┘┴│├┤┼")
}
