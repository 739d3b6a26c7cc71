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
    var characters: CharacterNote?
  }

  /// How many places are come back to.
  private static let mostVisits = 100
  /// How many of them are kept as they were; others are read again.
  private static let mostPanes = 8

  /// Follows the link that has the focus.
  static func followFocus(in state: inout State) -> [Effect] {
    guard case .link(let destination) = state.pane.focusedTarget else { return [] }
    if destination.hasPrefix("#") {
      let visit = state.visit
      guard state.pane.go(toAnchor: String(destination.dropFirst())) else { return [] }
      state.remember(visit)
      return []
    }
    guard let name = ResourceLink.name(of: destination, from: state.name) else {
      return [.showAddress(destination)]
    }
    state.remember(state.visit)
    return state.open(name)
  }

  /// Goes back or forward among the places that were visited; nil if there is none.
  static func moveInHistory(by step: Int, in state: inout State) -> [Effect]? {
    guard let visit = step < 0 ? state.back.popLast() : state.ahead.popLast() else { return nil }
    if step < 0 { state.ahead.append(state.visit) } else { state.back.append(state.visit) }
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
    state.pane.resize(to: state.size.reading)
    state.phase = .complete
    return effects + state.searchFurther()
  }

  /// Reads the document in the language the app speaks now, at the same headline.
  static func reload(_ state: inout State) -> [Effect] {
    guard state.name != standardInput else { return [] }
    let goal = state.pane.currentHeading.map(Goal.heading) ?? .place(state.pane.place)
    return state.open(state.name, at: goal)
  }
}

extension Viewer.State {
  /// Where one is, to come back to.
  fileprivate var visit: Viewer.Visit {
    let canBeReadAgain = name != Viewer.standardInput
    return Viewer.Visit(
      name: name, load: load, place: pane.place,
      pane: phase == .complete || !canBeReadAgain ? pane : nil, characters: characters)
  }

  fileprivate mutating func remember(_ visit: Viewer.Visit) {
    back.append(visit)
    if back.count > Viewer.mostVisits { back.removeFirst() }
    // What comes from a pipe can't be read again.
    for index in back.indices.dropLast(Viewer.mostPanes)
    where back[index].name != Viewer.standardInput {
      back[index].pane = nil
    }
    ahead = []
  }

  fileprivate mutating func open(
    _ name: String, at goal: Viewer.Goal? = nil
  ) -> [Viewer.Effect] {
    var fresh = Viewer.State(
      name: name, size: size, look: look, language: language, load: lastLoad + 1)
    (fresh.back, fresh.ahead) = (back, ahead)
    if let goal { fresh.goal = goal }
    self = fresh
    return [.load(name, load)]
  }
}
