/// What is searched for in a text, and how far the search has come.
struct TextSearch: Equatable, Sendable {
  var query = ""
  /// The chunk that is looked through next; those that were already are passed by.
  var next = 0
  /// The match one is at.
  var current: Current?
  /// Where the search looks for its first match.
  var wanted: Wanted?
  /// Tells a search from those before it.
  private(set) var number = 0

  /// A match by its chunk and its number there.
  struct Current: Equatable, Sendable {
    var chunk: Int
    var match: Int
  }

  /// A match that is to be gone to as soon as it is found.
  struct Wanted: Equatable, Sendable {
    var position: TextPane.Position
    var isBackward: Bool
    /// Whether the screen goes to it, or only the mark does.
    var isRevealed: Bool
  }

  mutating func start(_ query: String) {
    self.query = query
    current = nil
    wanted = nil
    number += 1
  }

  /// Begins anew with the same text, as it is laid out otherwise now.
  mutating func restart() { start(query) }
}
