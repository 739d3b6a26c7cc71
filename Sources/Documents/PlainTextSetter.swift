/// Sets a document as plain text while it comes in, and keeps nothing of what it has set.
public struct PlainTextSetter {
  private let columns: Int
  private var isAtStart = true

  /// Makes a setter for lines of so many columns.
  public init(columns: Int) { self.columns = columns }

  /// The text of the chunk that comes next.
  public mutating func text(of chunk: Chunk) -> String {
    let text = Layout(of: chunk, columns: columns).text
    guard !text.isEmpty else { return "" }
    defer { isAtStart = false }
    return isAtStart && chunk.isApart ? String(text.dropFirst()) : text
  }
}
