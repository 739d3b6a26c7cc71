/// What a character means for breaking lines, much reduced from UAX #14.
enum BreakClass {
  /// There is no character: a line or a word begins.
  case none
  case narrow, letter
  /// Takes two cells; Chinese and Japanese are written without blanks.
  case wide
  /// Never ends a line.
  case opening
  /// Never starts a line.
  case closing
  /// Joins two words.
  case hyphen
  case space
  /// Isn't drawn, but a line may be broken there.
  case opportunity
  /// Is drawn as a hyphen if a line is broken there, and else not at all.
  case syllable

  /// Finds the class of a character.
  init(_ character: Character, columns: Int, after previous: BreakClass) {
    guard let scalar = character.unicodeScalars.first else {
      self = .none
      return
    }
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case "\u{200B}": self = .opportunity
    case "\u{AD}": self = .syllable
    case "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200A}", "\u{205F}", "\u{3000}": self = .space
    case "-", "‐": self = previous == .letter ? .hyphen : .narrow
    case "（", "「", "『", "【", "〈", "《", "〔", "［", "｛", "(", "[", "{", "“", "‘", "«":
      self = .opening
    case "、", "。", "，", "．", "・", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》", "〕",
      "］", "｝", "ー", "々", "…", ")", "]", "}", ",", ".", "!", "?", ";", ":", "”", "’", "»", "%",
      "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
      "ュ", "ョ":
      self = .closing
    default: self = columns == 2 ? .wide : scalar.isASCII ? .narrow : .letter
    }
  }

  /// Whether a line may be broken between two characters that follow one another.
  func allowsBreak(before next: BreakClass) -> Bool {
    switch (self, next) {
    case (.none, _), (.opening, _), (_, .closing): false
    case (.wide, _), (_, .wide): true
    case (.hyphen, .letter): true
    default: false
    }
  }
}
