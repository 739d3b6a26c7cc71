public import Cells

/// The looks of things by their role.
///
/// Only the terminal's own colours, 1, 2, 5, 6, bold and reverse: readable on dark and on light
/// backgrounds alike. A colour never says something alone; a word or a mark says it too.
public enum Theme {
  public static let plain = Style.plain
  public static let title = Style(attributes: .bold)
  public static let quiet = Style(attributes: .dim)
  public static let selected = Style(attributes: [.reverse, .bold])
  public static let focused = Style(attributes: .reverse)
  public static let link = Style(foreground: .palette(6), attributes: .underline)
  public static let field = Style(attributes: .underline)
  public static let accent = Style(foreground: .palette(6))
  public static let good = Style(foreground: .palette(2))
  public static let bad = Style(foreground: .palette(1))
  public static let warning = Style(foreground: .palette(5))
  public static let match = Style(foreground: .palette(5), attributes: .reverse)
}
