import Cells

/// Where a text was found.
public typealias Match = Place

extension Layout {
  /// Finds a text on the lines, also across spans; a query in lower case finds capitals too.
  public func matches(of query: String) -> [Match] {
    guard let needle = Needle(query) else { return [] }
    var matches: [Match] = []
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() where needle.mayOccur(in: line, buffer: &bytes) {
      for columns in needle.ranges(in: line) {
        matches.append(Match(line: index, columns: columns))
      }
    }
    return matches
  }
}

/// What is looked for, character by character.
private struct Needle {
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

  private func matches(_ cells: [(character: Character, column: Int)], at start: Int) -> Bool {
    for (offset, character) in characters.enumerated()
    where cells[start + offset].character != character {
      guard ignoresCase else { return false }
      guard cells[start + offset].character.lowercased() == String(character) else { return false }
    }
    return true
  }

  private func cells(of line: Line) -> [(character: Character, column: Int)] {
    var cells: [(character: Character, column: Int)] = []
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
