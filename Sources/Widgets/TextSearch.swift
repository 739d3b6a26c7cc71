/// What is searched for in a text, and how far the search has come.
struct TextSearch: Equatable, Sendable {
  var query = ""
  /// The chunk that is looked through next; those that were already are passed by.
  var next = 0
  /// The match one is at.
  var current: Current?
  /// Where the search looks for its first match.
  var wanted: Wanted?

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
    /// Which one of the chunk it is, whatever line it stands on.
    var match: Int?
  }

  mutating func start(_ query: String) {
    self.query = query
    current = nil
    wanted = nil
  }

  /// Begins anew with the same text, as it is laid out otherwise now.
  mutating func restart() { start(query) }

  /// The match the screen is to go to.
  var awaited: Wanted? { wanted.flatMap { $0.isRevealed ? $0 : nil } }

  /// Waits for a match though the text is laid out otherwise now: that of a line is looked for from
  /// another one on, as only the ends of a chunk are what they were.
  mutating func expect(_ match: Wanted, orFrom top: TextPane.Position) {
    var match = match
    let isAtEnd = match.position.line == 0 || match.position.line == .max
    if match.match == nil, !isAtEnd { match.position = top }
    wanted = match
    next = match.position.chunk
  }
}
