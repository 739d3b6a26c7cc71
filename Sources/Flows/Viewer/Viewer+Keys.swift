public import Cells
import Documents
import Widgets

extension Viewer {
  public static func keys(in state: State) -> [KeyBinding<Message>] {
    if state.query != nil { return searchKeys }
    if state.outline != nil { return outlineKeys }
    if state.linkNumber != nil {
      return numberKeys + readingKeys(in: state).filter { !$0.keys.contains(.enter) }
    }
    let table = state.pane.isSearched ? matchKeys : [back]
    let isReadable = !state.pane.isEmpty || state.phase == .complete
    return table + (isReadable ? readingKeys(in: state) : historyKeys(in: state))
  }

  private static let back = KeyBinding<Message>(
    .escape, .character("q"), hint: "back", help: "go back", message: .backPressed)

  private static let matchKeys: [KeyBinding<Message>] = [
    KeyBinding(.character("q"), hint: "back", help: "go back", message: .backPressed),
    KeyBinding(.escape, hint: "clear", help: "forget the search", message: .searchForgotten),
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
      KeyBinding(
        .pageUp, .character("b"), help: "scroll a page up", message: .scrolledByPages(-1)),
      KeyBinding(.home, .character("g"), help: "go to the top", message: .wentToStart),
      KeyBinding(.end, .character("G"), help: "go to the bottom", message: .wentToEnd),
      KeyBinding(
        .character("/"), hint: "search", help: "search in the text", message: .searchStarted),
    ]
    if state.pane.hasTargets { table += linkKeys(isOnLink: isOnLink) }
    table.append(
      KeyBinding(
        .character("y"), hint: isOnLink ? "copy" : nil,
        help: "copy the address of the link, or else the paragraph at the top",
        message: .copyPressed))
    if state.pane.hasHeadings { table += headingKeys }
    return table + historyKeys(in: state)
  }

  /// The keys that lead back and forward, also from a document that can't be shown.
  private static func historyKeys(in state: State) -> [KeyBinding<Message>] {
    var table: [KeyBinding<Message>] = []
    if !state.back.isEmpty {
      table.append(
        KeyBinding(
          .character("<"), .backspace, help: "go back to where a link was followed",
          message: .historyMoved(-1)))
    }
    if !state.ahead.isEmpty {
      table.append(
        KeyBinding(.character(">"), help: "go forward again", message: .historyMoved(1)))
    }
    return table
  }

  private static func linkKeys(isOnLink: Bool) -> [KeyBinding<Message>] {
    [
      KeyBinding(.tab, .right, hint: "link", help: "go to the next link", message: .focusMoved(1)),
      KeyBinding(.backTab, .left, help: "go to the link before", message: .focusMoved(-1)),
      KeyBinding(
        .enter, hint: isOnLink ? "open" : nil, help: "follow the link", message: .linkPressed),
      KeyBinding(
        .character("#"), help: "number the links in sight; digits and Enter follow one",
        message: .numbersPressed),
    ]
  }

  private static let headingKeys: [KeyBinding<Message>] = [
    KeyBinding(
      .character("o"), hint: "contents", help: "list the headlines", message: .outlinePressed),
    KeyBinding(.character("]"), help: "go to the next headline", message: .headingMoved(1)),
    KeyBinding(.character("["), help: "go to the headline before", message: .headingMoved(-1)),
  ]

  private static let numberKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "open", help: "follow the link", message: .numberTyped(.enter)),
    KeyBinding(.escape, hint: "cancel", help: "hide the numbers", message: .numberTyped(.escape)),
  ]

  private static let outlineKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "go", help: "go to the headline", message: .outlineTyped(.enter)),
    KeyBinding(.down, .up, hint: "move", help: "choose another", message: .outlineTyped(.down)),
    KeyBinding(.escape, hint: "close", help: "close the list", message: .outlineTyped(.escape)),
  ]

  private static let searchKeys: [KeyBinding<Message>] = [
    KeyBinding(.enter, hint: "find", help: "keep the matches", message: .searchTyped(.enter)),
    KeyBinding(.escape, hint: "cancel", help: "search for nothing", message: .searchTyped(.escape)),
  ]

  public static func message(for key: Key, in state: State) -> Message? {
    if state.query != nil, TextEntry.takes(key) { return .searchTyped(key) }
    if state.outline != nil { return messageInOutline(for: key) }
    switch key {
    case .item(let link): return .linkClicked(link)
    case .wheel(let lines): return .scrolled(lines: lines)
    case .character("0"..."9") where state.pane.hasTargets: return .numberTyped(key)
    case .backspace where state.linkNumber != nil: return .numberTyped(key)
    default: return binding(for: key, in: state)?.message
    }
  }

  private static func messageInOutline(for key: Key) -> Message? {
    switch key {
    case .up, .down, .pageUp, .pageDown, .wheel, .item: .outlineTyped(key)
    default: TextEntry.takes(key) ? .outlineTyped(key) : nil
    }
  }
}
