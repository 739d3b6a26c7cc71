import Cells
import Documents
import Widgets

extension Viewer {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .loaded(let document, let name):
      guard name == state.name else { return [] }
      state.phase = .open
      state.pane.show(document)
      if let anchor = name.anchor { _ = state.pane.go(toAnchor: anchor) }
    case .failed(let reason, let name):
      guard name == state.name else { return [] }
      state.phase = .failed(reason)
    case .scrolled(let lines): state.pane.scroll(by: lines)
    case .scrolledByPages(let pages): state.pane.scroll(byPages: pages)
    case .wentToStart: state.pane.scrollToStart()
    case .wentToEnd: state.pane.scrollToEnd()
    case .focusMoved(let step): state.pane.moveFocus(by: step)
    case .linkPressed: return followFocus(in: &state)
    case .linkClicked(let link):
      state.pane.focus(on: link)
      return followFocus(in: &state)
    case .searchStarted: state.query = TextEntry()
    case .searchTyped(let key): state.search(key)
    case .matchMoved(let step): state.pane.moveMatch(by: step)
    case .searchForgotten: state.pane.search(for: "")
    case .copyPressed:
      guard case .link(let destination) = state.pane.focusedTarget else { return [] }
      return [.copy(destination)]
    case .backPressed: return goBack(in: &state)
    case .resized(let size):
      state.size = size
      state.pane.resize(to: size.reading)
    }
    return []
  }

  private static func followFocus(in state: inout State) -> [Effect] {
    guard case .link(let destination) = state.pane.focusedTarget else { return [] }
    if destination.hasPrefix("#") {
      _ = state.pane.go(toAnchor: String(destination.dropFirst()))
      return []
    }
    guard let name = ResourceLink.name(of: destination, from: state.name) else {
      return [.showAddress(destination)]
    }
    state.history.append(Visit(name: state.name, pane: state.pane))
    state.open(name)
    return [.load(name)]
  }

  private static func goBack(in state: inout State) -> [Effect] {
    guard let visit = state.history.popLast() else { return [.close] }
    state.name = visit.name
    state.pane = visit.pane
    state.pane.resize(to: state.size.reading)
    state.phase = .open
    return []
  }
}

extension Viewer.State {
  fileprivate mutating func open(_ name: String) {
    self.name = name
    phase = .loading
    pane = ReadingPane()
    pane.resize(to: size.reading)
  }

  fileprivate mutating func search(_ key: Key) {
    guard var entry = query else { return }
    switch key {
    case .escape:
      query = nil
      pane.search(for: "")
    case .enter:
      query = nil
    case .backspace where entry.text.isEmpty: query = nil
    default:
      entry.type(key)
      query = entry
      pane.search(for: entry.text)
    }
  }
}

extension String {
  /// What stands behind the first `#`.
  fileprivate var anchor: String? {
    firstIndex(of: "#").map { String(self[index(after: $0)...]) }
  }
}
