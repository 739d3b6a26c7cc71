import Cells

/// A character that is nothing but filled parts of its cell (Unicode's block elements, U+2580…259F).
struct BlockElement {
  /// The parts, in eighths of the cell's width and sixteenths of its height.
  let parts: [Rect]
  /// How much of the paper they hide, in quarters.
  let quarters: Int

  init?(_ glyph: Glyph) {
    guard glyph.marks.isEmpty, let parts = Self.parts(of: glyph.base.value) else { return nil }
    self.parts = parts
    quarters = (0x2591...0x2593).contains(glyph.base.value) ? Int(glyph.base.value) - 0x2590 : 4
  }

  static let columns = 8
  static let rows = 16

  private static func parts(of value: UInt32) -> [Rect]? {
    let whole = Rect(Size(columns: columns, rows: rows))
    switch value {
    case 0x2580: return [whole.top(rows / 2)]
    case 0x2581...0x2588: return [whole.bottom(2 * Int(value - 0x2580))]
    case 0x2589...0x258F: return [whole.droppingRight(Int(value - 0x2588))]
    case 0x2590: return [whole.droppingLeft(columns / 2)]
    case 0x2591...0x2593: return [whole]
    case 0x2594: return [whole.top(2)]
    case 0x2595: return [whole.droppingLeft(columns - 1)]
    case 0x2596...0x259F: return quadrants(of: masks[Int(value - 0x2596)])
    default: return nil
    }
  }

  /// Of U+2596 and those after it: upper left 1, upper right 2, lower left 4, lower right 8.
  private static let masks = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static func quadrants(of mask: Int) -> [Rect] {
    (0..<4).filter { mask & 1 << $0 != 0 }.map { number in
      Rect(
        column: number % 2 * columns / 2, row: number / 2 * rows / 2, columns: columns / 2,
        rows: rows / 2)
    }
  }
}
