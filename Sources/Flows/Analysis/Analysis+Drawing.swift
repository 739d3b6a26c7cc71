public import Cells
import Widgets

extension Analysis {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    if state.sheet?.sheet == .path { return PathList(state: state).draw(on: &canvas) }
    let places = Arrangement(size: canvas.size)
    if let pane = state.topPane {
      pane.draw(in: places.screen, on: &canvas)
      drawSearch(of: state, pane, in: places.screen, on: &canvas)
      canvas.conceal(in: places.screen, where: state.redaction.ranges)
      // Where trying again is the way on, the text of the screen says so.
      if state.sheet == nil, let retry = retryKey(in: state), retry.hint != nil {
        canvas.addHotspots(for: retry.keys, in: places.screen)
      }
      return
    }
    Page.draw(state.page, in: places.page, on: &canvas)
    canvas.conceal(in: places.page, where: state.redaction.ranges)
    Rule().draw(in: places.divider, on: &canvas)
    EventPanel(state: state, isWide: places.isWide).draw(in: places.log, on: &canvas)
  }

  /// The names of the screens from the root on, each with how often it came in a row.
  static func breadcrumb(of state: State) -> [String] {
    let entries = state.path.entries
    // Of a deep path only the ends are named; the breadcrumb itself shortens what doesn't fit.
    let isDeep = entries.count > 40
    let shown = isDeep ? entries.prefix(1) + entries.suffix(30) : entries[...]
    var names = shown.map { $0.count > 1 ? "\($0.element.name) ×\($0.count)" : $0.element.name }
    if isDeep { names.insert("…", at: 1) }
    switch state.sheet?.sheet {
    case .path: names.append("Path")
    case .refusals: names.append("Refused")
    case .address: names.append("Address")
    case nil: break
    }
    return names
  }
}
