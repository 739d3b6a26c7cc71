import CNcurses
import Cells

/// Turns cells into what ncurses draws.
struct CellEncoder {
  let colors: ColorDepth

  /// The cells of one row, without the second halves of wide glyphs.
  func encode(_ row: ArraySlice<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    result.reserveCapacity(row.count)
    var style: Style?
    var look: (attributes: attr_t, pair: CInt) = (0, 0)
    for cell in row {
      guard let glyph = cell.glyph else { continue }
      if cell.style != style {
        style = cell.style
        look = (attributes(of: cell.style), pair(of: cell.style))
      }
      result.append(Self.encode(glyph, attributes: look.attributes, pair: look.pair))
    }
    return result
  }

  /// One cell; the corresponding ncurses function is `setcchar`.
  private static func encode(_ glyph: Glyph, attributes: attr_t, pair: CInt) -> cchar_t {
    var result = cchar_t()
    var pair = pair
    withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: 6) { text in
      text.initialize(repeating: 0)
      text[0] = wchar_t(glyph.base.value)
      for (index, mark) in glyph.marks.prefix(4).enumerated() {
        text[index + 1] = wchar_t(mark.value)
      }
      _ = setcchar(&result, text.baseAddress, attributes, 0, &pair)
    }
    return result
  }

  /// The corresponding ncurses attributes are `A_BOLD`, `A_REVERSE`, `A_UNDERLINE`, `A_ITALIC` and
  /// `A_DIM`.
  private func attributes(of style: Style) -> attr_t {
    var result: attr_t = 0
    if style.attributes.contains(.bold) { result |= promenade_bold }
    if style.attributes.contains(.reverse) { result |= promenade_reverse }
    if style.attributes.contains(.underline) { result |= promenade_underline }
    if style.attributes.contains(.italic) { result |= promenade_italic }
    if style.attributes.contains(.dim) { result |= promenade_dim }
    return result
  }

  /// The pair of two colours; the corresponding ncurses function is `alloc_pair`.
  private func pair(of style: Style) -> CInt {
    let foreground = colors.number(of: style.foreground)
    let background = colors.number(of: style.background)
    guard foreground >= 0 || background >= 0 else { return 0 }
    return max(0, alloc_pair(foreground, background))
  }
}
