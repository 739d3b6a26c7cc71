public import Cells
import Documents
import Widgets

extension Viewer {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    guard state.query == nil else { return searchKeys }
    let table = state.pane.currentMatch == nil ? [back] : matchKeys
    return state.phase == .open ? table + readingKeys(in: state) : table
  }

  private static let back = KeyBinding<Message>(
    .escape, .character("q"), hint: "back", help: "go back", message: .backPressed)

  private static let matchKeys: [KeyBinding<Message>] = [
    KeyBinding(.character("q"), hint: "back", help: "go back", message: .backPressed),
    KeyBinding(.escape, hint: "forget", help: "forget the search", message: .searchForgotten),
    KeyBinding(
      .character("n"), hint: "next", help: "go to the next match", message: .matchMoved(1)),
    KeyBinding(.character("N"), help: "go to the match before", message: .matchMoved(-1)),
  ]

  private static func readingKeys(in state: State) -> [KeyBinding<Message>] {
    let isOnLink = state.pane.focusedTarget != nil
    var table: [KeyBinding<Message>] = [
      KeyBinding(
        .down, .character("j"), hint: state.pane.isScrollable ? "scroll" : nil, help: "scroll down",
        message: .scrolled(lines: 1)),
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
        KeyBinding(
          .enter, hint: isOnLink ? "open" : nil, help: "follow the link", message: .linkPressed),
      ]
    }
    if isOnLink {
      table.append(
        KeyBinding(
          .character("y"), hint: "copy", help: "copy the address", message: .copyPressed))
    }
    return table
  }

  private static let searchKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "find", help: "keep the matches", message: .searchTyped(.enter)),
    KeyBinding(.escape, hint: "cancel", help: "search for nothing", message: .searchTyped(.escape)),
  ]

  public static func message(for key: Key, in state: State) -> Message? {
    if state.query != nil, TextEntry.takes(key) { return .searchTyped(key) }
    switch key {
    case .item(let link): return .linkClicked(link)
    case .wheel(let lines): return .scrolled(lines: lines)
    default: return binding(for: key, in: state)?.message
    }
  }
}
