import Cells
import Documents

/// Text as HTML means it.
enum HTMLText {
  /// The text on one line, sanitized, each stretch of white space made one blank.
  ///
  /// A zero-width space, at which a line may be broken, stays.
  static func collapsed(_ text: String, afterBlank: Bool = true) -> String {
    if isCollapsed(text, afterBlank: afterBlank) { return text }
    let text = text.withoutEastAsianLineFeeds
    var isAfterBlank = afterBlank
    var isPlain = true
    let collapsed = String(unsafeUninitializedCapacity: text.utf8.count) { bytes in
      var count = 0
      let source = text.utf8.span
      for index in source.indices {
        var byte = source[index]
        if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
          if isAfterBlank { continue }
          isAfterBlank = true
          byte = 0x20
        } else {
          if byte < 0x20 || byte >= 0x7F { isPlain = false }
          isAfterBlank = false
        }
        bytes[count] = byte
        count += 1
      }
      return count
    }
    return isPlain ? collapsed : sanitized(collapsed)
  }

  /// Whether a text stays as it is, as most texts do.
  private static func isCollapsed(_ text: String, afterBlank: Bool) -> Bool {
    var isAfterBlank = afterBlank
    let bytes = text.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte.isSeen || byte == 0x20 && !isAfterBlank else { return false }
      isAfterBlank = byte == 0x20
    }
    return true
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

  /// The pixels an attribute asks for; a part of the width there is says nothing of them.
  static func pixels(_ value: String?) -> Int? {
    guard let value, !value.contains("%") else { return nil }
    return integer(value).flatMap { $0 > 0 ? $0 : nil }
  }

  private static let greatest = 1_000_000_000

  /// The text with its white space, sanitized.
  static func kept(_ text: String) -> String { sanitized(text, .text) }

  /// The text without what could mislead; what is written only to guide the setting of lines is
  /// followed (a zero-width space) or left out (a mark of direction), but never shown.
  private static func sanitized(_ text: String, _ kind: TextKind = .line) -> String {
    guard text.hasByte(where: { $0 >= 0x80 }) else { return text.sanitized(kind) }
    let text = text.withoutTowers
    guard text.unicodeScalars.contains(where: isUnseen) else { return text.sanitized(kind) }
    let seen = String(
      String.UnicodeScalarView(text.unicodeScalars.filter { $0 == "\u{200B}" || !isUnseen($0) }))
    return seen.split(separator: "\u{200B}", omittingEmptySubsequences: false)
      .map { String($0).sanitized(kind) }.joined(separator: "\u{200B}")
  }

  /// Zero-width spaces and joiners, marks of direction (not what turns text around), and the tags
  /// behind flags.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B, 0x200E...0x200F, 0x2060...0x2064, 0xE0020...0xE007F: true
    default: false
    }
  }
}
