import Cells
import Flows

/// Walks through a flow without a terminal: presses keys, tells news, looks at the screen.
struct Rehearsal<F: Flow> {
  var state: F.State
  private(set) var effects: [F.Effect] = []
  var size: Size

  init(_ state: F.State, size: Size = Size(columns: 80, rows: 24)) {
    self.state = state
    self.size = size
  }

  /// Presses keys; what is asked for afterwards is in `effects`.
  mutating func press(_ keys: Key...) { press(keys) }

  mutating func press(_ keys: [Key]) {
    effects = []
    for key in keys {
      guard let message = F.message(for: key, in: state) else { continue }
      effects += F.update(&state, with: message)
    }
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func send(_ messages: F.Message...) {
    effects = messages.flatMap { F.update(&state, with: $0) }
  }

  /// Clicks where a text stands on the screen.
  mutating func click(on text: String) {
    effects = []
    let canvas = canvas
    for (row, line) in canvas.lines.enumerated() {
      guard let range = line.ranges(of: text).first else { continue }
      let column = String(line[..<range.lowerBound]).columns
      if let key = canvas.key(at: Point(column: column, row: row)) { press(key) }
      return
    }
  }

  var canvas: Canvas {
    var canvas = Canvas(size: size)
    F.draw(state, on: &canvas)
    return canvas
  }

  var screen: String { canvas.lines.joined(separator: "\n") }
}
