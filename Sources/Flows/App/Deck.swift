import Cells
import Widgets

/// The home screen: the three flows, each with its state.
enum Deck {
  static let keys: [KeyBinding<App.Message>] =
    [
      KeyBinding(
        .enter, .space, hint: "open", help: "open the selected flow", message: .selectionOpened),
      KeyBinding(.down, .tab, hint: "move", help: "select the next flow", message: .deckMoved(1)),
      KeyBinding(.up, .backTab, help: "select the flow before", message: .deckMoved(-1)),
    ]
    + FlowName.allCases.enumerated().map { index, flow in
      KeyBinding(
        .character(Character("\(index + 1)")), help: "open \(flow.title)",
        message: .flowOpened(flow))
    } + [
      KeyBinding(.character("q"), hint: "quit", help: "quit", message: .quitPressed)
    ]

  static func draw(_ state: App.State, on canvas: inout Canvas) {
    let isRoomy = canvas.size.rows >= 18
    let width = min(canvas.size.columns - 2, 68)
    let heading = isRoomy ? 3 : 0
    let step = isRoomy ? 4 : canvas.size.rows >= 9 ? 3 : max(1, canvas.size.rows / 3)
    // Below the last flow no gap is left; on a roomy screen the bridge stands there.
    let rows = heading + step * FlowName.allCases.count + (isRoomy ? 2 : min(0, 2 - step))
    let area = canvas.bounds.centered(Size(columns: width, rows: rows))
    if isRoomy {
      Label("Three mobile flows to walk through", style: Theme.title)
        .draw(in: area.top(1).inset(columns: 2), on: &canvas)
    }
    for (index, flow) in FlowName.allCases.enumerated() {
      let item = area.droppingTop(heading + index * step).top(min(step, 2))
      draw(flow, number: index, of: state, in: item, on: &canvas)
    }
    if isRoomy, let path = state.bridgePath {
      Label("Bridge  \(path)", style: Theme.quiet)
        .draw(in: area.bottom(1).inset(columns: 2), on: &canvas)
    }
  }

  private static func draw(
    _ flow: FlowName, number: Int, of state: App.State, in rect: Rect, on canvas: inout Canvas
  ) {
    let isSelected = state.selection == number
    let isClosed = App.unavailability(of: flow, in: state) != nil
    let first = rect.top(1)
    if isSelected { canvas.fill(first, style: Theme.selected) }
    let style = isSelected ? Theme.selected : Theme.title
    let isNarrow = rect.columns < 40
    let status = status(of: flow, in: state, isNarrow: isNarrow)
    if isSelected { canvas.write("▸", at: first.origin, style: style) }
    let title = first.droppingLeft(2)
    Label("\(number + 1) \(flow.title)", style: style).draw(in: title, on: &canvas)
    if rect.columns > 48 {
      Label(flow.origin, style: isSelected ? Theme.selected : Theme.quiet)
        .draw(in: title.droppingLeft(16), on: &canvas)
    }
    let room = title.droppingLeft(rect.columns > 48 ? 30 : 14).droppingRight(1)
    if status.columns <= room.columns {
      Label(
        status, style: isSelected ? Theme.selected : isClosed ? Theme.bad : Theme.accent,
        alignment: .right
      ).draw(in: room, on: &canvas)
    }
    let second = rect.droppingTop(1).droppingLeft(4)
    let summary = flow.summary.columns <= second.columns ? flow.summary : flow.brief
    Label(App.unavailability(of: flow, in: state) ?? summary, style: Theme.quiet)
      .draw(in: second, on: &canvas)
    canvas.addHotspot(rect, key: .item(number))
    if isSelected { canvas.cursor = first.origin }
  }

  /// How a flow stands, in a few words.
  static func status(
    of flow: FlowName, in state: App.State, isNarrow: Bool
  ) -> String {
    guard App.unavailability(of: flow, in: state) == nil else { return "✗ closed" }
    switch flow {
    case .onboarding:
      let count = state.onboardingContent.value?.pages.count ?? 0
      let pages = isNarrow ? "" : count == 1 ? "1 page · " : "\(count) pages · "
      return pages + (state.isOnboardingRequired ? "required" : "done")
    case .launcher:
      return status(of: state.launcher)
    case .analysis:
      let depth = state.analysis.path.count
      return depth == 0 ? "ready" : "ready · \(depth) on the path"
    }
  }

  /// How the last session ended, if there was one.
  private static func status(of launcher: Launcher.State) -> String {
    guard let farewell = launcher.farewell else { return "ready" }
    guard farewell == .connected || farewell == .renewed else {
      return "closed · \(farewell.word)"
    }
    let renewals = launcher.counts.renewals
    return renewals == 0 ? "closed" : "closed · \(renewals) renewed"
  }
}
