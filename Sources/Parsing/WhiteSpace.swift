/// What becomes of blanks and line feeds, by the names CSS has for it.
enum WhiteSpace: String {
  case normal, nowrap, pre
  case preWrap = "pre-wrap"
  case preLine = "pre-line"
  case breakSpaces = "break-spaces"

  /// The text as it goes into a run; at a blank others vanish.
  ///
  /// What must not be wrapped within other text gets blanks at which no line is broken.
  func text(_ text: String, afterBlank: Bool, isPreformatted: Bool) -> String {
    switch self {
    case .normal: return HTMLText.collapsed(text, afterBlank: afterBlank)
    case .nowrap:
      let line = HTMLText.collapsed(text, afterBlank: afterBlank)
      // At its end another stretch begins, before which a line may be broken.
      return line.utf8.last == 0x20 ? Self.joined(line.dropLast()) + " " : Self.joined(line[...])
    case .preLine:
      var isAfterBlank = afterBlank
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        defer { isAfterBlank = true }
        return HTMLText.collapsed(String(line), afterBlank: isAfterBlank)
      }.joined(separator: "\n")
    case .pre where !isPreformatted: return Self.joined(HTMLText.kept(text)[...])
    case .pre, .preWrap, .breakSpaces: return HTMLText.kept(text)
    }
  }

  private static func joined(_ text: Substring) -> String {
    String(text.map { $0 == " " || $0 == "\t" ? "\u{A0}" : $0 })
  }
}

extension TextStyle.Letters {
  /// The text with its letters made great or small.
  func applied(to text: String) -> String {
    switch self {
    case .asWritten: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    case .capitalized:
      var isAtStart = true
      return text.reduce(into: "") { result, character in
        result += isAtStart ? character.uppercased() : String(character)
        isAtStart = !character.isLetter && !character.isNumber && character != "'"
      }
    }
  }
}
