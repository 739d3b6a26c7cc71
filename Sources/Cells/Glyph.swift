/// What one cell of a terminal can hold: a scalar that takes room and a few marks upon it.
///
/// ncurses keeps one spacing scalar and up to four combining marks in a cell (`setcchar`), and
/// terminals disagree about everything longer. So a grapheme is reduced to glyphs before it is
/// measured, and screen and layout always agree:
/// - an emoji sequence (skin tone, joined family, variation selector) keeps its first emoji,
/// - a flag becomes its two letters, a keycap its digit,
/// - a scalar without a known width, and any control character, becomes U+FFFD.
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  public let marks: [Unicode.Scalar]
  /// One or two cells.
  public let columns: Int

  init(base: Unicode.Scalar, marks: [Unicode.Scalar] = [], columns: Int = 1) {
    self.base = base
    self.marks = marks
    self.columns = columns
  }

  /// The glyph that a scalar is drawn as, a control character as U+FFFD; nil if it is not one cell.
  public init?(ofOneCell scalar: Unicode.Scalar) {
    var first: Glyph?
    Character(scalar).forEachGlyph { first = first ?? $0 }
    guard let first, first.columns == 1 else { return nil }
    self = first
  }

  /// A space.
  public static let blank = Glyph(base: " ")
  /// What stands for a scalar that can't be shown.
  static let replacement = Glyph(base: "\u{FFFD}")

  /// The most combining marks a cell can hold (`CCHARW_MAX` of ncurses, less the base).
  static let mostMarks = 4
}

extension Character {
  /// How many cells the character takes on a terminal, 0 if there is nothing to draw.
  public var columns: Int {
    if let ascii = asciiValue, ascii >= 0x20, ascii < 0x7F { return 1 }
    var total = 0
    forEachGlyph { total += $0.columns }
    return total
  }

  /// No writing needs as many; a character may have a million all the same.
  private static let mostScalars = 64

  /// Calls `body` with each glyph the character is drawn as, mostly one.
  public func forEachGlyph(_ body: (Glyph) -> Void) {
    if let ascii = asciiValue, ascii >= 0x20, ascii < 0x7F {
      return body(Glyph(base: Unicode.Scalar(ascii)))
    }
    var reader = GlyphReader()
    for scalar in unicodeScalars.prefix(Self.mostScalars) {
      if let glyph = reader.read(scalar) { body(glyph) }
      if reader.isComplete { break }
    }
    if let glyph = reader.finish() { body(glyph) }
  }
}

extension StringProtocol {
  /// How many cells the text takes on one line of a terminal.
  public var columns: Int {
    // Most of what is measured is plain, and a screen measures a lot while a burst comes in.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }
}
