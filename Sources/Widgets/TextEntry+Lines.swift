public import Cells
import Documents

extension TextEntry {
  /// The text as it is seen, in lines; a single line is never wrapped.
  var lines: [WrappedText.Line] {
    switch kind {
    case .line: [WrappedText.Line(start: 0, characters: Array(text))]
    case .secret:
      [WrappedText.Line(start: 0, characters: Array(repeating: "•", count: text.count))]
    // One column is kept for the cursor behind the last character.
    case .lines: WrappedText(text, columns: size.columns - 1).lines
    }
  }

  /// Where the cursor stands among all lines.
  var cursor: Point { cursor(in: lines) }

  private func cursor(in lines: [WrappedText.Line]) -> Point {
    let row = max(0, lines.lastIndex { $0.start <= offset } ?? 0)
    return Point(column: lines[row].columns(before: offset - lines[row].start), row: row)
  }

  /// The characters of the line the cursor is on.
  var lineBounds: Range<Int> {
    let lines = lines
    let row = cursor(in: lines).row
    let start = lines[row].start
    let end = start + lines[row].characters.count
    // Behind a line that was wrapped the cursor would be on the next one.
    let isWrapped = row + 1 < lines.count && lines[row + 1].start == end
    return start..<max(start, isWrapped ? end - 1 : end)
  }

  /// Moves the cursor up or down; false if there is no line there.
  public mutating func moveLine(by step: Int) -> Bool {
    guard isTall else { return false }
    let lines = lines
    let place = cursor(in: lines)
    guard lines.indices.contains(place.row + step) else { return false }
    let column = goal ?? place.column
    moveCursor(toColumn: column, of: place.row + step, in: lines)
    goal = column
    reveal()
    return true
  }

  /// Puts the cursor where the box was clicked, which may have shown the beginning of the text.
  public mutating func moveCursor(to cell: Point, isUnscrolled: Bool = false) {
    goal = nil
    if isUnscrolled { scroll = 0 }
    let lines = lines
    let row = isTall ? min(max(0, scroll + cell.row), lines.count - 1) : 0
    moveCursor(toColumn: isTall ? cell.column : scroll + cell.column, of: row, in: lines)
    reveal()
  }

  private mutating func moveCursor(
    toColumn column: Int, of row: Int, in lines: [WrappedText.Line]
  ) {
    let line = lines[row]
    var count = line.count(before: column)
    let end = line.start + line.characters.count
    if count > 0, row + 1 < lines.count, lines[row + 1].start == end {
      count = min(count, line.characters.count - 1)
    }
    moveCursor(to: line.start + count)
  }

  /// Scrolls as little as is needed to see the cursor.
  mutating func reveal() {
    let lines = lines
    let cursor = cursor(in: lines)
    let (place, room) = isTall ? (cursor.row, size.rows) : (cursor.column, size.columns)
    let length = isTall ? lines.count : lines[0].columns(before: lines[0].characters.count) + 1
    scroll = max(0, min(scroll, length - room))
    scroll = max(place - room + 1, min(scroll, place))
  }
}

extension TextEntry: Widget {
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let lines = lines
    let cursor = cursor(in: lines)
    let corner = isTall ? Point(column: 0, row: scroll) : Point(column: scroll, row: 0)
    canvas.clipped(to: rect) { canvas in
      canvas.fill(rect, style: Theme.focused)
      for row in 0..<min(rect.rows, max(0, lines.count - corner.row)) {
        let place = Point(column: rect.column - corner.column, row: rect.row + row)
        let shown = String(lines[corner.row + row].characters.map(\.editingForm))
        canvas.write(shown, at: place, style: Theme.focused)
      }
    }
    let place = Point(
      column: rect.column + min(cursor.column - corner.column, max(0, rect.columns - 1)),
      row: rect.row + cursor.row - corner.row)
    canvas.cursor = rect.contains(place) && canvas.bounds.contains(place) ? place : nil
  }
}
