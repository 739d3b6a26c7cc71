import Widgets

extension Analysis {
  /// Opens a sheet, or closes it if it is the one that is open.
  static func open(_ sheet: Sheet, in state: inout State) {
    guard state.sheet?.sheet != sheet else { return state.sheet = nil }
    let position =
      switch sheet {
      case .path: state.path.count
      case .refusals: Int.max
      case .address: 0
      }
    state.sheet = OpenSheet(sheet: sheet, position: position)
  }

  static func goBack(in state: inout State) {
    if state.sheet != nil { state.sheet = nil } else { state.path.removeLast() }
  }

  /// Pops what stands over the entry that is selected in the list; 0 is the page.
  static func goToChosenEntry(in state: inout State) {
    guard let sheet = state.sheet, sheet.sheet == .path else { return }
    state.sheet = nil
    state.path.removeLast(state.path.count - state.selectedEntry(in: sheet))
  }

  static func follow(_ gesture: ScreenGesture, in state: inout State) -> [Effect] {
    if let sheet = state.sheet, sheet.sheet == .path {
      select(gesture, from: state.selectedEntry(in: sheet), in: &state)
    } else {
      scroll(gesture, in: &state)
    }
    return []
  }

  private static func select(_ gesture: ScreenGesture, from entry: Int, in state: inout State) {
    let page = max(1, PathList.rows(in: state.size) - 1)
    let wanted =
      switch gesture {
      case .scrolled(let lines): entry + lines
      case .scrolledByPages(let pages): entry + pages * page
      case .wentToStart: 0
      case .wentToEnd: state.path.count
      case .clicked(let item): item
      }
    state.sheet?.position = max(0, min(wanted, state.path.count))
    if case .clicked = gesture { goToChosenEntry(in: &state) }
  }

  private static func scroll(_ gesture: ScreenGesture, in state: inout State) {
    guard var pane = state.topPane else { return }
    let before = pane.scroll
    switch gesture {
    case .scrolled(let lines): pane.scroll(by: lines)
    case .scrolledByPages(let pages): pane.scroll(byPages: pages)
    case .wentToStart: pane.scrollToStart()
    case .wentToEnd: pane.scrollToEnd()
    case .clicked: break
    }
    if pane.scroll != before { state.scroll(to: pane.scroll) }
  }

  /// Has the path kept if it changed since.
  static func save(_ state: inout State) -> [Effect] {
    guard state.isSaveDue else { return [] }
    state.isSaveDue = false
    return [.rememberPath(SavedPath.json(of: state.path, dropped: state.droppedScreens))]
  }
}

extension Analysis.State {
  /// Scrolls the text over the page so that a line of it stands at the top.
  mutating func scroll(to line: Int) {
    if sheet != nil {
      sheet?.position = line
    } else if path.last?.scroll != line {
      path.changeLast { $0.scroll = line }
    }
  }

  /// The entry of the list that is selected; the path may have shrunk meanwhile.
  func selectedEntry(in sheet: Analysis.OpenSheet) -> Int { min(sheet.position, path.count) }
}
