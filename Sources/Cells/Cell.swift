/// One cell of a screen.
public struct Cell: Hashable, Sendable {
  /// What is drawn, or nil in the second half of a wide glyph.
  public let glyph: Glyph?
  public var style: Style

  /// Makes a cell; nil is the second half of the wide glyph to its left.
  public init(_ glyph: Glyph?, style: Style = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// An empty cell in the terminal's own colours.
  public static let blank = Cell(.blank)

  /// How many columns the cell covers: 0 for the second half of a wide glyph.
  public var columns: Int { glyph?.columns ?? 0 }
}
