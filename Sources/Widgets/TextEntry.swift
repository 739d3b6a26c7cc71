public import Cells
public import Documents

/// A text that is being typed, with its cursor: one line, or several in a box.
public struct TextEntry: Hashable, Sendable {
  private var before: String
  private var after: String
  public let kind: Field.Kind
  /// How many cells it is typed in.
  public private(set) var size = Size(columns: 4096, rows: 1)
  /// The first column, or in a box of lines the first row, that is seen.
  public internal(set) var scroll = 0
  /// The column that going up and down keeps to.
  var goal: Int?
  private let limit: Int?

  /// Starts with one line of text, the cursor at its end.
  public init(_ text: String = "") {
    before = text
    after = ""
    kind = .line
    limit = nil
  }

  /// Starts with the text of a field, the cursor at its end.
  public init(_ field: Field, size: Size) {
    before = field.text
    after = ""
    kind = field.kind
    limit = field.limit
    resize(to: size)
  }

  public var text: String { before + after }
  /// The field with the text as it is now.
  public var field: Field { Field(text, kind: kind, columns: size.columns, limit: limit) }
  /// The cells to the left of the cursor, where the text is one line.
  public var cursorColumn: Int { before.columns }
  /// The characters before the cursor.
  var offset: Int { before.count }
  var isTall: Bool { if case .lines = kind { true } else { false } }

  /// Whether a key belongs to a line of text while it is being typed.
  public static func takes(_ key: Key) -> Bool {
    switch key {
    case .character, .backspace, .delete, .left, .right, .home, .end, .enter, .escape: true
    case .control(let letter): "uwake".contains(letter)
    default: false
    }
  }

  /// The most characters a line takes, and the most that several do.
  public static let limit = 4096
  static let tallLimit = 1 << 16

  /// Follows a key; those that end the entry (Esc, Enter in one line) are its owner's affair.
  public mutating func type(_ key: Key) {
    let (previous, wasGoal) = (goal, offset)
    goal = nil
    switch key {
    case .character(let character): insert(String(character))
    case .enter: if isTall { insert("\n") }
    case .backspace: _ = before.popLast()
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): moveCursor(to: lineBounds.lowerBound)
    case .end, .control("e"): moveCursor(to: lineBounds.upperBound)
    case .control("u"): before.removeLast(before.count - lineBounds.lowerBound)
    case .control("k"): after.removeFirst(max(0, lineBounds.upperBound - before.count))
    case .control("w"): deleteWord()
    default: if offset == wasGoal { goal = previous }
    }
    reveal()
  }

  /// Takes a pasted text; in one line its line breaks are spaces, as in WebKit.
  public mutating func paste(_ text: String) {
    goal = nil
    let ended = text.last?.isNewline == true && !isTall ? String(text.dropLast()) : text
    insert(ended.sanitized(isTall ? .text : .line))
    reveal()
  }

  /// Takes over another text, as when the page has changed it; the cursor goes to its end.
  public mutating func replace(with text: String) {
    guard text != self.text else { return }
    before = text
    after = ""
    reveal()
  }

  /// Fits the entry to the cells there are.
  public mutating func resize(to size: Size) {
    self.size = Size(columns: max(1, size.columns), rows: max(1, size.rows))
    reveal()
  }

  /// Puts the cursor before a character.
  mutating func moveCursor(to offset: Int) {
    let text = text
    let index = text.index(text.startIndex, offsetBy: max(0, offset), limitedBy: text.endIndex)
    before = String(text[..<(index ?? text.endIndex)])
    after = String(text[(index ?? text.endIndex)...])
  }

  /// Inserts as much as there is room for; what doesn't fit as a whole character is left out.
  private mutating func insert(_ text: String) {
    let most = isTall ? Self.tallLimit : Self.limit
    var room = max(0, most - before.count - after.count)
    var units = (limit ?? .max) - before.utf16.count - after.utf16.count
    for character in text {
      units -= character.utf16.count
      guard room > 0, units >= 0 else { return }
      room -= 1
      before.append(character)
    }
  }

  private mutating func deleteWord() {
    while let last = before.last, last.isWhitespace { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}
