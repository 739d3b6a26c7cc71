import Cells

/// Text as HTML means it.
enum HTMLText {
  /// The text on one line, sanitized, each stretch of white space made one blank.
  ///
  /// A zero-width space, at which a line may be broken, stays.
  static func collapsed(_ text: String, afterBlank: Bool = true) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isAfterBlank = afterBlank
    var isPlain = true
    for byte in text.utf8 {
      switch byte {
      case 0x09, 0x0A, 0x0C, 0x0D, 0x20:
        if !isAfterBlank { bytes.append(0x20) }
        isAfterBlank = true
      default:
        if byte < 0x20 || byte >= 0x7F { isPlain = false }
        bytes.append(byte)
        isAfterBlank = false
      }
    }
    let collapsed = String(decoding: bytes, as: UTF8.self)
    return isPlain ? collapsed : sanitized(collapsed)
  }

  /// The number an attribute starts with, no greater than can be reckoned with.
  static func integer(_ value: String?) -> Int? {
    guard let value else { return nil }
    let text = value.drop { $0.isWhitespace }
    let sign = text.first == "-" ? -1 : 1
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    return sign * min(Int(digits) ?? greatest, greatest)
  }

  private static let greatest = 1_000_000_000

  private static func sanitized(_ text: String) -> String {
    guard text.unicodeScalars.contains("\u{200B}") else { return text.sanitized() }
    return text.split(separator: "\u{200B}", omittingEmptySubsequences: false)
      .map { String($0).sanitized() }.joined(separator: "\u{200B}")
  }
}
