/// Reduces the scalars of one grapheme to glyphs.
struct GlyphReader {
  private var base: Unicode.Scalar?
  private var marks: [Unicode.Scalar] = []
  private var width = 0
  /// True once a joiner has said that the rest belongs to an emoji already drawn.
  private(set) var isComplete = false

  /// Takes the next scalar; returns the glyph that it ends, if it starts another.
  mutating func read(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar.value {
    case 0x200D where base?.properties.isEmoji == true:
      isComplete = true
      return nil
    case 0x1F3FB...0x1F3FF where base != nil:  // a skin tone after its emoji
      return nil
    case 0x1F1E6...0x1F1FF:  // a regional indicator is drawn as its letter
      return start(Unicode.Scalar(UInt8(0x41 + scalar.value - 0x1F1E6)), width: 1)
    default:
      break
    }
    guard let columns = CharacterWidth.columns(of: scalar) else {
      return start("\u{FFFD}", width: 1)
    }
    if columns > 0 { return start(scalar, width: columns) }
    let isMark = scalar.properties.generalCategory != .format && !isVariationSelector(scalar)
    if isMark, base != nil, marks.count < Glyph.mostMarks, scalar.value != 0x20E3 {
      marks.append(scalar)
    }
    return nil
  }

  /// The last glyph, if there is one.
  mutating func finish() -> Glyph? {
    guard let base else { return nil }
    self.base = nil
    return Glyph(base: base, marks: marks, columns: width)
  }

  private mutating func start(_ scalar: Unicode.Scalar, width: Int) -> Glyph? {
    let ended = finish()
    base = scalar
    marks = []
    self.width = width
    return ended
  }

  private func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }
}
