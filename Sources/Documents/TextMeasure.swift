import Cells

/// Finds how wide a text would be if it were not wrapped, and how wide it must be.
struct TextMeasure {
  private(set) var longestLine = 0
  private(set) var longestWord = 0
  private var line = 0
  private var word = 0

  /// Goes on with more text.
  mutating func add(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 {
        add(columns: 1, isBlank: byte == 0x20 || byte == 0x09, endsLine: byte == 0x0A)
      }
    } else {
      for character in text {
        let breaks = character == "\u{AD}" || character == "\u{200B}"
        add(
          columns: breaks ? 0 : character.columns, isBlank: breaks || character == " ",
          endsLine: character == "\n")
      }
    }
  }

  private mutating func add(columns: Int, isBlank: Bool, endsLine: Bool) {
    line = endsLine ? 0 : line + columns
    // Between wide characters a line may be broken.
    word = isBlank || endsLine ? 0 : columns == 2 ? 2 : word + columns
    longestLine = max(longestLine, line)
    longestWord = max(longestWord, word)
  }
}

extension String {
  private static let longLine = String(repeating: "─", count: 400)

  /// A line of so many columns.
  static func line(_ columns: Int) -> String {
    guard columns <= 400 else { return String(repeating: "─", count: columns) }
    return String(longLine.bytes(0, columns * 3))
  }
}
