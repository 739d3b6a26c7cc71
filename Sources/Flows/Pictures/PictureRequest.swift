public import Cells

/// A picture of the app folder at the size it is to be drawn.
public struct PictureRequest: Hashable, Sendable {
  public var name: String
  public var source: Source
  public var size: Size
  public var isDark: Bool
  /// It is to be drawn without colours, whatever the terminal has.
  public var isMonochrome: Bool
  /// Whether it fills its size also if it is smaller.
  public var mayGrow: Bool

  /// What the name is one of.
  public enum Source: Hashable, Sendable {
    /// An image set of the asset catalogs, or a loose picture.
    case assets
    /// A file as a document of the app names it, in the language that is spoken.
    case file(of: String, language: String)
  }

  /// Makes a request.
  public init(
    name: String, source: Source = .assets, size: Size, isDark: Bool, isMonochrome: Bool = false,
    mayGrow: Bool = true
  ) {
    self.name = name
    self.source = source
    self.size = size
    self.isDark = isDark
    self.isMonochrome = isMonochrome
    self.mayGrow = mayGrow
  }
}

/// What pictures have to fit besides their room.
struct PictureLook: Equatable, Sendable {
  var isDark: Bool
  var isMonochrome = false
}
