/// Cuts a stream of bytes into lines.
///
/// This comes before any decoding: a character may be split across chunks.
public struct LineSplitter {
  /// One line, without its end.
  public enum Line: Hashable, Sendable {
    case bytes([UInt8])
    /// More bytes than a line may have; they were dropped.
    case tooLong(count: Int)
  }

  /// What a line between processes may have.
  public static let mostBytes = 1 << 20
  /// What the line of a display may have: a page of a megabyte is to be shown too.
  public static let mostDisplayBytes = 4 << 20

  private let most: Int
  private var bytes: [UInt8] = []
  /// Where the current line begins, and up to where no end was found in it.
  private var start = 0
  private var searched = 0
  /// How much was dropped of the current line.
  private var dropped = 0

  /// Makes a splitter for lines of at most so many bytes.
  public init(most: Int = Self.mostBytes) {
    self.most = most
  }

  /// Takes in the next chunk.
  public mutating func append(_ chunk: [UInt8]) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes.append(contentsOf: chunk)
  }

  /// The next line that is complete.
  public mutating func next() -> Line? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      if searched - start > most { drop() }
      return nil
    }
    return take(upTo: end, next: end + 1)
  }

  /// What stands after the last end of line, when nothing more will come.
  public mutating func finish() -> Line? {
    guard start < bytes.count || dropped > 0 else { return nil }
    return take(upTo: bytes.count, next: bytes.count)
  }

  private mutating func take(upTo end: Int, next: Int) -> Line {
    let count = dropped + end - start
    let line: Line = count > most ? .tooLong(count: count) : .bytes(Array(bytes[start..<end]))
    (start, searched, dropped) = (next, next, 0)
    return line
  }

  private mutating func drop() {
    dropped += bytes.count - start
    bytes.removeAll()
    (start, searched) = (0, 0)
  }
}
