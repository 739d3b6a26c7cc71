/// Where a block that was too long to be set at once was cut: what follows goes on with what is
/// before.
public enum Seam: Hashable, Sendable {
  /// Within a line of preformatted text.
  case withinLine
  /// Between two lines, with no blank one between.
  case betweenLines
  /// Between two blocks within a block.
  case betweenBlocks
}
