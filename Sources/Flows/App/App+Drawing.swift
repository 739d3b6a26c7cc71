public import Cells
import Widgets

extension App {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    guard isLargeEnough(canvas.size) else { return drawTooSmall(on: &canvas) }
    drawTitle(of: state, in: canvas.bounds.top(1), on: &canvas)
    var body = Canvas(size: canvas.size.body)
    drawBody(of: state, on: &body)
    canvas.place(body, at: Point(column: 0, row: 1))
    state.keyList?.draw(state, on: &canvas)
    let hints = keys(in: state).compactMap { binding -> KeyHints.Hint? in
      guard let hint = binding.hint, let key = binding.keys.first else { return nil }
      return KeyHints.Hint(name: state.settings.name(of: key), does: hint, key: key)
    }
    KeyHints(hints).draw(in: canvas.bounds.bottom(1), on: &canvas)
    if let toast = state.notices.toast {
      // As on a phone it comes from above: nothing in the title is there to be pressed.
      let row = canvas.bounds.top(1)
      toast.draw(in: row, on: &canvas)
      canvas.addHotspot(row, key: noticeItem)
    }
    if state.settings.theming == .mono { canvas = canvas.inMonochrome }
  }

  private static func drawBody(of state: State, on canvas: inout Canvas) {
    if state.isInspectorAlone { return drawInspector(of: state, on: &canvas) }
    guard state.hasInspectorBeside else { return drawStage(of: state, on: &canvas) }
    var stage = Canvas(size: state.stageRoom)
    drawStage(of: state, on: &stage)
    if state.inspector.isFocused { stage.cursor = nil }
    canvas.place(stage, at: canvas.bounds.origin)
    Rule().draw(
      in: Rect(column: stage.size.columns, row: 0, columns: 1, rows: canvas.size.rows),
      on: &canvas)
    drawInspector(of: state, on: &canvas)
  }

  private static func drawInspector(of state: State, on canvas: inout Canvas) {
    let room = state.inspectorRoom
    var layer = Canvas(size: room.size)
    Inspector.draw(state.inspector, on: &layer)
    // What is typed there, and what came before the secret was known.
    conceal(state.inspector.redaction, on: &layer)
    canvas.place(layer, at: room.origin)
  }

  private static func drawStage(of state: State, on canvas: inout Canvas) {
    drawShown(of: state, on: &canvas)
    conceal(state.inspector.redaction, on: &canvas)
  }

  private static func conceal(_ secrets: Redaction, on canvas: inout Canvas) {
    guard !secrets.isEmpty else { return }
    canvas.conceal(in: canvas.bounds, where: secrets.ranges)
  }

  private static func drawShown(of state: State, on canvas: inout Canvas) {
    if let viewer = state.viewer { return Viewer.draw(viewer, on: &canvas) }
    switch state.flow {
    case nil: Deck.draw(state, on: &canvas)
    case .onboarding: if let flow = state.onboarding { Onboarding.draw(flow, on: &canvas) }
    case .launcher: Launcher.draw(state.launcher, on: &canvas)
    case .analysis: Analysis.draw(state.analysis, on: &canvas)
    }
  }

  private static func drawTitle(of state: State, in rect: Rect, on canvas: inout Canvas) {
    let row = rect.inset(columns: 1)
    let names = names(in: state)
    var right = corner(of: state)
    // On the narrowest screens where one is matters more.
    if rect.columns < 30, let name = names.last, name.columns + 2 + right.columns > row.columns {
      right = ""
    }
    Breadcrumb(names)
      .draw(in: row.droppingRight(right.isEmpty ? 0 : right.columns + 2), on: &canvas)
    Label(right, style: Theme.quiet, alignment: .right).draw(in: row, on: &canvas)
    canvas.restyle(rect) { $0.attributes.insert(.reverse) }
  }

  private static func names(in state: State) -> [String] {
    var names = ["Promenade"]
    if let flow = state.flow { names.append(flow.title) }
    if state.flow == .analysis { names += Analysis.breadcrumb(of: state.analysis) }
    if let viewer = state.viewer { names.append(Viewer.title(of: viewer)) }
    if state.isInspectorAlone { names.append("Inspector") }
    return names
  }

  /// What the title says at its right.
  private static func corner(of state: State) -> String {
    let place = state.isInspectorAlone ? "" : position(in: state)
    guard case .stopped = state.log else { return place }
    return place.isEmpty ? "✗ log stopped" : "✗ log stopped · \(place)"
  }

  private static func position(in state: State) -> String {
    if let viewer = state.viewer { return Viewer.position(in: viewer) }
    switch state.flow {
    case .onboarding:
      guard let onboarding = state.onboarding else { return "" }
      return "\(onboarding.page + 1) of \(onboarding.content.pages.count)"
    case .launcher: return state.launcher.status.word
    case .analysis:
      return state.analysis.word
    case nil: return "\(state.settings.language) · \(state.settings.theming.rawValue)"
    }
  }

  private static func drawTooSmall(on canvas: inout Canvas) {
    let needed = "needs \(smallest.columns)×\(smallest.rows)"
    let lines = canvas.size.rows < 3 ? [needed] : ["too small", needed, "q quits"]
    let place = canvas.bounds.centered(Size(columns: canvas.size.columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      Label(line, alignment: .center).draw(in: place.droppingTop(row).top(1), on: &canvas)
    }
  }
}
