import Cells
import Widgets

extension TextEntry {
  /// Draws the text in the bottom row as it is typed, a mark before it and a note at the end.
  func drawRow(after mark: String, note: String, on canvas: inout Canvas) {
    let row = canvas.bounds.bottom(1)
    canvas.fill(row)
    let start = canvas.write(" " + mark, at: row.origin, style: Theme.title)
    canvas.write(text, at: Point(column: start, row: row.row))
    Label(note + " ", style: Theme.quiet, alignment: .right).draw(in: row, on: &canvas)
    canvas.cursor = Point(
      column: min(start + cursorColumn, max(0, row.endColumn - 1)), row: row.row)
  }
}
