/// A node of an `HTMLTree`, known by its number; the number stays as long as the tree does.
public struct HTMLNode: Hashable, Sendable {
  public let number: Int

  /// Names a node by its number.
  public init(number: Int) {
    self.number = number
  }

  /// The tree itself, parent of its root element.
  public static let document = Self(number: 0)
}

/// What kinds of node a tree has.
public enum HTMLNodeKind: Sendable {
  case element, text, comment, document
}

/// Why a tree was not changed or searched.
public enum HTMLTreeError: Error, Hashable, Sendable {
  /// The number names no node of this tree.
  case unknownNode
  /// A node cannot go where it was to go.
  case misplacedNode
  /// Nodes would be nested too deep.
  case tooDeep
  /// A text is no name of an element or attribute.
  case invalidName(String)
  /// A text is no selector, or one of a kind not supported.
  case invalidSelector(String)
}
