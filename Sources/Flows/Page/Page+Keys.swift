import Cells
import Documents
import Widgets

extension Page {
  /// What a person can do with a page, for the key tables of the flows that show one.
  static func keys(in state: State) -> [KeyBinding<Gesture>] {
    guard state.phase == .open else { return [] }
    if let list = state.list { return listKeys(allowsSeveral: list.choice.allowsSeveral) }
    if let entry = state.entry { return typingKeys(in: entry, of: state) + scrollKeys }
    let control = state.pane.focusedControl
    return [
      KeyBinding(
        .enter, .space, hint: control?.activation, help: "activate what has the focus",
        message: .activated),
      KeyBinding(
        .tab, hint: "next", help: "go to the next link, button or field", message: .tabbed(1)),
      KeyBinding(.backTab, help: "go to the one before", message: .tabbed(-1)),
    ] + (control?.isAdjustable == true ? adjustingKeys : []) + scrollKeys + [
      KeyBinding(.home, help: "scroll to the top", message: .wentToStart),
      KeyBinding(.end, help: "scroll to the bottom", message: .wentToEnd),
    ]
  }

  private static let scrollKeys: [KeyBinding<Gesture>] = [
    KeyBinding(.down, help: "move or scroll down", message: .moved(1)),
    KeyBinding(.up, help: "move or scroll up", message: .moved(-1)),
    KeyBinding(.pageDown, help: "scroll a page down", message: .paged(1)),
    KeyBinding(.pageUp, help: "scroll a page up", message: .paged(-1)),
  ]

  private static let adjustingKeys: [KeyBinding<Gesture>] = [
    KeyBinding(.right, hint: "change", help: "choose the next value", message: .adjusted(1)),
    KeyBinding(.left, help: "choose the value before", message: .adjusted(-1)),
  ]

  private static func typingKeys(in entry: TextEntry, of state: State) -> [KeyBinding<Gesture>] {
    let enter: KeyBinding<Gesture> =
      if case .lines = entry.kind {
        KeyBinding(.enter, hint: "new line", help: "break the line", message: .typed(.enter))
      } else {
        KeyBinding(.enter, hint: "send", help: "send the form", message: .typed(.enter))
      }
    return [
      enter,
      KeyBinding(.escape, hint: "leave", help: "stop typing", message: .typed(.escape)),
      KeyBinding(
        .tab, hint: "next", help: "go to the next link, button or field", message: .tabbed(1)),
      KeyBinding(.backTab, help: "go to the one before", message: .tabbed(-1)),
    ]
  }

  private static func listKeys(allowsSeveral: Bool) -> [KeyBinding<Gesture>] {
    let choosing: [KeyBinding<Gesture>] =
      if allowsSeveral {
        [
          KeyBinding(.space, hint: "tick", help: "take or leave the option", message: .chosen),
          KeyBinding(.enter, .escape, hint: "done", help: "close the list", message: .listClosed),
        ]
      } else {
        [
          KeyBinding(.enter, .space, hint: "choose", help: "choose the option", message: .chosen),
          KeyBinding(.escape, hint: "cancel", help: "close the list", message: .listClosed),
        ]
      }
    return choosing + [
      KeyBinding(.down, hint: "move", help: "go to the next option", message: .moved(1)),
      KeyBinding(.up, help: "go to the option before", message: .moved(-1)),
      KeyBinding(.pageDown, help: "go ten options down", message: .moved(10)),
      KeyBinding(.pageUp, help: "go ten options up", message: .moved(-10)),
      KeyBinding(.home, help: "go to the first option", message: .wentToStart),
      KeyBinding(.end, help: "go to the last option", message: .wentToEnd),
      KeyBinding(.tab, help: "close the list and go on", message: .tabbed(1)),
      KeyBinding(.backTab, help: "close the list and go back", message: .tabbed(-1)),
    ]
  }

  /// What a key means that the table does not hold: typing, clicking, turning the wheel.
  static func gesture(for key: Key, in state: State) -> Gesture? {
    guard state.phase == .open else { return nil }
    if state.list != nil, case .character(let letter) = key, letter != " " {
      return .typed(.character(letter))
    }
    if state.entry != nil, TextEntry.takes(key) { return .typed(key) }
    switch key {
    case .item(let item): return .clicked(Spot(item: item))
    case .wheel(let lines): return .scrolled(lines: lines)
    default: return nil
    }
  }
}

extension Control {
  /// What Enter does with it, in a word for the footer.
  fileprivate var activation: String? {
    switch self {
    case .clickable, .button(isEnabled: true): "activate"
    case .button(isEnabled: false), .slider: nil
    case .field(let field): field.isReadOnly ? nil : "type"
    case .checkbox: "tick"
    case .radio, .choice: "choose"
    }
  }

  fileprivate var isAdjustable: Bool {
    switch self {
    case .slider: true
    case .radio(_, let group): !group.isEmpty
    case .clickable, .button, .field, .checkbox, .choice: false
    }
  }
}
