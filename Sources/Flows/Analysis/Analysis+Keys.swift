public import Cells

extension Analysis {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    guard state.path.isEmpty else { return screenKeys(in: state) }
    let table = Page.keys(in: state.page).map { $0.map(Message.page) }
    guard state.page.entry == nil else { return table }
    return table + [
      KeyBinding(
        .character("r"), hint: "reload", help: "load the page anew", message: .reloadPressed)
    ]
  }

  private static func screenKeys(in state: State) -> [KeyBinding<Message>] {
    var table: [KeyBinding<Message>] = [
      KeyBinding(
        .escape, .character("q"), .left, .backspace, hint: "back", help: "pop this screen",
        message: .backPressed)
    ]
    if state.path.count > 1 {
      table.append(
        KeyBinding(.character("0"), hint: "root", help: "pop all screens", message: .rootPressed))
    }
    return table + [
      KeyBinding(.down, help: "scroll down", message: .screen(.scrolled(lines: 1))),
      KeyBinding(.up, help: "scroll up", message: .screen(.scrolled(lines: -1))),
      KeyBinding(
        .pageDown, .space, help: "scroll a page down", message: .screen(.scrolledByPages(1))),
      KeyBinding(.pageUp, help: "scroll a page up", message: .screen(.scrolledByPages(-1))),
      KeyBinding(.home, help: "scroll to the top", message: .screen(.wentToStart)),
      KeyBinding(.end, help: "scroll to the bottom", message: .screen(.wentToEnd)),
    ]
  }

  public static func message(for key: Key, in state: State) -> Message? {
    if state.path.isEmpty, let gesture = Page.gesture(for: key, in: state.page) {
      return .page(gesture)
    }
    if case .wheel(let lines) = key { return .screen(.scrolled(lines: lines)) }
    return binding(for: key, in: state)?.message
  }
}
