import Cells

/// What is looked for, character by character.
struct Needle {
  /// A character of a line and where it stands.
  typealias Cell = (character: Character, column: Int)

  let characters: [Character]
  let ignoresCase: Bool
  /// The characters in ASCII, if they are, with which most lines are ruled out.
  private let bytes: [UInt8]?

  init?(_ query: String) {
    guard !query.isEmpty else { return nil }
    characters = Array(query)
    ignoresCase = query.allSatisfy { !$0.isUppercase }
    bytes = query.utf8.allSatisfy { $0 < 0x80 } ? Array(query.utf8) : nil
  }

  /// Whether a closer look at a line is worth it.
  func mayOccur(in line: Line, buffer: inout [UInt8]) -> Bool {
    guard let bytes, let first = bytes.first else { return true }
    buffer.removeAll(keepingCapacity: true)
    line.append(to: &buffer, keepsBlanks: true)
    if ignoresCase {
      for index in buffer.indices where (0x41...0x5A).contains(buffer[index]) {
        buffer[index] |= 0x20
      }
    }
    var start = 0
    while start + bytes.count <= buffer.count {
      if buffer[start] == first, buffer[start...].starts(with: bytes) { return true }
      start += 1
    }
    return false
  }

  /// The columns of each place in a line, none overlapping another.
  func ranges(in line: Line) -> [Range<Int>] {
    let cells = cells(of: line)
    var ranges: [Range<Int>] = []
    var start = 0
    while start + characters.count <= cells.count {
      if matches(cells, at: start) {
        let last = cells[start + characters.count - 1]
        ranges.append(cells[start].column..<last.column + last.character.columns)
        start += characters.count
      } else {
        start += 1
      }
    }
    return ranges
  }

  private func matches(_ cells: [Cell], at start: Int) -> Bool {
    characters.indices.allSatisfy { isAlike(cells[start + $0].character, characters[$0]) }
  }

  /// Whether a character of a text is one that is looked for.
  func isAlike(_ character: Character, _ wanted: Character) -> Bool {
    character == wanted || (ignoresCase && character.lowercased() == String(wanted))
  }

  /// The characters of a line.
  func cells(of line: Line) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    for span in line.spans {
      while column < span.column {
        cells.append((" ", column))
        column += 1
      }
      for character in span.text {
        cells.append((character, column))
        column += character.columns
      }
    }
    return cells
  }
}
