public import Cells

/// What a picture process writes to its standard output before it ends.
public enum PictureAnswer: Hashable, Sendable {
  case picture(Picture)
  /// Why there is no picture, as one sentence.
  case failure(String)

  /// The most bytes of an answer: a large screen full of cells.
  public static let mostBytes = 2 << 20

  /// The answer as bytes.
  public var bytes: [UInt8] {
    switch self {
    case .failure(let sentence): return [0] + Array(sentence.utf8)
    case .picture(let picture):
      var writer = CellWriter()
      writer.write(picture)
      return [1] + writer.bytes
    }
  }

  /// Reads an answer; nil if the bytes are none, as those of a process that was ended.
  public init?(bytes: [UInt8]) {
    switch bytes.first {
    case 0: self = .failure(String(decoding: bytes.dropFirst(), as: UTF8.self).sanitized())
    case 1:
      var reader = CellReader(bytes.dropFirst())
      guard let picture = reader.readPicture() else { return nil }
      self = .picture(picture)
    default: return nil
    }
  }
}
