public import Cells

/// Turns canvases that follow one another into what a terminal has to be told to show them.
///
/// The first one, and one of another size, is drawn on a cleared screen; of those after it only what
/// has changed. Plain ECMA-48 with 256 and direct colours: every terminal of today understands it.
public struct CanvasEncoder {
  /// What the terminal shows.
  private var shown: Canvas?
  private var isCursorShown: Bool?
  /// What it draws in, and where it draws next; nil where that is unsure.
  private var style = Style.plain
  private var place: Point?
  private var text = ""

  /// Makes an encoder for a terminal of which nothing is known.
  public init() {}

  /// What turns the screen into the next one, nothing if that looks the same.
  public mutating func encode(_ canvas: Canvas) -> String {
    text = ""
    let before = shown.flatMap { $0.size == canvas.size ? $0 : nil } ?? clear(canvas.size)
    for row in 0..<canvas.size.rows { draw(row, of: canvas, over: before) }
    place(canvas.cursor.flatMap { canvas.bounds.contains($0) ? $0 : nil }, before: before.cursor)
    shown = canvas
    return text
  }

  /// What leaves the terminal as others expect it, with the cursor below the last screen if there is
  /// room.
  public mutating func end() -> String {
    guard let shown else { return "" }
    self.shown = nil
    return Style.plain.sequence + "\u{1B}[?25h\u{1B}[\(shown.size.rows + 1);1H"
  }

  private mutating func clear(_ size: Size) -> Canvas {
    text = Style.plain.sequence + "\u{1B}[H\u{1B}[2J"
    (style, place) = (.plain, Point(column: 0, row: 0))
    return Canvas(size: size)
  }

  private mutating func draw(_ row: Int, of canvas: Canvas, over before: Canvas) {
    let (cells, old) = (canvas.row(row), before.row(row))
    guard cells != old else { return }
    for index in cells.indices where cells[index] != old[index] {
      let column = index - cells.startIndex
      guard index < cells.endOfContent else {
        go(to: Point(column: column, row: row))
        draw(in: .plain)
        text += "\u{1B}[K"
        return
      }
      guard let glyph = cells[index].glyph else { continue }
      go(to: Point(column: column, row: row))
      draw(in: cells[index].style)
      text.unicodeScalars.append(contentsOf: glyph.scalars)
      // Beyond the last column a terminal waits with the cursor, each in its way.
      let next = column + glyph.columns
      place = next < canvas.size.columns ? Point(column: next, row: row) : nil
    }
  }

  private mutating func draw(in style: Style) {
    if style != self.style { text += style.sequence }
    self.style = style
  }

  private mutating func go(to point: Point) {
    guard point != place else { return }
    if let place, place.row == point.row, place.column < point.column {
      let columns = point.column - place.column
      text += columns == 1 ? "\u{1B}[C" : "\u{1B}[\(columns)C"
    } else {
      text += "\u{1B}[\(point.row + 1);\(point.column + 1)H"
    }
    place = point
  }

  /// Puts the cursor where the canvas has it, which drawing has moved.
  private mutating func place(_ cursor: Point?, before: Point?) {
    if let cursor, cursor != before || !text.isEmpty { go(to: cursor) }
    guard isCursorShown != (cursor != nil) else { return }
    isCursorShown = cursor != nil
    text += cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h"
  }
}
