/// How text above or below its line is told in a terminal, where all text stands on lines.
enum ScriptText {
  enum Notation {
    /// It is understood as it is: "1st", "[3]".
    case plain
    /// Each character has a small one.
    case signs([Character: Character])
    /// Marks are needed: "2^k", "v_max".
    case marks(before: String, after: String)
  }

  /// The notation of a text behind a character.
  static func notation(
    of text: String, _ position: TextStyle.Position, after before: Character?
  ) -> Notation {
    let text = text.trimmed
    guard let first = text.first else { return .plain }
    let signs = position == .raised ? raised : lowered
    if text.allSatisfy({ signs[$0] != nil || $0 == " " }) { return .signs(signs) }
    if position == .raised, isNote(first) || isEnding(text, of: before) { return .plain }
    let mark = position == .raised ? "^" : "_"
    return text.contains(where: \.isWhitespace)
      ? .marks(before: mark + "(", after: ")") : .marks(before: mark, after: "")
  }

  /// Whether a text refers to a note, or is a sign that stands there by itself.
  private static func isNote(_ first: Character) -> Bool { "[(*†‡§#®©™ªº".contains(first) }

  /// Whether a text is the end of a word, as in "2nd", or of a name, as in "AcmeTM".
  private static func isEnding(_ text: String, of before: Character?) -> Bool {
    if text == "TM" || text == "SM" { return true }
    return before?.isNumber == true && (2...3).contains(text.count) && text.allSatisfy(\.isLetter)
  }

  private static let raised = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"))
  private static let lowered = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"))
}
