public import Documents

extension TextPane {
  /// All headlines so far, in reading order.
  public var headings: [Chunk.Heading] { parts.flatMap(\.chunk.headings) }

  /// Whether there is a headline.
  public var hasHeadings: Bool { parts.contains { !$0.chunk.headings.isEmpty } }

  /// The headline under which the top line stands, counted from 0; nil above the first.
  public var currentHeading: Int? {
    guard parts.indices.contains(top.chunk) else { return nil }
    let here = parts[top.chunk]
    let above = parts[..<top.chunk].reduce(0) { $0 + $1.chunk.headings.count }
    let count = here.chunk.headings.indices
      .prefix { (here.layout?.line(ofHeading: $0) ?? 0) <= firstTextLine }.count
    return above + count == 0 ? nil : above + count - 1
  }

  /// The top line or, if that is the blank one above a chunk, the line below it.
  private var firstTextLine: Int {
    guard let lines = parts[top.chunk].layout?.lines, lines.indices.contains(top.line) else {
      return top.line
    }
    return lines[top.line].spans.isEmpty ? top.line + 1 : top.line
  }

  /// Goes to a headline by its number; false if the text does not go that far yet.
  public mutating func go(toHeading number: Int) -> Bool {
    var index = number
    for chunk in parts.indices {
      let count = parts[chunk].chunk.headings.count
      guard index >= count else {
        let line = layOut(chunk).line(ofHeading: max(0, index)) ?? 0
        move(to: Position(chunk: chunk, line: line))
        return true
      }
      index -= count
    }
    return false
  }

  /// Goes to the next headline, or to the one above the top line.
  public mutating func moveHeading(by step: Int) {
    let number = currentHeading
    if step > 0 {
      _ = go(toHeading: (number ?? -1) + step)
    } else if let number {
      let isAtIt = isAtTop(heading: number)
      guard isAtIt, number == 0 else { _ = go(toHeading: isAtIt ? number - 1 : number); return }
      scrollToStart()
    }
  }

  private func isAtTop(heading number: Int) -> Bool {
    let above = parts[..<top.chunk].reduce(0) { $0 + $1.chunk.headings.count }
    guard number >= above, let layout = parts[top.chunk].layout else { return false }
    return layout.line(ofHeading: number - above).map { $0 >= top.line } ?? false
  }
}
