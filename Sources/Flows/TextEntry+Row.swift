import Cells
import Widgets

extension TextEntry {
  /// Draws the text in a row as it is typed, a mark before it and a note at the end.
  func draw(
    after mark: String, note: String = "", inRow row: Rect, on canvas: inout Canvas
  ) {
    canvas.fill(row)
    let start = canvas.write(mark, at: row.origin, style: Theme.title)
    canvas.clipped(to: row) {
      $0.write(text, at: Point(column: start, row: row.row))
      if !note.isEmpty {
        Label(note + " ", style: Theme.quiet, alignment: .right).draw(in: row, on: &$0)
      }
    }
    canvas.cursor = Point(
      column: min(start + cursorColumn, max(row.column, row.endColumn - 1)), row: row.row)
  }
}
