import Cells
import Documents

extension TextPane {
  /// How many chunks are looked through in one go, so that a key never waits.
  private static let stride = 2

  public var isSearched: Bool { !search.query.isEmpty }
  /// Whether not all of the text has been looked through yet.
  public var isSearching: Bool { isSearched && parts.contains { $0.matches == nil } }
  /// How often the text was found so far.
  public var matchCount: Int { parts.reduce(0) { $0 + ($1.matches?.count ?? 0) } }

  /// Which match one is at, counted from 1 at the start of the text.
  public var matchOrdinal: Int? {
    search.current.map { current in
      parts[..<current.chunk].reduce(current.match + 1) { $0 + ($1.matches?.count ?? 0) }
    }
  }

  /// Looks for a text from the top line on, through a first few chunks.
  public mutating func search(for text: String) {
    for index in parts.indices where parts[index].matches != nil { parts[index].matches = nil }
    search.start(text)
    guard !text.isEmpty else { return }
    search.wanted = TextSearch.Wanted(position: top, isBackward: false, isRevealed: true)
    search.next = top.chunk
    searchOn()
  }

  /// Looks through some more chunks, those that follow first and then those from the start.
  public mutating func searchOn() {
    guard isSearched else { return }
    if search.wanted == nil, search.current == nil {
      search.wanted = TextSearch.Wanted(position: top, isBackward: false, isRevealed: false)
      search.next = top.chunk
    }
    for _ in 0..<Self.stride {
      guard let index = nextUnsearched else { break }
      // A layout made only to be looked through is not kept.
      var part = parts[index]
      parts[index].matches = part.layOut(columns: columns, rooms: rooms)
        .matches(of: search.query)
      parts[index].lines = part.lines
      search.next = index + 1
    }
    settleWanted()
  }

  private var nextUnsearched: Int? {
    let start = min(search.next, parts.count)
    return parts[start...].firstIndex { $0.matches == nil }
      ?? parts[..<start].firstIndex { $0.matches == nil }
  }

  /// Goes to the next or previous match, around the ends; one that is not found yet is waited for.
  public mutating func moveMatch(by step: Int) {
    guard let current = search.current, let matches = parts[current.chunk].matches else { return }
    let match = current.match + step
    if matches.indices.contains(match) {
      search.current = TextSearch.Current(chunk: current.chunk, match: match)
      return revealMatch()
    }
    let edge = step > 0 ? current.chunk + 1 : current.chunk - 1
    let position = Position(chunk: edge.wrapped(to: parts.count), line: step > 0 ? 0 : .max)
    search.wanted = TextSearch.Wanted(position: position, isBackward: step < 0, isRevealed: true)
    if step > 0 { search.next = position.chunk }
    settleWanted()
  }

  /// Goes to the match that is wanted if all chunks on the way to it have been looked through.
  private mutating func settleWanted() {
    guard let wanted = search.wanted, !parts.isEmpty else { return }
    var chunk = wanted.position.chunk
    for count in 0...parts.count {
      guard let matches = parts[chunk].matches else {
        search.next = chunk
        return
      }
      let line = count == 0 ? wanted.position.line : wanted.isBackward ? Int.max : 0
      let match =
        if count == 0, let number = wanted.match, !matches.isEmpty {
          min(number, matches.count - 1)
        } else if wanted.isBackward {
          matches.lastIndex { $0.line <= line }
        } else {
          matches.firstIndex { $0.line >= line }
        }
      if let match {
        search.current = TextSearch.Current(chunk: chunk, match: match)
        search.wanted = nil
        if wanted.isRevealed { revealMatch() }
        return
      }
      chunk = (chunk + (wanted.isBackward ? -1 : 1)).wrapped(to: parts.count)
    }
    search.wanted = nil
  }

  /// The match one is at, if it can be seen, as one to be found again.
  var matchInSight: TextSearch.Wanted? {
    guard let current = search.current, let matches = parts[current.chunk].matches,
      row(of: Position(chunk: current.chunk, line: matches[current.match].line)) != nil
    else { return nil }
    return TextSearch.Wanted(
      position: Position(chunk: current.chunk, line: 0), isBackward: false, isRevealed: true,
      match: current.match)
  }

  private mutating func revealMatch() {
    guard let current = search.current, let matches = parts[current.chunk].matches else { return }
    reveal(Position(chunk: current.chunk, line: matches[current.match].line))
  }
}
