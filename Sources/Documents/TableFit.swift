/// How wide the columns of a boxed table are.
struct TableFit {
  let widths: [Int]

  /// A word longer than this is cut rather than kept in one piece.
  private static let longestWord = 12
  /// A box with more columns than this can't be read.
  private static let mostColumns = 64

  /// Fits a table to so many columns, if it can be.
  init?(_ table: Table, columns: Int) {
    let count = table.rows.reduce(0) { max($0, $1.count) }
    guard (1...Self.mostColumns).contains(count) else { return nil }
    var wanted = [Int](repeating: 1, count: count)
    var needed = wanted
    for row in table.rows {
      for (index, cell) in row.enumerated() {
        let size = Self.measure(cell.runs)
        wanted[index] = max(wanted[index], size.line)
        needed[index] = max(needed[index], min(size.word, Self.longestWord))
      }
    }
    let room = columns - 3 * count - 1
    guard let widths = Self.distribute(room, wanted: wanted, needed: needed) else { return nil }
    self.widths = widths
  }

  /// Gives each column what it needs, then shares what is left by what is wanted.
  private static func distribute(_ room: Int, wanted: [Int], needed: [Int]) -> [Int]? {
    var left = room - needed.reduce(0, +)
    guard left >= 0 else { return nil }
    var widths = needed
    var missing = zip(wanted, needed).map { $0 - $1 }
    var total = missing.reduce(0, +)
    for index in widths.indices where total > 0 {
      let share = min(missing[index], left * missing[index] / total)
      widths[index] += share
      total -= missing[index]
      missing[index] -= share
      left -= share
    }
    return widths
  }

  /// The columns of the longest line and the longest word.
  private static func measure(_ runs: [Run]) -> (line: Int, word: Int) {
    var measure = TextMeasure()
    for run in runs { measure.add(run.drawn(columns: 200)) }
    return (measure.longestLine, measure.longestWord)
  }

  /// A line of the box with the corners of one of its edges.
  func frame(_ left: String, _ middle: String, _ right: String) -> SetLine {
    let edges = widths.map { String.line($0 + 2) }
    let text = left + edges.joined(separator: middle) + right
    let columns = widths.reduce(1) { $0 + $1 + 3 }
    return SetLine(Span(column: 0, columns: columns, text: text, role: .frame))
  }

  /// A line of cells between the bars of the box.
  func line(_ cells: [SetLine?]) -> SetLine {
    var spans = [Span(column: 0, columns: 1, text: "│", role: .frame)]
    var column = 2
    for (index, width) in widths.enumerated() {
      if index < cells.count, let cell = cells[index] {
        for var span in cell.spans {
          span.column += column
          spans.append(span)
        }
      }
      column += width + 3
      spans.append(Span(column: column - 2, columns: 1, text: "│", role: .frame))
    }
    return SetLine(spans: spans, columns: column - 1)
  }
}
