public import Cells
import Documents
import Widgets

extension Viewer {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    let back = KeyBinding<Message>(
      .escape, .character("q"), hint: "back", help: "go back", message: .backPressed)
    guard state.phase == .open else { return [back] }
    var table = [
      back,
      KeyBinding(
        .down, .character("j"), hint: "scroll", help: "scroll down", message: .scrolled(lines: 1)),
      KeyBinding(.up, .character("k"), help: "scroll up", message: .scrolled(lines: -1)),
      KeyBinding(.pageDown, .space, help: "scroll a page down", message: .scrolledByPages(1)),
      KeyBinding(.pageUp, help: "scroll a page up", message: .scrolledByPages(-1)),
      KeyBinding(.home, help: "go to the top", message: .wentToStart),
      KeyBinding(.end, help: "go to the bottom", message: .wentToEnd),
      KeyBinding(
        .character("/"), hint: "search", help: "search in the text", message: .searchStarted),
    ]
    if !state.pane.layout.targets.isEmpty {
      table += [
        KeyBinding(
          .tab, .right, hint: "link", help: "go to the next link", message: .focusMoved(1)),
        KeyBinding(.backTab, .left, help: "go to the link before", message: .focusMoved(-1)),
        KeyBinding(.enter, help: "follow the link", message: .linkPressed),
      ]
    }
    if state.pane.focusedTarget != nil {
      table.append(KeyBinding(.character("y"), help: "copy the address", message: .copyPressed))
    }
    if state.pane.currentMatch != nil {
      table += [
        KeyBinding(
          .character("n"), hint: "next", help: "go to the next match", message: .matchMoved(1)),
        KeyBinding(.character("N"), help: "go to the match before", message: .matchMoved(-1)),
      ]
    }
    return table
  }

  public static func message(for key: Key, in state: State) -> Message? {
    if state.query != nil, TextEntry.takes(key) { return .searchTyped(key) }
    switch key {
    case .item(let link): return .linkClicked(link)
    case .wheel(let lines): return .scrolled(lines: lines)
    default: return binding(for: key, in: state)?.message
    }
  }

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
      return "\(current + 1) of \(state.pane.matches.count) matches"
    }
    guard state.pane.isScrollable else { return "" }
    return "\(state.pane.scroll * 100 / state.pane.lastScroll)%"
  }

  private static func drawSearch(_ query: TextEntry, of state: State, on canvas: inout Canvas) {
    let row = canvas.bounds.bottom(1)
    canvas.fill(row)
    let start = canvas.write(" /", at: row.origin, style: Theme.title)
    canvas.write(query.text, at: Point(column: start, row: row.row))
    let count = query.text.isEmpty ? "" : "\(state.pane.matches.count) matches "
    Label(count, style: Theme.quiet, alignment: .right).draw(in: row, on: &canvas)
    canvas.cursor = Point(
      column: min(start + query.cursorColumn, max(0, row.endColumn - 1)), row: row.row)
  }
}
