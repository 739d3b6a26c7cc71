public import Cells

/// What the app asks of a picture process: the arguments it is started with.
///
/// The picture file itself is its standard input.
public struct PictureOrder: Hashable, Sendable {
  /// The most bytes a picture file may have.
  public static let mostFileBytes = 32 << 20

  /// The cells there are; the picture may take fewer.
  public var box: Size
  public var colors: ColorDepth
  public var isASCII: Bool
  /// Whether the terminal's background is dark.
  public var isDark: Bool
  /// Whether a picture smaller than the box fills it too.
  public var mayGrow: Bool

  /// Makes an order.
  public init(
    box: Size, colors: ColorDepth, isASCII: Bool, isDark: Bool, mayGrow: Bool = true
  ) {
    self.box = box
    self.colors = colors
    self.isASCII = isASCII
    self.isDark = isDark
    self.mayGrow = mayGrow
  }

  /// The order as arguments of a program.
  public var arguments: [String] {
    [
      "\(box.columns)", "\(box.rows)", "\(colors.rawValue)", isASCII ? "ascii" : "unicode",
      isDark ? "dark" : "light", mayGrow ? "fill" : "shrink",
    ]
  }

  /// Reads the arguments of a program; nil if they are no order.
  public init?(arguments: [String]) {
    guard arguments.count == 6, let columns = Int(arguments[0]), let rows = Int(arguments[1]),
      let colors = Int(arguments[2]).flatMap(ColorDepth.init(rawValue:))
    else { return nil }
    self.init(
      box: Size(columns: columns, rows: rows), colors: colors, isASCII: arguments[3] == "ascii",
      isDark: arguments[4] == "dark", mayGrow: arguments[5] == "fill")
  }
}
