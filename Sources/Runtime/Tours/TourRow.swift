import Cells
import Widgets

/// What the bottom row says while a tour is played.
struct TourRow: Equatable {
  /// What the tour is doing.
  enum State: Equatable {
    case playing
    case paused
    /// A person is asked to go on.
    case asking
    case failed
    /// The tour is over and the app is the person's.
    case over
  }

  var state = State.playing
  var caption = ""
  /// Somebody can press keys.
  var hasPerson = false

  /// Draws the row; what does not fit of its keys is left out.
  func draw(at rect: Rect, on canvas: inout Canvas) {
    let style = Style(attributes: .reverse)
    canvas.fill(rect, style: style)
    canvas.clipped(to: rect) { canvas in
      let start = Point(column: rect.column + 1, row: rect.row)
      let hintsColumns = hints.map { $0.text.columns + 2 }.reduce(0, +)
      let hasRoom = sentence.columns + hintsColumns + 2 <= rect.columns
      // Where there is no room for both, what can be done counts while nothing else happens.
      let isAsking = state != .playing
      let words = hasRoom || !isAsking ? sentence : mark
      canvas.write(
        words.shortened(to: max(0, rect.columns - 2)), at: start, style: style.adding(.bold))
      guard hasRoom || isAsking else { return }
      var column = max(start.column + words.columns + 2, rect.endColumn - hintsColumns)
      for hint in hints {
        let place = Rect(column: column, row: rect.row, columns: hint.text.columns, rows: 1)
        canvas.write(hint.text, at: Point(column: column, row: rect.row), style: style)
        canvas.addHotspot(place, key: hint.key)
        column += hint.text.columns + 2
      }
    }
  }

  private var sentence: String { [mark, caption].filter { !$0.isEmpty }.joined(separator: " ") }

  private var mark: String {
    switch state {
    case .playing: hasPerson ? "▶" : ""
    case .paused: "‖ paused"
    case .asking: "▷"
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
