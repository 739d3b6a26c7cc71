import Cells

/// The keys a tour can name.
enum TourKeys {
  private static let named: [String: Key] = [
    "Enter": .enter, "Escape": .escape, "Tab": .tab, "Shift+Tab": .backTab, "Space": .space,
    "Backspace": .backspace, "Delete": .delete, "Up": .up, "Down": .down, "Left": .left,
    "Right": .right, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
  ]

  /// The key of a word: a name, `F1` to `F12`, or `Ctrl+` and a letter; nil if it is none.
  static func key(named word: String) -> Key? {
    if let key = named[word] { return key }
    if word.hasPrefix("Ctrl+"), let letter = word.dropFirst(5).first, word.count == 6,
      letter.isASCII, letter.isLetter
    {
      return .control(Character(letter.lowercased()))
    }
    guard word.hasPrefix("F"), let number = Int(word.dropFirst()), (1...12).contains(number) else {
      return nil
    }
    return .function(number)
  }
}
