/// What stands to the left of lines within quotes and lists.
struct Margin {
  /// Where lines start.
  var column = 0
  /// Where the bars of quotes stand.
  var bars: [Int] = []
  /// The marks of list items that wait for their first line.
  var markers: [Span] = []

  /// The bars of one line.
  var spans: [Span] {
    bars.map { Span(column: $0, columns: 1, text: "│", role: .bar) }
  }

  /// The bars and marks of one line; marks are drawn only once.
  mutating func takeSpans() -> [Span] {
    guard !markers.isEmpty else { return bars.isEmpty ? [] : spans }
    let all = (spans + markers).sorted { $0.column < $1.column }
    markers.removeAll()
    return all
  }
}

/// A line before it is put within a margin.
struct SetLine {
  var spans: [Span]
  var columns: Int
  var end: Line.End

  init(spans: [Span], columns: Int, end: Line.End = .whole) {
    self.spans = spans
    self.columns = columns
    self.end = end
  }

  init(_ span: Span) { self.init(spans: [span], columns: span.columns) }

  /// The line moved to the side it is flush with.
  func aligned(_ alignment: Alignment, in width: Int) -> SetLine {
    let offset = alignment.offset(of: columns, in: width)
    var line = self
    for index in line.spans.indices { line.spans[index].column += offset }
    return line
  }
}
