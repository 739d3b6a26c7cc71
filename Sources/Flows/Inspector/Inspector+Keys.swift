public import Cells
import Widgets

extension Inspector {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    if state.query != nil { return searchKeys }
    return (state.details == nil ? listKeys(in: state) : detailKeys) + shared(in: state)
  }

  private static func listKeys(in state: State) -> [KeyBinding<Message>] {
    [
      KeyBinding(
        .enter, .space, hint: "details", help: "look at the entry in full",
        message: .detailsPressed),
      KeyBinding(
        .escape, .character("q"), hint: state.wanted.isEmpty ? "back" : "clear",
        help: "forget the search, or give the keys back", message: .backPressed),
      KeyBinding(
        .character("f"), hint: state.filter.kind?.rawValue ?? "all kinds",
        help: "list entries of the next kind only", message: .kindPressed),
      KeyBinding(
        .character("F"), hint: state.filter.flow?.title ?? "all flows",
        help: "list entries of the next flow only", message: .flowPressed),
      KeyBinding(
        .character("p"), hint: state.pausedAt == nil ? "pause" : "go on",
        help: "hold the list still, or go on", message: .pausePressed),
      KeyBinding(.down, .character("j"), help: "select the next entry", message: .moved(1)),
      KeyBinding(.up, .character("k"), help: "select the entry before", message: .moved(-1)),
      KeyBinding(.pageDown, help: "move a page down", message: .movedByPages(1)),
      KeyBinding(.pageUp, help: "move a page up", message: .movedByPages(-1)),
      KeyBinding(.home, .character("g"), help: "select the oldest entry", message: .wentToStart),
      KeyBinding(
        .end, .character("G"), help: "follow the newest entry", message: .wentToEnd),
    ]
  }

  private static let detailKeys: [KeyBinding<Message>] = [
    KeyBinding(
      .escape, .character("q"), .enter, hint: "list", help: "go back to the list",
      message: .backPressed),
    KeyBinding(.right, hint: "next", help: "look at the next entry", message: .entryMoved(1)),
    KeyBinding(.left, help: "look at the entry before", message: .entryMoved(-1)),
    KeyBinding(.down, .character("j"), help: "scroll down", message: .moved(1)),
    KeyBinding(.up, .character("k"), help: "scroll up", message: .moved(-1)),
    KeyBinding(.pageDown, .space, help: "scroll a page down", message: .movedByPages(1)),
    KeyBinding(.pageUp, .character("b"), help: "scroll a page up", message: .movedByPages(-1)),
    KeyBinding(.home, .character("g"), help: "go to the top", message: .wentToStart),
    KeyBinding(.end, .character("G"), help: "go to the bottom", message: .wentToEnd),
  ]

  private static func shared(in state: State) -> [KeyBinding<Message>] {
    [
      KeyBinding(
        .character("/"), hint: "search", help: "search for a text", message: .searchStarted),
      KeyBinding(
        .character("n"), hint: state.wanted.isEmpty ? nil : "next",
        help: "go to the next match", message: .matchMoved(1)),
      KeyBinding(.character("N"), help: "go to the match before", message: .matchMoved(-1)),
      KeyBinding(.character("y"), hint: "copy", help: "copy the entry", message: .copyPressed),
      KeyBinding(
        .character("s"), hint: "save", help: "save all entries to a file", message: .savePressed),
      KeyBinding(
        .character("h"), help: "hide the inspector until i is pressed", message: .hidePressed),
    ]
  }

  private static let searchKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "find", help: "keep the match", message: .searchTyped(.enter)),
    KeyBinding(.escape, hint: "cancel", help: "search for nothing", message: .searchTyped(.escape)),
  ]

  public static func message(for key: Key, in state: State) -> Message? {
    if state.query != nil, TextEntry.takes(key) { return .searchTyped(key) }
    if case .wheel(let lines) = key { return .moved(lines) }
    return number(of: key).map(Message.entryClicked) ?? binding(for: key, in: state)?.message
  }

  /// The key that a click on an entry stands for; no other part of the screen has such an item.
  static func key(ofEntry number: Int) -> Key { .item(firstItem + number) }

  /// The entry that was clicked, if one was.
  static func number(of key: Key) -> Int? {
    guard case .item(let item) = key, item >= firstItem else { return nil }
    return item - firstItem
  }

  private static let firstItem = 1 << 62
}
