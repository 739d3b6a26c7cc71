import Cells

/// What the probe shows: its terminal, a list to move in, and the latest input.
struct ProbeScreen {
  let traits: TerminalTraits
  /// Shown instead, one after the other, if there.
  var random: RandomScreens?
  private var selected = 0
  private var history: [String] = []

  init(traits: TerminalTraits) { self.traits = traits }

  mutating func take(_ input: Input) {
    if input == .key(.down) { selected = (selected + 1) % 10 }
    if input == .key(.up) { selected = (selected + 9) % 10 }
    if input == .key(.up) || input == .key(.down) { return }
    history.append("\(input)")
  }

  mutating func drawn(size: Size) -> Canvas {
    if let screen = random?.next() { return screen }
    var canvas = Canvas(size: size)
    canvas.write(
      "Probe \(size.columns)×\(size.rows) \(traits.colors)", at: Point(column: 0, row: 0),
      style: Style(foreground: .palette(6), attributes: .bold))
    canvas.write(traits.notice ?? "no notice", at: Point(column: 0, row: 1))
    for item in 0..<10 {
      let style = item == selected ? Style(attributes: .reverse) : .plain
      let place = Rect(column: 2, row: 2 + item, columns: 40, rows: 1)
      canvas.fill(place, style: style)
      canvas.write("Item \(item) 日本 é", at: place.origin, style: style)
    }
    for (index, line) in history.suffix(max(0, size.rows - 12)).enumerated() {
      canvas.write(line, at: Point(column: 0, row: 12 + index))
    }
    canvas.cursor = Point(column: 2, row: 2 + selected)
    return canvas
  }

  /// Traps, as an index out of range does.
  func trap() { _ = history[history.count + 1] }

  /// Runs out of stack.
  @discardableResult func deepen(_ depth: Int) -> Int {
    depth < 0 ? 0 : deepen(depth + 1) + history.count
  }
}
