import Cells
import Documents

extension TextPane {
  /// How many chunks beside those that are seen stay laid out.
  private static let spares = 4

  /// Lays out what is seen, and moves the top to where the text can fill the screen from.
  mutating func settle() {
    guard !parts.isEmpty else { return top = Position(chunk: 0, line: 0) }
    top.chunk = max(0, min(top.chunk, parts.count - 1))
    moveDown()
    moveUp()
    top.line = min(top.line, lines(of: top.chunk))
    let missing = rows - rowsBelowTop()
    if missing > 0 {
      top.line -= missing
      moveUp()
    }
    forgetFarLayouts()
  }

  /// Lays a chunk out if it isn't and says how many lines it has.
  private mutating func lines(of chunk: Int) -> Int { layOut(chunk).lines.count }

  private mutating func moveDown() {
    while top.chunk + 1 < parts.count {
      let count = lines(of: top.chunk)
      guard top.line >= count else { return }
      top = Position(chunk: top.chunk + 1, line: top.line - count)
    }
  }

  private mutating func moveUp() {
    while top.line < 0, top.chunk > 0 {
      top.chunk -= 1
      top.line += lines(of: top.chunk)
    }
    top.line = max(0, top.line)
  }

  /// How many rows the text fills from the top on, no more than there are.
  private mutating func rowsBelowTop() -> Int {
    var chunk = top.chunk
    var filled = lines(of: chunk) - top.line
    while filled < rows, chunk + 1 < parts.count {
      chunk += 1
      filled += lines(of: chunk)
    }
    return min(filled, rows)
  }

  private mutating func forgetFarLayouts() {
    let kept = visible.lowerBound - Self.spares..<visible.upperBound + Self.spares
    for index in parts.indices where parts[index].layout != nil && !kept.contains(index) {
      parts[index].layout = nil
    }
  }

  /// The chunks that are seen.
  var visible: Range<Int> {
    var end = top.chunk
    var row = -top.line
    while end < parts.count, row < rows {
      row += parts[end].lines
      end += 1
    }
    return top.chunk..<max(end, top.chunk)
  }

  /// The row a line is seen on, or nil if it isn't.
  func row(of position: Position) -> Int? {
    guard visible.contains(position.chunk) else { return nil }
    let above = parts[top.chunk..<position.chunk].reduce(0) { $0 + $1.lines }
    let row = above + position.line - top.line
    return (0..<rows).contains(row) ? row : nil
  }

  /// Scrolls as little as is needed to see a line.
  mutating func reveal(_ position: Position) {
    guard parts.indices.contains(position.chunk), row(of: position) == nil else { return }
    let isAbove = position < top
    move(
      to: isAbove
        ? position : Position(chunk: position.chunk, line: position.line - rows + 1))
  }

  /// About how many lines stand above the top, and how many there are; what is laid out elsewhere
  /// doesn't change it, as the share that was read would shrink while one reads on.
  var extent: (above: Int, all: Int) {
    guard parts.count > 1 else { return (top.line, parts.first?.lines ?? 0) }
    let here = parts[top.chunk]
    let above = parts[..<top.chunk].reduce(0) { $0 + $1.estimate }
    let all = parts[top.chunk...].reduce(above) { $0 + $1.estimate }
    return (above + here.estimate * min(top.line, here.lines) / max(1, here.lines), all)
  }

  /// Whether there is more than can be seen at once.
  public var isScrollable: Bool { top > Position(chunk: 0, line: 0) || !isAtEnd }

  /// How far one has read, in percent; 100 only at the end.
  public var percent: Int {
    let (above, all) = extent
    let most = max(1, all - rows)
    return isAtEnd ? 100 : min(99, above * 100 / most)
  }

  /// Whether the last line is in sight.
  public var isAtEnd: Bool {
    guard visible.upperBound == parts.count else { return false }
    return parts[visible].reduce(-top.line, { $0 + $1.lines }) <= rows
  }
}
