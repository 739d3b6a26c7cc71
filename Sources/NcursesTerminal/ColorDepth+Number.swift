import Cells

extension ColorDepth {
  /// The depth of a terminal with so many colours.
  init(colors: Int, isDirect: Bool) {
    switch colors {
    case ..<8: self = .monochrome
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    default: self = isDirect ? .direct : .palette256
    }
  }

  /// The number ncurses knows a colour by, or what comes closest to it; -1 is the terminal's own.
  func number(of color: Color) -> Int32 {
    switch (color, self) {
    case (.standard, _), (_, .monochrome): -1
    case (.palette(let index), .direct) where index >= 8: Self.direct(Palette.components(of: index))
    case (.palette(let index), _): Int(index) < rawValue ? Int32(index) : -1
    case (.rgb(let red, let green, let blue), .direct): Self.direct((red, green, blue))
    case (.rgb(let red, let green, let blue), .palette256):
      Int32(Palette.closest(to: (red, green, blue)))
    case (.rgb, _): -1
    }
  }

  /// Red, green and blue in one number; the eight lowest numbers are the palette's first entries, so
  /// the darkest blues become the ninth.
  private static func direct(_ color: (UInt8, UInt8, UInt8)) -> Int32 {
    max(8, Int32(color.0) << 16 | Int32(color.1) << 8 | Int32(color.2))
  }
}
