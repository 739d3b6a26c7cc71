public import Cells
import Widgets

extension Analysis {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    if let search = state.search { return searchKeys(in: state, isTyped: search.isTyped) }
    if let sheet = state.sheet?.sheet { return keys(of: sheet) }
    guard state.path.isEmpty else {
      return screenKeys(in: state) + sheetKeys(in: state) + [searchKey]
    }
    let table = Page.keys(in: state.page).map { $0.map(Message.page) }
    guard !state.page.isTyping else { return table }
    return table + [
      KeyBinding(
        .character("r"), hint: "reload", help: "read Analysis.json and load the page anew",
        message: .reloadPressed)
    ] + sheetKeys(in: state) + [
      KeyBinding(
        .character("y"), help: "copy the address of the iframe, its key in full",
        message: .copyPressed)
    ]
  }

  /// While words are searched for, Esc forgets them; all else goes on.
  private static func searchKeys(in state: State, isTyped: Bool) -> [KeyBinding<Message>] {
    guard !isTyped else { return typingKeys }
    var calm = state
    calm.search = nil
    let others = keys(in: calm).map { binding in
      var binding = binding
      binding.keys.removeAll { $0 == .escape }
      return binding
    }
    return matchKeys + others
  }

  private static let typingKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "find", help: "keep the matches", message: .searchTyped(.enter)),
    KeyBinding(.escape, hint: "cancel", help: "search for nothing", message: .searchTyped(.escape)),
  ]

  private static let matchKeys: [KeyBinding<Message>] = [
    KeyBinding(.escape, hint: "clear", help: "forget the search", message: .searchForgotten),
    KeyBinding(
      .character("n"), hint: "next", help: "go to the next match", message: .matchMoved(1)),
    KeyBinding(.character("N"), help: "go to the match before", message: .matchMoved(-1)),
  ]

  private static func screenKeys(in state: State) -> [KeyBinding<Message>] {
    var table: [KeyBinding<Message>] = [
      KeyBinding(
        .escape, .character("q"), .left, .backspace, hint: "back", help: "pop this screen",
        message: .backPressed),
      // With one screen it does what going back does, which is named in the bottom row already.
      KeyBinding(
        .character("0"), hint: state.path.count > 1 ? "root" : nil, help: "pop all screens",
        message: .rootPressed),
    ]
    if let retry = retryKey(in: state) { table.append(retry) }
    if let word = state.path.last?.copied?.word {
      table.append(KeyBinding(.character("y"), help: "copy \(word)", message: .copyPressed))
    }
    return table + scrollKeys
  }

  /// What trying again means on the topmost screen.
  static func retryKey(in state: State) -> KeyBinding<Message>? {
    switch state.path.last?.event {
    case .completed(let id, _):
      switch state.shelf[id] {
      case .failed:
        KeyBinding(
          .character("r"), hint: "retry", help: "ask for the report again", message: .retryPressed)
      case .ready:
        KeyBinding(.character("r"), help: "ask for the report again", message: .retryPressed)
      case .loading, nil: nil
      }
    case .invalidCompanyKey:
      KeyBinding(
        .character("r"), hint: "retry", help: "read Analysis.json and load the page anew",
        message: .retryPressed)
    case .imageRejected, .unknown, .legacy, nil: nil
    }
  }

  private static let scrollKeys: [KeyBinding<Message>] = [
    KeyBinding(.down, help: "scroll down", message: .screen(.scrolled(lines: 1))),
    KeyBinding(.up, help: "scroll up", message: .screen(.scrolled(lines: -1))),
    KeyBinding(
      .pageDown, .space, help: "scroll a page down", message: .screen(.scrolledByPages(1))),
    KeyBinding(.pageUp, help: "scroll a page up", message: .screen(.scrolledByPages(-1))),
    KeyBinding(.home, help: "scroll to the top", message: .screen(.wentToStart)),
    KeyBinding(.end, help: "scroll to the bottom", message: .screen(.wentToEnd)),
  ]

  private static let searchKey = KeyBinding<Message>(
    .character("/"), hint: "search", help: "search in the text", message: .searchStarted)

  /// The keys that open sheets.
  private static func sheetKeys(in state: State) -> [KeyBinding<Message>] {
    var table: [KeyBinding<Message>] = []
    if !state.path.isEmpty {
      table.append(
        KeyBinding(
          .character("p"), hint: "path", help: "list the path, to go back to any screen of it",
          message: .sheetPressed(.path)))
    }
    if state.refusals.total > 0 {
      table.append(
        KeyBinding(
          .character("x"), hint: "refused (\(state.refusals.total))",
          help: "list what was refused and why", message: .sheetPressed(.refusals)))
    }
    return table + [
      KeyBinding(
        .character("u"), hint: "address", help: "show the address of the iframe",
        message: .sheetPressed(.address))
    ]
  }

  private static func keys(of sheet: Sheet) -> [KeyBinding<Message>] {
    let close = KeyBinding<Message>(
      .escape, .character("q"), .left, .backspace, hint: "back", help: "close this list",
      message: .backPressed)
    switch sheet {
    case .path: return pathKeys + [close]
    case .refusals:
      return [close] + scrollKeys + [
        KeyBinding(
          .character("x"), help: "close this list", message: .sheetPressed(.refusals)), searchKey,
      ]
    case .address:
      return [
        close,
        KeyBinding(
          .character("y"), hint: "copy", help: "copy the address, its key in full",
          message: .copyPressed),
        KeyBinding(.character("u"), help: "close this", message: .sheetPressed(.address)),
        searchKey,
      ] + scrollKeys
    }
  }

  private static let pathKeys: [KeyBinding<Message>] = [
    KeyBinding(
      .enter, .space, hint: "go there", help: "pop all screens over the selected one",
      message: .entryChosen),
    KeyBinding(
      .up, hint: "move", help: "select the screen beneath", message: .screen(.scrolled(lines: -1))),
    KeyBinding(.down, help: "select the screen above", message: .screen(.scrolled(lines: 1))),
    KeyBinding(.pageUp, help: "move a page up", message: .screen(.scrolledByPages(-1))),
    KeyBinding(.pageDown, help: "move a page down", message: .screen(.scrolledByPages(1))),
    KeyBinding(.home, help: "select the page", message: .screen(.wentToStart)),
    KeyBinding(.end, help: "select the topmost screen", message: .screen(.wentToEnd)),
    KeyBinding(.character("p"), help: "close this list", message: .sheetPressed(.path)),
  ]

  public static func message(for key: Key, in state: State) -> Message? {
    if state.search?.isTyped == true, TextEntry.takes(key) { return .searchTyped(key) }
    if state.isAtRoot, let gesture = Page.gesture(for: key, in: state.page) {
      return .page(gesture)
    }
    if case .wheel(let lines) = key { return .screen(.scrolled(lines: lines)) }
    if case .item(let item) = key { return .screen(.clicked(item: item)) }
    return binding(for: key, in: state)?.message
  }
}
