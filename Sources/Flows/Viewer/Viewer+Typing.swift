import Cells
import Widgets

/// What is typed over a text.
extension Viewer {
  static func search(_ key: Key, in state: inout State) -> [Effect] {
    guard let entry = state.query else { return [] }
    switch key {
    case .escape:
      state.query = nil
      state.pane.search(for: "")
    case .enter: state.query = nil
    case .backspace where entry.text.isEmpty: state.query = nil
    default: return search(in: &state) { $0.type(key) }
    }
    return []
  }

  /// Takes in a pasted text where one is being typed.
  static func paste(_ text: String, in state: inout State) -> [Effect] {
    state.outline?.paste(text)
    return search(in: &state) { $0.paste(text) }
  }

  private static func search(
    in state: inout State, _ edit: (inout TextEntry) -> Void
  ) -> [Effect] {
    guard var entry = state.query else { return [] }
    let text = entry.text
    edit(&entry)
    state.query = entry
    guard entry.text != text else { return [] }
    state.move { $0.search(for: entry.text) }
    return state.searchFurther()
  }

  static func typeNumber(_ key: Key, in state: inout State) -> [Effect] {
    let typed = state.linkNumber ?? ""
    switch key {
    case .character(let digit): if typed.count < 4 { state.linkNumber = typed + String(digit) }
    case .backspace: state.linkNumber = typed.isEmpty ? nil : String(typed.dropLast())
    case .enter:
      state.linkNumber = nil
      guard let number = Int(typed) else { return followFocus(in: &state) }
      return state.pane.focus(onTargetInSight: number - 1) ? followFocus(in: &state) : []
    default: state.linkNumber = nil
    }
    return []
  }

  static func typeInOutline(_ key: Key, in state: inout State) {
    guard var outline = state.outline else { return }
    switch key {
    case .escape: state.outline = nil
    case .enter:
      state.outline = nil
      guard let chosen = outline.chosen else { return }
      state.move { _ = $0.go(toHeading: chosen) }
    case .item(let index):
      state.outline = nil
      guard index >= 0 else { return }
      state.move { _ = $0.go(toHeading: index) }
    default:
      // A second reference would have the list copied.
      state.outline = nil
      outline.type(key, pageRows: state.size.rows)
      state.outline = outline
    }
  }
}
