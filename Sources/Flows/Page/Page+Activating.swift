import Cells
import Documents
import PageProtocol
import Widgets

extension Page.State {
  /// Does what a click does where it hit.
  mutating func click(_ spot: Spot) -> [ElementEvent] {
    let old = pane.focusedElement
    switch spot {
    case .target(let target):
      pane.focus(on: target)
      let events = moveFocus(from: old)
      return events + activate()
    case .cell(let cell, let target):
      let isNew = entry == nil || pane.focus != target
      pane.focus(on: target)
      let events = moveFocus(from: old)
      let more = entry == nil ? activate() : []
      entry?.moveCursor(to: cell, isUnscrolled: isNew)
      return events + more
    case .option, .outside: return []
    }
  }

  /// Does what Enter does with what has the focus.
  mutating func activate() -> [ElementEvent] {
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
  mutating func adjust(by steps: Int) -> [ElementEvent] {
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
