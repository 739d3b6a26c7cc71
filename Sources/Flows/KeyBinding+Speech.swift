import Cells

extension KeyBinding {
  /// The entry as a choice; nil if it only moves about what is seen, or is a number.
  var choice: Speech.Choice? {
    guard let key = keys.first, !key.movesAbout, !key.isDigit else { return nil }
    let letter = keys.lazy.compactMap(\.letter).first
    return Speech.Choice(hint.map { "\($0): \(help)" } ?? help, keys: [key], letter: letter)
  }
}

extension Sequence {
  /// The choices of a key table; two keys for the same thing are one.
  func choices<Message>() -> [Speech.Choice] where Element == KeyBinding<Message> {
    let hinted = Set(filter { $0.hint != nil }.map(\.help))
    return filter { $0.hint != nil || !hinted.contains($0.help) }.compactMap(\.choice)
  }
}

extension Key {
  /// Whether it moves focus or text on a screen, or does what depends on where they are.
  fileprivate var movesAbout: Bool {
    switch self {
    case .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .wheel,
      .item, .character(" "):
      true
    case .character, .control, .escape, .backspace, .delete, .function: false
    }
  }

  /// Whether what is typed for it would be the number of a choice.
  fileprivate var isDigit: Bool { letter?.isWholeNumber ?? false }

  /// The character that can be typed for it.
  fileprivate var letter: Character? {
    if case .character(let character) = self { character } else { nil }
  }
}
