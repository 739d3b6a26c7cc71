public import Cells
import Documents
import PageProtocol
public import Widgets

extension Page {
  /// What a person does with a page.
  public enum Gesture: Equatable, Sendable {
    case moved(Int)
    case tabbed(Int)
    case scrolled(lines: Int)
    case paged(Int)
    case wentToStart, wentToEnd
    case activated
    /// The value was changed by so many steps.
    case adjusted(Int)
    case clicked(Spot)
    case typed(Key)
    /// The marked option of the open list was taken.
    case chosen
    case listClosed
  }

  /// Follows a gesture; what the page is to be told comes back.
  static func follow(_ gesture: Gesture, in state: inout State) -> [Order] {
    state.telling { state in
      guard state.list == nil else { return state.followInList(gesture) }
      let focused = state.pane.focusedElement
      let orders: [ElementEvent]
      switch gesture {
      case .moved(let step):
        guard state.entry?.moveLine(by: step) != true else { return [] }
        state.pane.step(step)
        orders = []
      case .tabbed(let step):
        state.pane.moveFocus(by: step)
        orders = []
      case .scrolled(let lines):
        state.pane.scroll(by: lines)
        return []
      case .paged(let pages):
        state.pane.scroll(byPages: pages)
        return []
      case .wentToStart:
        state.pane.scrollToStart()
        return []
      case .wentToEnd:
        state.pane.scrollToEnd()
        return []
      case .activated: return state.activate()
      case .adjusted(let steps): orders = state.adjust(by: steps)
      case .clicked(let spot): return state.click(spot)
      case .typed(let key): return state.type(key)
      case .chosen, .listClosed: return []
      }
      return state.moveFocus(from: focused) + orders
    }
  }

  /// Takes in a pasted text.
  static func paste(_ text: String, in state: inout State) -> [Order] {
    state.telling { state in
      state.edit { $0.paste(text) }
    }
  }
}

extension Page.State {
  /// Does something and counts what the page is told of it, so that its answer is known.
  mutating func telling(_ body: (inout Self) -> [ElementEvent]) -> [Page.Order] {
    let events = body(&self)
    told += events.count
    return events.map { .dispatch($0) }
  }

  /// What the page is to hear when the focus has gone from one element to another.
  mutating func moveFocus(from old: Int?) -> [ElementEvent] {
    let new = pane.focusedElement
    guard old != new else { return [] }
    let settled = leave(old)
    beginEntryIfFieldFocused()
    if let new { return settled + [ElementEvent(.focus, element: new)] }
    return settled + (old.map { [ElementEvent(.blur, element: $0)] } ?? [])
  }

  fileprivate mutating func click(_ spot: Spot) -> [ElementEvent] {
    let old = pane.focusedElement
    switch spot {
    case .target(let target):
      pane.focus(on: target)
      let orders = moveFocus(from: old)
      return orders + activate()
    case .cell(let cell, let target):
      let isNew = entry == nil || pane.focus != target
      pane.focus(on: target)
      let orders = moveFocus(from: old)
      let more = entry == nil ? activate() : []
      entry?.moveCursor(to: cell, isUnscrolled: isNew)
      return orders + more
    case .option, .outside: return []
    }
  }

  fileprivate mutating func activate() -> [ElementEvent] {
    guard let element = pane.focusedElement, let control = pane.focusedControl else { return [] }
    switch control {
    case .field:
      guard entry == nil else { return [] }
      beginEntryIfFieldFocused()
      return entry == nil ? [] : [ElementEvent(.focus, element: element)]
    case .choice(let choice):
      list = ChoiceList(choice)
      return []
    case .button(isEnabled: false), .slider: return []
    case .clickable, .button, .checkbox, .radio: return [ElementEvent(.click, element: element)]
    }
  }

  /// Changes the value of what has the focus, if it goes in steps.
  fileprivate mutating func adjust(by steps: Int) -> [ElementEvent] {
    guard let element = pane.focusedElement, let control = pane.focusedControl else { return [] }
    switch control {
    case .slider(let shown):
      let current = slider ?? shown
      let moved = current.moved(by: steps)
      guard moved != current else { return [] }
      slider = moved
      return [
        ElementEvent(.input(moved.text), element: element),
        ElementEvent(.change(moved.text), element: element),
      ]
    case .radio(_, let group):
      guard pane.moveFocus(by: steps, inGroup: group), let next = pane.focusedElement else {
        return []
      }
      return [ElementEvent(.click, element: next)]
    case .clickable, .button, .field, .checkbox, .choice: return []
    }
  }
}

extension ReadingPane {
  /// The number of the focused element.
  var focusedElement: Int? {
    guard case .element(let number, _) = focusedTarget else { return nil }
    return number
  }

  /// The kind of the focused element.
  var focusedControl: Control? {
    guard case .element(_, let control) = focusedTarget else { return nil }
    return control
  }

  /// Goes on to the next radio button of a group, around its ends; false if there is no other.
  fileprivate mutating func moveFocus(by step: Int, inGroup group: String) -> Bool {
    let members = layout.targets.indices.filter {
      if case .element(_, .radio(_, group)) = layout.targets[$0].target { true } else { false }
    }
    guard let focus, let place = members.firstIndex(of: focus), members.count > 1 else {
      return false
    }
    self.focus(on: members[(place + step).wrapped(to: members.count)])
    return true
  }
}
