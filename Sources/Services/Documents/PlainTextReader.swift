import Cells

/// Cuts a plain text into whole lines as its bytes come in.
struct PlainTextReader {
  /// The bytes of the line that has no end yet.
  private var bytes: [UInt8] = []

  /// A line is cut where it gets longer than this.
  private static let longestLine = 1 << 16

  /// Takes more bytes and gives the lines that are complete, without the last line feed; nil if
  /// there are none.
  mutating func read(_ more: [UInt8]) -> String? {
    bytes += more
    guard let feed = bytes.lastIndex(of: 0x0A) else {
      guard bytes.count > Self.longestLine else { return nil }
      return take(lastCharacterStart, dropping: 0)
    }
    // Empty lines go with what follows them: at the end of a text they would not be seen.
    let end = bytes[..<feed].lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
    guard end > 0 else { return nil }
    return take(end, dropping: bytes[end] == 0x0D && bytes[end...].count > 1 ? 2 : 1)
  }

  /// The line without an end, if there is one.
  var rest: String? {
    let text = String(decoding: bytes, as: UTF8.self).sanitized(.text)
    return text.allSatisfy(\.isNewline) ? nil : text
  }

  private mutating func take(_ end: Int, dropping feed: Int) -> String {
    let text = String(decoding: bytes[..<end], as: UTF8.self).sanitized(.text)
    bytes.removeFirst(min(bytes.count, end + feed))
    return text
  }

  /// Where the last character in UTF-8 begins, which may be incomplete.
  private var lastCharacterStart: Int {
    let start = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
    return start > 0 ? start : bytes.count
  }
}
