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
    case .searchContinued(let number):
      guard number == state.pane.searchNumber, state.pane.isSearching else { return [] }
      state.pane.searchOn()
      return state.searchFurther()
    case .matchMoved(let step): state.move { $0.moveMatch(by: step) }
    case .searchForgotten: state.pane.search(for: "")
    case .copyPressed: return copy(in: state)
    case .backPressed:
      return moveInHistory(by: -1, in: &state) ?? [.stopLoading, .close]
    case .historyMoved(let step): return moveInHistory(by: step, in: &state) ?? []
    case .pictureLoaded(let request, let picture): hang(picture, for: request, in: &state)
    case .pictureFailed(let request, let reason):
      return giveUp(request, because: reason, in: &state)
    case .relit(let isDark, let isMonochrome):
      state.look = PictureLook(isDark: isDark, isMonochrome: isMonochrome)
    case .localized(let language):
      state.language = language
      return reload(&state)
    case .resized(let size):
      state.size = size
      let number = state.pane.searchNumber
      state.pane.resize(to: size.reading)
      return state.pane.searchNumber == number ? [] : state.searchFurther()
    }
    return []
  }

  private static func take(_ growth: Growth, in state: inout State) -> [Effect] {
    // A search that was done goes on; one that isn't will come to the new chunks by itself.
    let wasSearching = state.pane.isSearching
    expectPictures(of: growth.chunks, in: &state)
    state.pane.append(growth.chunks)
    state.outline?.append(growth.chunks.flatMap(\.headings))
    state.characters = growth.characters ?? state.characters
    state.phase = growth.isLast ? .complete : .loading(part: growth.part)
    state.approachGoal()
    return wasSearching ? [] : state.searchFurther()
  }

  private static func copy(in state: State) -> [Effect] {
    if case .link(let destination) = state.pane.focusedTarget { return [.copy(destination)] }
    let text = state.pane.paragraphAtTop
    return text.isEmpty ? [] : [.copy(text)]
  }

  private static func search(_ key: Key, in state: inout State) -> [Effect] {
    guard var entry = state.query else { return [] }
    switch key {
    case .escape:
      state.query = nil
      state.pane.search(for: "")
    case .enter: state.query = nil
    case .backspace where entry.text.isEmpty: state.query = nil
    default:
      let text = entry.text
      entry.type(key)
      state.query = entry
      guard entry.text != text else { return [] }
      state.move { $0.search(for: entry.text) }
      return state.searchFurther()
    }
    return []
  }

  private static func typeNumber(_ key: Key, in state: inout State) -> [Effect] {
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

  private static func typeInOutline(_ key: Key, in state: inout State) {
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

extension Viewer.State {
  /// Moves in the text; a goal that was still ahead is given up.
  fileprivate mutating func move(_ change: (inout TextPane) -> Void) {
    goal = nil
    if linkNumber != nil { linkNumber = "" }
    change(&pane)
  }

  /// Goes to the goal as far as the text does; what still comes in may carry it further.
  fileprivate mutating func approachGoal() {
    switch goal {
    case .anchor(let name): _ = pane.go(toLinked: name)
    case .heading(let number): _ = pane.go(toHeading: number)
    case .place(let place): _ = pane.go(to: place)
    case nil: return
    }
    if phase == .complete { goal = nil }
  }

  /// Asks for time to look through more of the text, if there is more.
  func searchFurther() -> [Viewer.Effect] {
    pane.isSearching ? [.continueSearch(pane.searchNumber)] : []
  }
}
