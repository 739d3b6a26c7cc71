/// A text as blocks of runs, whatever it was written in.
public struct Document: Hashable, Sendable {
  /// The title it gives itself, possibly empty.
  public var title: String
  public var blocks: [Block]

  /// Makes a document.
  public init(title: String = "", blocks: [Block] = []) {
    self.title = title
    self.blocks = blocks
  }
}

/// A part of a document that starts on a line of its own.
public enum Block: Hashable, Sendable {
  /// A headline; levels run from 1 to 6.
  case heading(level: Int, [Run])
  case paragraph([Run], Alignment)
  /// Text whose line breaks and spaces count.
  case preformatted([Run])
  case list(List)
  case quote([Block])
  case table(Table)
  case rule
  case picture(Illustration)
  /// A place that a link within the document can name.
  case anchor(String)
  /// What follows goes on with what is before.
  case seam(Seam)
}

/// On which side lines are flush.
public enum Alignment: Hashable, Sendable {
  case leading, center, trailing
}

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
