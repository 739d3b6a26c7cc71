public import Cells

/// A screen to be kept: as text, as what a terminal prints, or as a picture.
///
/// What is concealed on the screen is not on any of them. The same canvas gives the same bytes.
public enum Screenshot {
  /// What is read on the screen, line by line, without blanks at the ends of lines.
  public static func text(of canvas: Canvas) -> String {
    canvas.redacted.lines.map { $0 + "\n" }.joined()
  }

  /// Lines for `cat` to show on a terminal as they look on the screen.
  public static func ansi(of canvas: Canvas) -> String {
    let canvas = canvas.redacted
    return (0..<canvas.size.rows).map { line(of: canvas.row($0)) + "\n" }.joined()
  }

  private static func line(of row: ArraySlice<Cell>) -> String {
    var line = ""
    var style = Style.plain
    for cell in row[..<row.endOfContent] {
      guard let glyph = cell.glyph else { continue }
      if cell.style != style { line += cell.style.sequence }
      style = cell.style
      line.unicodeScalars.append(contentsOf: glyph.scalars)
    }
    return style == .plain ? line : line + Style.plain.sequence
  }
}

extension ArraySlice<Cell> {
  /// Where nothing but blanks in the terminal's own colours follows.
  var endOfContent: Int { (lastIndex { $0 != .blank } ?? startIndex - 1) + 1 }
}

extension Glyph {
  /// All that a terminal has to be told of it.
  var scalars: [Unicode.Scalar] { [base] + marks }
}
