public import Cells
import Widgets

extension Inspector {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    var rest = canvas.bounds
    if state.size.rows >= 5 {
      drawHeading(of: state, in: rest.top(1), on: &canvas)
      rest = rest.droppingTop(1)
    }
    if let query = state.query {
      query.draw(after: "/", inRow: rest.bottom(1), on: &canvas)
      rest = rest.droppingBottom(1)
    }
    if let details = state.details {
      let beside = rest.columns - state.detailsSize.columns
      return details.pane.draw(in: rest.droppingRight(beside), on: &canvas)
    }
    let numbers = state.inSight
    guard !numbers.isEmpty else { return drawNothing(of: state, in: rest, on: &canvas) }
    let columns = EntryColumns(of: rest.columns)
    for (row, number) in numbers.prefix(rest.rows).enumerated() {
      let line = rest.droppingTop(row).top(1)
      let isSelected = state.isFocused && number == state.selected
      columns.draw(
        state.history[number], wanted: state.wanted, isSelected: isSelected, in: line, on: &canvas)
      canvas.addHotspot(line, key: key(ofEntry: number))
      if isSelected, state.query == nil { canvas.cursor = line.origin }
    }
  }

  private static func drawHeading(of state: State, in rect: Rect, on canvas: inout Canvas) {
    let right = count(of: state)
    Label("Inspector", style: Theme.title).draw(in: rect, on: &canvas)
    Label(right, style: Theme.quiet, alignment: .right)
      .draw(in: rect.droppingLeft(10), on: &canvas)
    let wanted = state.wanted.isEmpty || state.query != nil ? nil : "/\(state.wanted)"
    let words = [state.filter.kind?.rawValue, state.filter.flow?.title, wanted].compactMap { $0 }
    let room = rect.droppingLeft(11).droppingRight(right.columns + 1)
    Label(words.joined(separator: " · "), style: Theme.accent).draw(in: room, on: &canvas)
  }

  /// What the heading says at its right: whether the list stands still, how much there is.
  private static func count(of state: State) -> String {
    if state.pausedAt != nil { return "paused · \(state.unseen) new" }
    let history = state.history
    let dropped = history.dropped > 0 ? " · \(history.dropped) dropped" : ""
    return (history.count == 1 ? "1 entry" : "\(history.count) entries") + dropped
  }

  private static func drawNothing(of state: State, in rect: Rect, on canvas: inout Canvas) {
    let text =
      state.history.count == 0 ? "Nothing has happened yet." : "Nothing of that kind has happened."
    Label(text, style: Theme.quiet).draw(in: rect.top(1), on: &canvas)
  }
}

/// The columns of the list: what there is no room for is left to the details.
private struct EntryColumns {
  private let timeDigits: Int?
  private let hasFlow: Bool

  init(of columns: Int) {
    timeDigits = columns >= 64 ? 3 : columns >= 40 ? 1 : nil
    hasFlow = columns >= 64
  }

  func draw(
    _ entry: Inspector.Entry, wanted: String, isSelected: Bool, in line: Rect,
    on canvas: inout Canvas
  ) {
    var rest = line
    func take(_ columns: Int) -> Rect {
      defer { rest = rest.droppingLeft(columns + 1) }
      return rest.droppingRight(rest.columns - columns)
    }
    if let timeDigits {
      Label(entry.time.clock(digits: timeDigits), style: Theme.quiet, alignment: .right)
        .draw(in: take(timeDigits + 6), on: &canvas)
    }
    Label(entry.kind.rawValue, style: style(of: entry)).draw(in: take(7), on: &canvas)
    if hasFlow {
      Label(entry.flow?.title ?? "", style: Theme.quiet).draw(in: take(10), on: &canvas)
    }
    if let duration = entry.duration, rest.columns >= 30 {
      let text = duration.spent
      Label(text, style: Theme.quiet, alignment: .right).draw(in: rest, on: &canvas)
      rest = rest.droppingRight(text.columns + 1)
    }
    drawSummary(of: entry, wanted: wanted, in: rest, on: &canvas)
    if isSelected { canvas.restyle(line) { $0 = Theme.selected } }
  }

  private func drawSummary(
    of entry: Inspector.Entry, wanted: String, in rect: Rect, on canvas: inout Canvas
  ) {
    let style = entry.isFault ? Theme.bad : Theme.plain
    let text = (entry.isFault ? "✗ " : "") + entry.summary
    let shown = text.shortened(to: rect.columns)
    Label(shown, style: style).draw(in: rect, on: &canvas)
    guard !wanted.isEmpty else { return }
    for range in Inspector.Wanted(wanted).ranges(in: shown) {
      let start = rect.column + String(shown[..<range.lowerBound]).columns
      let place = Rect(
        column: start, row: rect.row, columns: String(shown[range]).columns, rows: 1)
      canvas.restyle(place) { $0 = Theme.match }
    }
  }

  private func style(of entry: Inspector.Entry) -> Style {
    if entry.isFault { return Theme.bad }
    return switch entry.kind {
    case .message, .reply: Theme.title
    case .token: Theme.accent
    case .refusal: Theme.bad
    case .notice: Theme.warning
    case .move, .console, .effect: Theme.plain
    }
  }
}
