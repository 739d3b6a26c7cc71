public import Cells

/// One line of text that is being typed, with its cursor.
public struct TextEntry: Hashable, Sendable {
  private var before: String
  private var after: String

  /// Starts with a text, the cursor at its end.
  public init(_ text: String = "") {
    before = text
    after = ""
  }

  public var text: String { before + after }
  /// The cells to the left of the cursor.
  public var cursorColumn: Int { before.columns }

  /// Whether a key belongs to the text while it is being typed.
  public static func takes(_ key: Key) -> Bool {
    switch key {
    case .character, .backspace, .delete, .left, .right, .home, .end, .enter, .escape: true
    case .control("u"), .control("w"): true
    default: false
    }
  }

  /// The most characters a line takes.
  public static let limit = 4096

  /// Follows a key; those that end the entry (Enter, Esc) are its owner's affair.
  public mutating func type(_ key: Key) {
    switch key {
    case .character(let character):
      if before.count + after.count < Self.limit { before.append(character) }
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home:
      after = before + after
      before = ""
    case .end:
      before += after
      after = ""
    case .control("u"): before = ""
    case .control("w"): deleteWord()
    default: break
    }
  }

  /// Takes a pasted text, its line breaks as spaces.
  public mutating func paste(_ text: String) {
    let room = Self.limit - before.count - after.count
    before += text.sanitized(.line).prefix(max(0, room))
  }

  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
