public import Cells

extension Launcher {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    let table = Page.keys(in: state.page).map { $0.map(Message.page) }
    guard state.page.entry == nil else { return table }
    return table + [
      KeyBinding(
        .character("r"), hint: "reload", help: "load the page anew", message: .reloadPressed)
    ]
  }

  public static func message(for key: Key, in state: State) -> Message? {
    Page.gesture(for: key, in: state.page).map(Message.page)
      ?? binding(for: key, in: state)?.message
  }
}
