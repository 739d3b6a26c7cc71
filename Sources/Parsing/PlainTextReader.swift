import Cells
public import Documents
import HTML

/// Cuts a plain text into whole lines as its bytes come in.
public struct PlainTextReader {
  private var decoder = TextDecoder()
  /// What has not been given yet, in UTF-8.
  private var bytes: [UInt8] = []

  /// So much is given at once, and a line is cut where it gets longer.
  private static let most = 12 << 10

  /// Makes a reader at the start of a text.
  public init() {}

  /// How the bytes are read, as far as is known.
  public var characters: CharacterNote { CharacterNote(decoder.characterSet, of: "the text") }

  /// Takes more bytes and gives the lines that are complete, each part without the last line feed.
  public mutating func read(_ more: [UInt8]) -> [String] {
    bytes += decoder.decode(more).utf8
    var parts: [String] = []
    while let part = take() { parts.append(part) }
    return parts
  }

  /// Ends the text and gives what is left.
  public mutating func finish() -> [String] {
    bytes += decoder.finish().utf8
    var parts: [String] = []
    while let part = take() { parts.append(part) }
    let rest = String(decoding: bytes, as: UTF8.self).withoutOverstrikes.sanitized(.text)
    return rest.allSatisfy(\.isNewline) ? parts : parts + [rest]
  }

  /// The lines that come next, or a part of one that is too long; nil if none is complete.
  private mutating func take() -> String? {
    let start = bytes.prefix(Self.most)
    if let feed = start.lastIndex(of: 0x0A) {
      // Empty lines go with what follows them: at the end of a text they would not be seen.
      let end = start[..<feed].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
      if end > 0 {
        return take(end, dropping: bytes[end] == 0x0D && bytes[end...].count > 1 ? 2 : 1)
      }
    }
    guard bytes.count > Self.most else { return nil }
    return take(cut(of: start), dropping: 0)
  }

  private mutating func take(_ end: Int, dropping feed: Int) -> String {
    let text = String(decoding: bytes[..<end], as: UTF8.self).withoutOverstrikes.sanitized(.text)
    bytes.removeFirst(min(bytes.count, end + feed))
    return text
  }

  /// Where a line that is too long is cut: before a character that may go on.
  private func cut(of start: ArraySlice<UInt8>) -> Int {
    // The last bytes may be the beginning of a scalar, and that scalar a part of a character.
    let scalar = start.lastIndex { $0 & 0xC0 != 0x80 } ?? start.count
    let last = String(decoding: start[..<scalar], as: UTF8.self).last.map { $0.utf8.count } ?? 0
    return scalar > last ? scalar - last : max(scalar, 1)
  }
}
