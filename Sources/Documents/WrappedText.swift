import Cells

/// A text being edited, in lines of a width: none of its characters is left out.
///
/// Lines are broken behind blanks, which may hang over the edge, or else anywhere.
public struct WrappedText: Equatable, Sendable {
  public private(set) var lines: [Line] = []

  /// One line as it is seen.
  public struct Line: Equatable, Sendable {
    /// How many characters of the text stand before it.
    public var start: Int
    /// Its characters, without the line break at its end.
    public var characters: [Character]

    /// Makes a line.
    public init(start: Int, characters: [Character] = []) {
      self.start = start
      self.characters = characters
    }

    /// How many cells the first characters take.
    public func columns(before count: Int) -> Int {
      characters.prefix(count).reduce(0) { $0 + $1.editingColumns }
    }

    /// How many characters end at or before a column.
    public func count(before column: Int) -> Int {
      var room = column
      return characters.prefix {
        room -= $0.editingColumns
        return room >= 0
      }.count
    }
  }

  /// Wraps a text to so many columns, at least one.
  public init(_ text: String, columns: Int) {
    let width = max(1, columns)
    var line = Line(start: 0)
    var used = 0
    var lastBlank: Int?
    for (offset, character) in text.enumerated() {
      if character.isNewline {
        lines.append(line)
        line = Line(start: offset + 1)
        (used, lastBlank) = (0, nil)
        continue
      }
      let taken = character.editingColumns
      let isBlank = character == " " || character == "\t"
      if used + taken > width, !isBlank, !line.characters.isEmpty {
        let kept = lastBlank.map { $0 + 1 } ?? line.characters.count
        let rest = Array(line.characters[kept...])
        line.characters.removeLast(rest.count)
        lines.append(line)
        line = Line(start: offset - rest.count, characters: rest)
        used = line.columns(before: rest.count)
        lastBlank = nil
      }
      if isBlank { lastBlank = line.characters.count }
      line.characters.append(character)
      used += taken
    }
    lines.append(line)
  }

  /// The line an offset in characters stands on.
  public func row(of offset: Int) -> Int {
    max(0, (lines.lastIndex { $0.start <= offset }) ?? 0)
  }
}

extension Character {
  /// The character as it is shown while it is edited: one that takes no cells takes one.
  public var editingForm: Character { isWhitespace ? " " : self }

  /// How many cells it takes while it is edited.
  var editingColumns: Int { isWhitespace ? 1 : columns }
}
