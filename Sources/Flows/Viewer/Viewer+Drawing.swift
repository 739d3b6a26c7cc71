public import Cells
import Documents
import Widgets

extension Viewer {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let area = canvas.bounds
    let text = area.bottom(state.room.rows).centered(state.room)
    switch state.phase {
    case .failed(let reason) where state.pane.isEmpty:
      Notice(title: "Nothing to show", text: reason).draw(in: area, on: &canvas)
    case .loading where state.pane.isEmpty:
      Label("Loading \(title(of: state))…", style: Theme.quiet, alignment: .center)
        .draw(in: area.droppingTop(area.rows / 3), on: &canvas)
    case .loading, .complete, .failed:
      state.pane.draw(in: text, on: &canvas) { state.gallery.picture(for: state.request(for: $0)) }
      if state.linkNumber != nil { state.pane.drawTargetNumbers(in: text, on: &canvas) }
    }
    if area.rows > text.rows {
      let row = Rect(column: text.column, row: area.row, columns: text.columns, rows: 1)
      if case .loading(let part?) = state.phase {
        drawProgress(part, in: row, on: &canvas)
      } else if let characters = state.characters {
        let isWhole = characters.sentence.columns <= row.columns
        Label(
          isWhole ? characters.sentence : characters.name,
          style: characters.isUsual ? Theme.quiet : Theme.warning, alignment: .right
        ).draw(in: row, on: &canvas)
      }
    }
    if let query = state.query {
      query.draw(
        after: " /", note: query.text.isEmpty ? "" : count(of: state), inRow: area.bottom(1),
        on: &canvas)
    } else if let number = state.linkNumber {
      TextEntry(number).draw(
        after: " link ", note: "type its number", inRow: area.bottom(1), on: &canvas)
    }
    if let outline = state.outline {
      outline.draw(in: area, on: &canvas)
    }
  }

  /// What the document is called; where there is little room, without the folders it is in.
  static func title(of state: State) -> String {
    if state.name == standardInput { return "standard input" }
    guard state.isNarrow else { return state.name }
    let (file, place) = state.name.splitAtAnchor
    return String(file.split(separator: "/").last ?? file) + place
  }

  /// What stands at the right of the title: how far it is loaded, and how far one has read or
  /// which match one is at.
  static func position(in state: State) -> String {
    let place =
      if state.pane.isSearched { shortMatches(in: state) } else if state.pane.isScrollable {
        "\(percent(in: state))%"
      } else { "" }
    let loading: String
    switch state.phase {
    case .loading(let part):
      let share = part.map { " \(Int($0 * 100)) %" } ?? "…"
      loading = state.isNarrow ? "…" : "loading\(share)"
    case .failed: loading = state.pane.isEmpty ? "" : "broken off"
    case .complete: loading = ""
    }
    return [loading, characters(in: state), place].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  /// How much of the document one has read, also of what is still to come.
  static func percent(in state: State) -> Int {
    guard case .loading(let part?) = state.phase else { return state.pane.percent }
    return Int(Double(state.pane.percent) * part)
  }

  /// The name of an unusual character set, while there is no line that says more about it.
  private static func characters(in state: State) -> String {
    guard let characters = state.characters, !characters.isUsual else { return "" }
    let hasRow = state.size.reading.rows < state.size.rows
    if case .loading(part: _?) = state.phase { return characters.name }
    return hasRow ? "" : characters.name
  }

  /// Which match one is at, of how many.
  static func matches(in state: State) -> String {
    guard let ordinal = state.pane.matchOrdinal else { return count(of: state) }
    return "match \(ordinal) of \(state.pane.matchCount)" + (isCounting(in: state) ? "…" : "")
  }

  /// The same in a title that may have little room: a number that is cut would be another one.
  private static func shortMatches(in state: State) -> String {
    guard state.isNarrow, let ordinal = state.pane.matchOrdinal else { return matches(in: state) }
    return "\(ordinal)/\(state.pane.matchCount)" + (isCounting(in: state) ? "…" : "")
  }

  /// How many matches there are, as far as is known.
  private static func count(of state: State) -> String {
    let count = state.pane.matchCount
    return isCounting(in: state)
      ? "\(count)… matches" : count == 1 ? "1 match" : "\(count) matches"
  }

  private static func isCounting(in state: State) -> Bool {
    state.pane.isSearching || (state.isLoading && state.pane.isSearched)
  }

  private static func drawProgress(_ part: Double, in rect: Rect, on canvas: inout Canvas) {
    let done = Int(part * Double(rect.columns))
    canvas.write(String(repeating: "━", count: done), at: rect.origin, style: Theme.accent)
    canvas.write(
      String(repeating: "─", count: rect.columns - done),
      at: Point(column: rect.column + done, row: rect.row), style: Theme.quiet)
  }
}
