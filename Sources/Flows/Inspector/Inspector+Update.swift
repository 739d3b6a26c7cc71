import Cells
import Documents
import PageProtocol
import Widgets

extension Inspector {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    switch message {
    case .moved(let lines): move(&state, by: lines) { $0.scroll(by: lines) }
    case .movedByPages(let pages):
      move(&state, by: pages * max(1, state.rows - 1)) { $0.scroll(byPages: pages) }
    case .wentToStart: move(&state, by: -state.history.count) { $0.scrollToStart() }
    case .wentToEnd: move(&state, by: state.history.count) { $0.scrollToEnd() }
    case .entryClicked(let number):
      // A second click looks at it.
      if state.isFocused, state.selected == number { state.look(at: number) }
      state.isFocused = true
      state.select(number)
    case .detailsPressed: state.look(at: state.selected)
    case .entryMoved(let step):
      guard let selected = state.selected else { return [] }
      state.select(state.number(step, from: selected))
      state.look(at: state.selected)
    case .kindPressed:
      let kinds = state.all(\.kind)
      changeFilter(in: &state) { $0.kind = next(after: $0.kind, in: kinds) }
    case .flowPressed:
      let flows = state.all(\.flow)
      changeFilter(in: &state) { $0.flow = next(after: $0.flow, in: flows) }
    case .pausePressed: state.pausedAt = state.pausedAt == nil ? state.history.newest : nil
    case .searchStarted: state.query = TextEntry()
    case .searchTyped(let key): search(key, in: &state)
    case .pasted(let text): search(in: &state) { $0.paste(text) }
    case .matchMoved(let step): moveMatch(by: step, in: &state)
    case .copyPressed:
      guard let selected = state.selected else { return [] }
      let text = state.history[selected].json.prettyDescription
      return [.copy(text, notice: "Copied entry \(selected)")]
    case .savePressed: return state.history.count == 0 ? [] : [.save]
    case .hidePressed: return [.hide]
    case .backPressed:
      if state.details != nil {
        state.details = nil
      } else if !state.wanted.isEmpty {
        state.wanted = ""
      } else {
        return [.leave]
      }
    case .resized(let size):
      state.size = size
      let room = state.detailsSize
      state.details?.pane.resize(to: room)
    }
    return []
  }

  /// Moves in the text of an entry if one is looked at, else in the list.
  private static func move(
    _ state: inout State, by lines: Int, in pane: (inout TextPane) -> Void
  ) {
    if state.details != nil { return state.details.mutate { pane(&$0.pane) } }
    guard let selected = state.selected else { return }
    state.select(state.number(lines, from: selected))
  }

  private static func changeFilter(in state: inout State, _ change: (inout Filter) -> Void) {
    let selected = state.selection
    change(&state.filter)
    state.top = nil
    // What was selected stays so if it is still listed, or what is next to it.
    state.selection = nil
    if selected != nil {
      state.selection = selected
      state.select(state.selected)
    }
  }

  /// The value after this one, with none of them after the last and before the first.
  private static func next<Value: Equatable>(after value: Value?, in all: [Value]) -> Value? {
    guard let value else { return all.first }
    guard let index = all.firstIndex(of: value), index + 1 < all.count else { return nil }
    return all[index + 1]
  }
}

extension Inspector.State {
  /// The values, such as kinds or flows, that there are entries of.
  fileprivate func all<Value: CaseIterable & Hashable>(
    _ value: (Inspector.Entry) -> Value?
  ) -> [Value] {
    var found: Set<Value> = []
    for number in history.numbers where found.count < Value.allCases.count {
      if let value = value(history[number]) { found.insert(value) }
    }
    return Value.allCases.filter(found.contains)
  }
}

extension Optional {
  /// Changes the value in place, if there is one.
  mutating func mutate(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    self = nil
    change(&value)
    self = value
  }
}
