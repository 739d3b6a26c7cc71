import Cells
import Documents
import Widgets

extension Viewer {
  public static func update(_ state: inout State, with message: Message) -> [Effect] {
    hear(message, in: &state) + neededPictures(in: &state)
  }

  private static func hear(_ message: Message, in state: inout State) -> [Effect] {
    switch message {
    case .grew(let growth, let load):
      return load == state.load ? take(growth, in: &state) : []
    case .failed(let reason, let load):
      guard load == state.load else { return [] }
      state.phase = .failed(reason)
      // Where there is a text already nothing else says why it ends there.
      return state.pane.isEmpty ? [] : [.notify(reason)]
    case .scrolled(let lines): state.move { $0.scroll(by: lines) }
    case .scrolledByPages(let pages): state.move { $0.scroll(byPages: pages) }
    case .wentToStart: state.move { $0.scrollToStart() }
    case .wentToEnd: state.move { $0.scrollToEnd() }
    case .headingMoved(let step): state.move { $0.moveHeading(by: step) }
    case .outlinePressed:
      state.outline = Outline(of: state.pane.headings, at: state.pane.currentHeading ?? 0)
    case .outlineTyped(let key): typeInOutline(key, in: &state)
    case .focusMoved(let step): state.move { $0.moveFocus(by: step) }
    case .linkPressed: return followFocus(in: &state)
    case .linkClicked(let index):
      return state.pane.focus(onTargetInSight: index) ? followFocus(in: &state) : []
    case .numbersPressed: state.linkNumber = state.linkNumber == nil ? "" : nil
    case .numberTyped(let key): return typeNumber(key, in: &state)
    case .searchStarted: state.query = TextEntry()
    case .searchTyped(let key): return search(key, in: &state)
    case .pasted(let text): return paste(text, in: &state)
    case .searchContinued(let turn):
      guard turn == state.searchTurn, state.pane.isSearching else { return [] }
      state.pane.searchOn()
      return state.searchFurther()
    case .matchMoved(let step): state.move { $0.moveMatch(by: step) }
    case .searchForgotten: state.pane.search(for: "")
    case .copyPressed: return copy(in: state)
    case .backPressed:
      return moveInHistory(by: -1, in: &state) ?? [.stopLoading, .close]
    case .historyMoved(let step): return moveInHistory(by: step, in: &state) ?? []
    case .pictureLoaded(let request, let picture):
      return searching(&state) {
        hang(picture, for: request, in: &$0)
        return []
      }
    case .pictureFailed(let request, let reason):
      return searching(&state) { giveUp(request, because: reason, in: &$0) }
    case .relit(let isDark, let isMonochrome):
      state.look = PictureLook(isDark: isDark, isMonochrome: isMonochrome)
    case .localized(let language):
      state.language = language
      return reload(&state)
    case .resized(let size):
      return searching(&state) {
        $0.size = size
        if $0.linkNumber != nil { $0.linkNumber = "" }
        $0.pane.resize(to: $0.room)
        return []
      }
    }
    return []
  }

  /// Changes the text; a search that was done goes on if there is more to look through now, and one
  /// that isn't comes to that by itself.
  private static func searching(
    _ state: inout State, _ change: (inout State) -> [Effect]
  ) -> [Effect] {
    let wasSearching = state.pane.isSearching
    let effects = change(&state)
    return wasSearching ? effects : effects + state.searchFurther()
  }

  private static func take(_ growth: Growth, in state: inout State) -> [Effect] {
    searching(&state) { state in
      expectPictures(of: growth.chunks, in: &state)
      let isFirst = state.pane.isEmpty
      state.pane.append(growth.chunks)
      if isFirst { state.pane.resize(to: state.room) }
      state.outline?.append(growth.chunks.flatMap(\.headings))
      state.characters = growth.characters ?? state.characters
      state.phase = growth.isLast ? .complete : .loading(part: growth.part)
      return state.approachGoal()
    }
  }

  private static func copy(in state: State) -> [Effect] {
    if case .link(let destination) = state.pane.focusedTarget { return [.copy(destination)] }
    let text = state.pane.paragraphAtTop
    return text.isEmpty ? [] : [.copy(text)]
  }
}

extension Viewer.State {
  /// Moves in the text; a goal that was still ahead is given up.
  mutating func move(_ change: (inout TextPane) -> Void) {
    goal = nil
    if linkNumber != nil { linkNumber = "" }
    change(&pane)
  }

  /// Goes to the goal as far as the text does; what still comes in may carry it further.
  fileprivate mutating func approachGoal() -> [Viewer.Effect] {
    var remarks: [Viewer.Effect] = []
    switch goal {
    case .anchor(let name):
      if !pane.go(toLinked: name), phase == .complete { remarks = [.noPlace(named: name)] }
    case .heading(let number): _ = pane.go(toHeading: number)
    case .place(let place): _ = pane.go(to: place)
    case nil: return []
    }
    if phase == .complete { goal = nil }
    return remarks
  }

  /// Asks for time to look through more of the text, if there is more; what was asked for before is
  /// answered in vain.
  mutating func searchFurther() -> [Viewer.Effect] {
    guard pane.isSearching else { return [] }
    searchTurn += 1
    return [.continueSearch(searchTurn)]
  }
}
