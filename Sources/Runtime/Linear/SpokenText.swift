import Cells

extension String {
  /// The text as it can be said: sanitized, and without what draws instead of meaning something.
  ///
  /// Box drawing, blocks, dingbats and braille patterns (U+2500…U+28FF) are read out by their names
  /// or are noise under the fingers; a few of them stand for a word. No control is left, so no
  /// escape sequence is, wherever the text came from.
  var spoken: String {
    var result = ""
    // One blank is enough, but the beginning of a line is indented.
    var isAfterGap = false
    for character in sanitized() {
      if character.isWhitespace {
        if !isAfterGap { result.append(" ") }
        isAfterGap = isAfterGap || !result.allSatisfy(\.isWhitespace)
        continue
      }
      isAfterGap = false
      switch Self.word(for: character) {
      case nil: result.append(character)
      // A bullet is a dash at the beginning of a line, elsewhere it decorates.
      case "-" where result.allSatisfy(\.isWhitespace): result.append("-")
      case "", "-":
        if result.last?.isWhitespace == false { result.append(" ") }
        isAfterGap = true
      case let word?: result += word
      }
    }
    return result.replacing(" · ", with: ", ").replacing(" › ", with: ", ").withoutBlanksAtEnd
  }

  /// What is said for a character that draws, nothing for mere decoration; nil for all others.
  private static func word(for character: Character) -> String? {
    if character == "•" { return "-" }
    let scalars = character.unicodeScalars
    guard scalars.contains(where: drawn.contains), let first = scalars.first else { return nil }
    if drawn.contains(first) { return words[Character(first)] ?? "" }
    // Of an emoji that is joined with a sign its own picture is left.
    return String(
      String.UnicodeScalarView(scalars.prefix { !drawn.contains($0) && $0 != "\u{200D}" }))
  }

  /// Pictures of controls, and all that draws.
  private static let drawn: ClosedRange<Unicode.Scalar> = "\u{2400}"..."\u{28FF}"

  private static let words: [Character: String] = [
    "✓": "yes", "✔": "yes", "☑": "yes", "✅": "yes", "✗": "no", "✘": "no", "✕": "no", "✖": "no",
    "☒": "no", "❌": "no", "⚠": "warning", "★": "star", "☆": "star", "❤": "heart", "♥": "heart",
    "●": "-", "○": "-", "◦": "-", "■": "-", "▪": "-", "◆": "-", "▸": ">", "▶": ">", "◂": "<",
    "◀": "<", "☎": "phone", "✉": "mail",
  ]

  private var withoutBlanksAtEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
