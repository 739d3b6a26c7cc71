public import Cells
import Documents
import PageProtocol
import Widgets

extension Page {
  /// What a person does with a page.
  public enum Gesture: Equatable, Sendable {
    case moved(Int)
    case tabbed(Int)
    case scrolled(lines: Int)
    case paged(Int)
    case wentToStart, wentToEnd
    case activated
    case clicked(item: Int)
    case typed(Key)
  }

  /// What a person can do with a page, for the key tables of the flows that show one.
  static func keys(in state: State) -> [KeyBinding<Gesture>] {
    guard state.phase == .open else { return [] }
    guard state.entry == nil else { return typingKeys }
    let hint = state.pane.focusedTarget == nil ? nil : "activate"
    return [
      KeyBinding(
        .enter, .space, hint: hint, help: "activate what has the focus", message: .activated),
      KeyBinding(
        .tab, hint: "next", help: "go to the next link, button or field", message: .tabbed(1)),
      KeyBinding(.backTab, help: "go to the one before", message: .tabbed(-1)),
      KeyBinding(.down, help: "move or scroll down", message: .moved(1)),
      KeyBinding(.up, help: "move or scroll up", message: .moved(-1)),
      KeyBinding(.pageDown, help: "scroll a page down", message: .paged(1)),
      KeyBinding(.pageUp, help: "scroll a page up", message: .paged(-1)),
      KeyBinding(.home, help: "scroll to the top", message: .wentToStart),
      KeyBinding(.end, help: "scroll to the bottom", message: .wentToEnd),
    ]
  }

  private static let typingKeys: [KeyBinding<Gesture>] = [
    KeyBinding(.enter, hint: "accept", help: "hand the text to the page", message: .typed(.enter)),
    KeyBinding(.escape, hint: "leave", help: "stop typing", message: .typed(.escape)),
    KeyBinding(
      .tab, hint: "next", help: "go to the next link, button or field", message: .tabbed(1)),
    KeyBinding(.backTab, help: "go to the one before", message: .tabbed(-1)),
    KeyBinding(.down, help: "move or scroll down", message: .moved(1)),
    KeyBinding(.up, help: "move or scroll up", message: .moved(-1)),
    KeyBinding(.pageDown, help: "scroll a page down", message: .paged(1)),
    KeyBinding(.pageUp, help: "scroll a page up", message: .paged(-1)),
  ]

  /// What a key means that the table does not hold: typing, clicking, turning the wheel.
  static func gesture(for key: Key, in state: State) -> Gesture? {
    guard state.phase == .open else { return nil }
    if state.entry != nil, TextEntry.takes(key) { return .typed(key) }
    switch key {
    case .item(let item): return .clicked(item: item)
    case .wheel(let lines): return .scrolled(lines: lines)
    default: return nil
    }
  }

  /// Follows a gesture; what the page is to be told comes back.
  static func follow(_ gesture: Gesture, in state: inout State) -> [Order] {
    switch gesture {
    case .moved(let step): state.pane.step(step)
    case .tabbed(let step):
      let orders = state.commitEntry()
      state.pane.moveFocus(by: step)
      state.beginEntryIfFieldFocused()
      return orders
    case .scrolled(let lines): state.pane.scroll(by: lines)
    case .paged(let pages): state.pane.scroll(byPages: pages)
    case .wentToStart: state.pane.scrollToStart()
    case .wentToEnd: state.pane.scrollToEnd()
    case .activated: return state.activate()
    case .clicked(let item):
      state.pane.focus(on: item)
      return state.activate()
    case .typed(let key): return state.type(key)
    }
    state.beginEntryIfFieldFocused()
    return []
  }
}

extension Page.State {
  /// The number and kind of the focused element.
  private var focusedElement: (number: Int, control: Control)? {
    guard case .element(let number, let control) = pane.focusedTarget else { return nil }
    return (number, control)
  }

  mutating func beginEntryIfFieldFocused() {
    guard let text = pane.focusedField else { return entry = nil }
    if entry == nil { entry = TextEntry(text) }
  }

  fileprivate mutating func commitEntry() -> [Page.Order] {
    defer { entry = nil }
    guard let entry, let element = focusedElement else { return [] }
    return [
      .dispatch(ElementEvent(.input(entry.text), element: element.number)),
      .dispatch(ElementEvent(.change(entry.text), element: element.number)),
    ]
  }

  fileprivate mutating func activate() -> [Page.Order] {
    guard let element = focusedElement else { return [] }
    switch element.control {
    case .field:
      if entry != nil { return commitEntry() }
      beginEntryIfFieldFocused()
      return []
    case .button(isEnabled: false): return []
    case .choice(let options, let selected):
      guard !options.isEmpty else { return [] }
      let next = options[(selected + 1).wrapped(to: options.count)]
      return [.dispatch(ElementEvent(.change(next), element: element.number))]
    case .clickable, .button, .checkbox, .radio:
      return [.dispatch(ElementEvent(.click, element: element.number))]
    }
  }

  fileprivate mutating func type(_ key: Key) -> [Page.Order] {
    if key == .enter { return commitEntry() }
    if key == .escape {
      entry = nil
      return []
    }
    entry?.type(key)
    return []
  }
}
