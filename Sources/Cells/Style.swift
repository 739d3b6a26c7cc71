/// A colour of the terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the terminal's palette; flows only use 1, 2, 5 and 6, pictures any.
  case palette(UInt8)
  /// A direct colour, for pictures on terminals that can show it.
  case rgb(UInt8, UInt8, UInt8)
}

/// How letters are drawn besides their colour.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = Attributes(rawValue: 1)
  public static let reverse = Attributes(rawValue: 2)
  public static let underline = Attributes(rawValue: 4)
  public static let italic = Attributes(rawValue: 8)
  public static let dim = Attributes(rawValue: 16)
}

/// The look of a cell.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  /// Makes a style; left out parts are the terminal's own.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// The same style with more attributes.
  public func adding(_ attributes: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(attributes)
    return style
  }
}
