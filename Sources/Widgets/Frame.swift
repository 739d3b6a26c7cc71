public import Cells

/// A box with rounded corners and a title in its upper edge, blank inside.
public struct Frame: Widget {
  public var title: String
  public var style: Style

  /// Makes a frame; its inside is its rectangle less one cell at each side.
  public init(title: String = "", style: Style = Theme.quiet) {
    self.title = title
    self.style = style
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.columns >= 2, rect.rows >= 2 else { return }
    canvas.fill(rect)
    let inside = rect.columns - 2
    canvas.write(
      "╭" + String(repeating: "─", count: inside) + "╮", at: rect.origin, style: style)
    canvas.write(
      "╰" + String(repeating: "─", count: inside) + "╯",
      at: Point(column: rect.column, row: rect.endRow - 1), style: style)
    for row in (rect.row + 1)..<(rect.endRow - 1) {
      canvas.write("│", at: Point(column: rect.column, row: row), style: style)
      canvas.write("│", at: Point(column: rect.endColumn - 1, row: row), style: style)
    }
    guard !title.isEmpty, inside > 4 else { return }
    Label(" " + title.shortened(to: inside - 4) + " ", style: Theme.title)
      .draw(
        in: Rect(column: rect.column + 2, row: rect.row, columns: inside - 2, rows: 1), on: &canvas)
  }
}
