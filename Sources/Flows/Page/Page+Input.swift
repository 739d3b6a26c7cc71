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
      let events: [ElementEvent]
      switch gesture {
      case .moved(let step):
        guard state.entry?.moveLine(by: step) != true else { return [] }
        state.pane.step(step)
        events = []
      case .tabbed(let step):
        state.pane.moveFocus(by: step)
        events = []
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
      case .adjusted(let steps): events = state.adjust(by: steps)
      case .clicked(let spot): return state.click(spot)
      case .typed(let key): return state.type(key)
      case .chosen, .listClosed: return []
      }
      return state.moveFocus(from: focused) + events
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
}
