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
