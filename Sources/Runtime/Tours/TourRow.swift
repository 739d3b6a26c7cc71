import Cells
import Widgets

/// What the bottom row says while a tour is played.
struct TourRow: Equatable {
  /// What the tour is doing.
  enum State: Equatable {
    case playing
    case paused
    /// Between two steps, until the person says so.
    case asking
    /// Stopped at a failure.
    case failed
    /// The keyboard is the person's, or the app has ended.
    case over
  }

  var state = State.playing
  var caption = ""
  /// Somebody can press keys.
  var hasPerson = false

  /// How many rows it has: on a narrow screen a sentence takes two.
  static func rows(in size: Size) -> Int { size.columns < 60 && size.rows >= 10 ? 2 : 1 }

  /// Draws it; of its keys as many are named as fit beside the sentence.
  func draw(at rect: Rect, on canvas: inout Canvas) {
    let style = Style(attributes: .reverse)
    canvas.fill(rect, style: style)
    let text = rect.inset(columns: 1)
    let lines = rect.rows > 1 ? Paragraph(sentence).lines(in: max(1, text.columns)) : [sentence]
    for (row, line) in lines.prefix(rect.rows - 1).enumerated() {
      Label(line, style: style.adding(.bold)).draw(in: text.droppingTop(row).top(1), on: &canvas)
    }
    let rest = lines.dropFirst(rect.rows - 1).joined(separator: " ")
    drawLast(rest, in: rect.bottom(1), style: style, on: &canvas)
  }

  private func drawLast(
    _ sentence: String, in rect: Rect, style: Style, on canvas: inout Canvas
  ) {
    canvas.clipped(to: rect) { canvas in
      let room = rect.columns - 2
      var shown = hints
      while !shown.isEmpty, sentence.columns + Self.columns(of: shown) > room { shown.removeLast() }
      // Who is waited for is told at least what to press.
      if shown.isEmpty, state != .playing { shown = Array(hints.prefix(1)) }
      let start = Point(column: rect.column + 1, row: rect.row)
      canvas.write(
        sentence.shortened(to: max(0, room - Self.columns(of: shown))), at: start,
        style: style.adding(.bold))
      var column = rect.endColumn + 1 - Self.columns(of: shown)
      for hint in shown {
        let place = Rect(column: column, row: rect.row, columns: hint.text.columns, rows: 1)
        canvas.write(hint.text, at: Point(column: column, row: rect.row), style: style)
        canvas.addHotspot(place, key: hint.key)
        column += hint.text.columns + 2
      }
    }
  }

  /// How much room hints take, with two blanks before each.
  private static func columns(of hints: [(text: String, key: Key)]) -> Int {
    hints.reduce(0) { $0 + $1.text.columns + 2 }
  }

  private var sentence: String { [mark, caption].filter { !$0.isEmpty }.joined(separator: " ") }

  private var mark: String {
    switch state {
    case .playing: hasPerson ? "▸" : ""
    case .paused: "■ paused"
    case .asking: "▸"
    case .failed: "✗"
    case .over: "✓"
    }
  }

  private var hints: [(text: String, key: Key)] {
    guard hasPerson else { return [] }
    let keyboard = (text: "k keyboard", key: Key.character("k"))
    let quit = (text: "q quit", key: Key.character("q"))
    switch state {
    case .playing: return [(text: "space pause", key: .space), keyboard, quit]
    case .paused: return [(text: "space go on", key: .space), keyboard, quit]
    case .asking: return [(text: "space next", key: .space), keyboard, quit]
    case .failed: return [keyboard, quit]
    case .over: return []
    }
  }
}
