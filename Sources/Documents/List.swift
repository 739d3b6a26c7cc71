/// A list of items with marks before them.
public struct List: Hashable, Sendable {
  /// One mark for each item: "•", "3.", or a term that its definition follows; a blank indents,
  /// nothing doesn't.
  public var items: [Item]
  /// Whether items follow one another without a blank line.
  public var isTight: Bool
  /// How wide the marks are in the parts of a long list that come before this one.
  public var markerColumns: Int

  /// Makes a list.
  public init(items: [Item], isTight: Bool = true, markerColumns: Int = 0) {
    self.items = items
    self.isTight = isTight
    self.markerColumns = markerColumns
  }

  /// One item.
  public struct Item: Hashable, Sendable {
    public var marker: String
    public var blocks: [Block]

    /// Makes an item.
    public init(marker: String, blocks: [Block]) {
      self.marker = marker
      self.blocks = blocks
    }
  }
}
