public import Cells
import Widgets

extension Analysis {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let places = Arrangement(size: canvas.size)
    if let pane = state.topPane { return pane.draw(in: places.screen, on: &canvas) }
    Page.draw(state.page, in: places.page, on: &canvas)
    Rule().draw(in: places.divider, on: &canvas)
    drawLog(of: state, in: places.log, on: &canvas)
  }

  /// The names of the screens from the root on, each with how often it came in a row.
  static func breadcrumb(of state: State) -> [String] {
    let entries = state.path.entries
    // Deep paths are shortened in the middle anyway: only their ends are named.
    let shown = entries.count > 40 ? Array(entries.suffix(40)) : entries
    return shown.map { $0.count > 1 ? "\($0.element.name) ×\($0.count)" : $0.element.name }
  }

  private static func drawLog(of state: State, in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var row = rect.top(1)
    if rect.rows > 1 {
      Label("Events", style: Theme.title).draw(in: row, on: &canvas)
      let counts = "taken \(state.accepted) · refused \(state.refused)"
      Label(counts, style: Theme.quiet, alignment: .right)
        .draw(in: row.droppingLeft(8), on: &canvas)
      row.origin.row += rect.rows > 6 ? 2 : 1
    }
    let room = rect.endRow - row.row
    let isWide = rect.rows > 6
    if state.log.isEmpty, room > 0 {
      Paragraph(
        "Nothing was posted yet. \(state.content.value?.shownLocation ?? "")", style: Theme.quiet
      )
      .draw(
        in: Rect(column: row.column, row: row.row, columns: row.columns, rows: room), on: &canvas)
    }
    for entry in state.log.suffix(room).reversed() where row.row < rect.endRow {
      let style = entry.isRefusal ? Theme.bad : Theme.good
      Label(entry.isRefusal ? "✗" : "✓", style: style).draw(in: row, on: &canvas)
      let text = Paragraph(entry.text, style: style)
      let rows = isWide ? text.lines(in: row.columns - 2).count : 1
      let place = Rect(
        column: row.column + 2, row: row.row, columns: row.columns - 2,
        rows: min(rows, rect.endRow - row.row))
      text.draw(in: place, on: &canvas)
      row.origin.row += rows
    }
  }
}
