public import Cells
import Widgets

extension Viewer {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let area = canvas.bounds
    switch state.phase {
    case .loading:
      Label("Loading \(state.name)…", style: Theme.quiet, alignment: .center)
        .draw(in: area.droppingTop(area.rows / 3), on: &canvas)
    case .failed(let reason):
      Notice(title: "Nothing to show", text: reason).draw(in: area, on: &canvas)
    case .open:
      let text = area.bottom(state.size.reading.rows).centered(state.size.reading)
      state.pane.draw(in: text, on: &canvas)
    }
    if let query = state.query { drawSearch(query, of: state, on: &canvas) }
  }

  /// What stands at the right of the title: how far one has read, or which match one is at.
  static func position(in state: State) -> String {
    if let current = state.pane.currentMatch {
      return "match \(current + 1) of \(state.pane.matches.count)"
    }
    guard state.pane.isScrollable else { return "" }
    return "\(state.pane.scroll * 100 / state.pane.lastScroll)%"
  }

  private static func drawSearch(_ query: TextEntry, of state: State, on canvas: inout Canvas) {
    let row = canvas.bounds.bottom(1)
    canvas.fill(row)
    let start = canvas.write(" /", at: row.origin, style: Theme.title)
    canvas.write(query.text, at: Point(column: start, row: row.row))
    let found = state.pane.matches.count
    let count = query.text.isEmpty ? "" : found == 1 ? "1 match " : "\(found) matches "
    Label(count, style: Theme.quiet, alignment: .right).draw(in: row, on: &canvas)
    canvas.cursor = Point(
      column: min(start + query.cursorColumn, max(0, row.endColumn - 1)), row: row.row)
  }
}
