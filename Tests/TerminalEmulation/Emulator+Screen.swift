import CVTerm
public import Cells
import Glibc

extension Emulator {
  /// The screen as lines of text.
  public var lines: [String] { canvas.lines }

  /// Whether a text stands in one of the lines, found out fast enough to be asked after each read.
  ///
  /// The corresponding C function is `vterm_screen_get_text`.
  public func shows(_ text: String) -> Bool {
    let all = VTermRect(
      start_row: 0, end_row: CInt(size.rows), start_col: 0, end_col: CInt(size.columns))
    var buffer = [CChar](repeating: 0, count: size.rows * size.columns * 4)
    let count = vterm_screen_get_text(screen, &buffer, buffer.count, all)
    buffer[min(count, buffer.count - 1)] = 0
    return strstr(buffer, text) != nil
  }

  /// Where the cursor stands, nil while it is hidden.
  public var cursor: Point? {
    guard modes.isCursorShown, let state = vterm_obtain_state(terminal) else { return nil }
    var position = VTermPos()
    vterm_state_get_cursorpos(state, &position)
    return Point(column: Int(position.col), row: Int(position.row))
  }

  /// The screen as a canvas, to be compared or recorded.
  public var canvas: Canvas {
    var canvas = Canvas(size: size)
    for row in 0..<size.rows {
      for column in 0..<size.columns { draw(column, row, on: &canvas) }
    }
    canvas.cursor = cursor
    return canvas
  }

  private func draw(_ column: Int, _ row: Int, on canvas: inout Canvas) {
    var cell = VTermScreenCell()
    let position = VTermPos(row: CInt(row), col: CInt(column))
    guard vterm_screen_get_cell(screen, position, &cell) != 0 else { return }
    var text = String.UnicodeScalarView()
    withUnsafeBytes(of: cell.chars) { bytes in
      for value in bytes.bindMemory(to: UInt32.self).prefix(while: { $0 != 0 }) {
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
    }
    let isSecondHalf = cell.chars.0 == UInt32.max
    guard !isSecondHalf else { return }
    canvas.write(
      text.isEmpty ? " " : String(text), at: Point(column: column, row: row),
      style: Self.style(of: cell))
  }

  private static func style(of cell: VTermScreenCell) -> Style {
    var attributes: Attributes = []
    if cell.attrs.bold != 0 { attributes.insert(.bold) }
    if cell.attrs.reverse != 0 { attributes.insert(.reverse) }
    if cell.attrs.underline != 0 { attributes.insert(.underline) }
    if cell.attrs.italic != 0 { attributes.insert(.italic) }
    return Style(
      foreground: color(of: cell.fg), background: color(of: cell.bg), attributes: attributes)
  }

  private static func color(of color: VTermColor) -> Color {
    // The lowest bit tells an entry of the palette from red, green and blue; the next two tell that
    // no colour was asked for.
    if color.type & 0x06 != 0 { return .standard }
    if color.type & 0x01 != 0 { return .palette(color.indexed.idx) }
    return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
  }
}
