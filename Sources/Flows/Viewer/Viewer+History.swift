import Cells
import Documents
import Widgets

extension Viewer {
  /// A place in a document that was left.
  struct Visit: Equatable, Sendable {
    var name: String
    /// The load that the document came with.
    var load: Int
    var place: TextPane.Place
    /// The document, unless it is to be read again.
    var pane: TextPane?
    /// Whether all of it was read.
    var isWhole = true
    var characters: CharacterNote?
  }

  /// No file of Linux has a longer path; what leads to a place in it is a part of the name here.
  private static let longestName = 1 << 13
  /// How many places are come back to.
  private static let mostVisits = 100
  /// How many of them are kept as they were on the way back, and as many on the way forward; others
  /// are read again.
  private static let mostPanes = 8
  /// And how much of their text: two documents of ten megabytes.
  private static let mostChunks = 3000

  /// Follows the link that has the focus.
  static func followFocus(in state: inout State) -> [Effect] {
    guard case .link(let destination) = state.pane.focusedTarget else { return [] }
    // Without a name it is this document, at its start or at a place.
    if destination.first.map({ "#?".contains($0) }) ?? true {
      let (visit, name) = (state.visit, destination.anchor ?? "")
      let isThere = state.pane.go(toLinked: name)
      guard isThere || state.isLoading else { return [.noPlace(named: name)] }
      state.goal = isThere ? nil : .anchor(name)
      state.remember(visit)
      return []
    }
    guard let name = ResourceLink.name(of: destination, from: state.name) else {
      return [.showAddress(destination)]
    }
    guard name.utf8.count <= longestName else {
      return [.notify("The link is refused: no file has a name as long as that.")]
    }
    state.remember(state.visit)
    return state.open(name)
  }

  /// Goes back or forward among the places that were visited; nil if there is none.
  static func moveInHistory(by step: Int, in state: inout State) -> [Effect]? {
    guard let visit = step < 0 ? state.back.popLast() : state.ahead.popLast() else { return nil }
    if step < 0 { state.ahead.append(state.visit) } else { state.back.append(state.visit) }
    state.forgetFarPanes()
    // What was begun in the place that is left ends there.
    (state.goal, state.linkNumber) = (nil, nil)
    if visit.load == state.load {
      state.name = visit.name
      _ = state.pane.go(to: visit.place)
      return []
    }
    guard let pane = visit.pane else { return state.open(visit.name, at: .place(visit.place)) }
    let effects: [Effect] = state.isLoading ? [.stopLoading] : []
    state.name = visit.name
    state.load = visit.load
    state.pane = pane
    state.characters = visit.characters
    state.gallery = Gallery()
    state.pane.resize(to: state.room)
    state.phase = visit.isWhole ? .complete : .failed(leftEarly)
    let remark = visit.isWhole ? [] : [Effect.notify(leftEarly)]
    return effects + remark + state.searchFurther()
  }

  /// Why there is no more of a text that can't be read again.
  private static let leftEarly = "Only what came before you left is here: the rest wasn't read."

  /// Reads the document in the language the app speaks now, at the same headline.
  static func reload(_ state: inout State) -> [Effect] {
    // What was left is in the other language too.
    forgetPanes(of: &state.back)
    forgetPanes(of: &state.ahead)
    guard state.name != standardInput else { return [] }
    let goal = state.pane.currentHeading.map(Goal.heading) ?? .place(state.pane.place)
    return state.open(state.name, at: goal)
  }
}

extension Viewer.Effect {
  static func noPlace(named name: String) -> Self {
    .notify("The text has no place named “\(name.shortened(to: 80))”.")
  }
}

extension Viewer {
  /// Has all texts that were left read again.
  private static func forgetPanes(of visits: inout [Visit]) {
    for index in visits.indices where visits[index].name != standardInput {
      visits[index].pane = nil
    }
  }

  /// Leaves the texts of the visits that come last in a list as they are, and lets go of others; what
  /// comes from a pipe can't be read again.
  fileprivate static func forgetFarPanes(of visits: inout [Visit]) {
    var (panes, chunks) = (0, 0)
    for index in visits.indices.reversed() where visits[index].name != standardInput {
      guard let pane = visits[index].pane else { continue }
      panes += 1
      chunks += pane.chunkCount
      if panes > mostPanes || chunks > mostChunks { visits[index].pane = nil }
    }
  }
}

extension Viewer.State {
  /// Where one is, to come back to.
  fileprivate var visit: Viewer.Visit {
    let canBeReadAgain = name != Viewer.standardInput
    return Viewer.Visit(
      name: name, load: load, place: pane.place,
      pane: phase == .complete || !canBeReadAgain ? pane : nil, isWhole: phase == .complete,
      characters: characters)
  }

  fileprivate mutating func remember(_ visit: Viewer.Visit) {
    back.append(visit)
    if back.count > Viewer.mostVisits { back.removeFirst() }
    ahead = []
    forgetFarPanes()
  }

  fileprivate mutating func forgetFarPanes() {
    Viewer.forgetFarPanes(of: &back)
    Viewer.forgetFarPanes(of: &ahead)
  }

  fileprivate mutating func open(
    _ name: String, at goal: Viewer.Goal? = nil
  ) -> [Viewer.Effect] {
    var fresh = Viewer.State(
      name: name, size: size, look: look, language: language, load: lastLoad + 1)
    (fresh.back, fresh.ahead) = (back, ahead)
    fresh.searchTurn = searchTurn
    if let goal { fresh.goal = goal }
    self = fresh
    return [.load(name, load)]
  }
}
