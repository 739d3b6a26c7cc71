public import Cells

/// A picture of the app folder at the size it is to be drawn.
public struct PictureRequest: Hashable, Sendable {
  public var name: String
  public var size: Size
  public var isDark: Bool
  /// It is to be drawn without colours, whatever the terminal has.
  public var isMonochrome: Bool

  /// Makes a request.
  public init(name: String, size: Size, isDark: Bool, isMonochrome: Bool = false) {
    self.name = name
    self.size = size
    self.isDark = isDark
    self.isMonochrome = isMonochrome
  }
}
