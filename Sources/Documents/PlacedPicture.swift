public import Cells

/// A picture and where it stands on the lines of a layout.
public struct PlacedPicture: Hashable, Sendable {
  public let source: String
  /// The cells it has, or those of the words that stand for it.
  public let place: Rect
  /// What it is to be fitted into; nil if there are only words.
  public let box: Size?
  /// Whether a small picture fills that box too.
  public let mayGrow: Bool
  /// The index of the target it is, in `Layout.targets`.
  public let target: Int?

  /// The lines it stands on.
  public var lines: Range<Int> { place.row..<place.endRow }
}
