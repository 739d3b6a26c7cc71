import Cells
import Widgets

extension Inspector {
  /// What happened, and how it is looked at.
  public struct State: Equatable, Sendable {
    var history = History()
    var redaction = Redaction()
    /// How long the app has run, as it was last told.
    var now = Duration.zero
    /// What has begun and not ended, since when.
    var begun: [Work: Duration] = [:]
    var filter = Filter()
    /// The number of the selected entry; nil follows the newest.
    var selection: Int?
    /// The number of the entry at the top, while the newest is not followed.
    var top: Int?
    /// The newest entry that is shown while the list stands still.
    var pausedAt: Int?
    /// What is searched for, and the text being typed after `/`, while it is.
    var wanted = ""
    var query: TextEntry?
    /// The entry that is looked at in full.
    var details: Details?
    var size = Size.zero
    /// Whether the keys are meant for it.
    var isFocused = false
    var presence = Presence.automatic
    var log = LogState.off
    /// Whether something is being noted: what follows from it within the app is no news of its own.
    var isNoting = false

    /// Nothing has happened yet.
    init() {}
  }

  /// Which entries are listed.
  struct Filter: Equatable, Sendable {
    var kind: Kind?
    var flow: FlowName?

    func passes(_ entry: Entry) -> Bool {
      (kind == nil || entry.kind == kind) && (flow == nil || entry.flow == flow)
    }
  }

  /// Whether it has a place beside what is on a wide screen.
  enum Presence: Equatable, Sendable {
    /// Beside the flows, not beside the deck and documents.
    case automatic
    case shown, hidden
  }

  /// How the log goes that the same is written to.
  public enum LogState: Equatable, Sendable {
    case off, running
    /// Nothing is written any more; a sentence says why.
    case stopped(String)
  }

  /// An entry in full.
  struct Details: Equatable, Sendable {
    var number: Int
    var pane: TextPane
  }
}

/// Which entries are seen.
extension Inspector.State {
  /// Whether letters belong to a text.
  var isTyping: Bool { query != nil }

  /// The numbers of the entries there are to list, before the filter.
  var listed: Range<Int> {
    let numbers = history.numbers
    guard let pausedAt else { return numbers }
    return numbers.lowerBound..<max(numbers.lowerBound, min(numbers.upperBound, pausedAt + 1))
  }

  /// How many entries came in while the list stood still.
  var unseen: Int { pausedAt.map { history.newest - $0 } ?? 0 }

  /// The next entry that passes the filter, from a number on in a direction.
  func next(
    from number: Int, by step: Int, where matches: (Inspector.Entry) -> Bool = { _ in true }
  )
    -> Int?
  {
    let listed = listed
    var number = step > 0 ? max(number, listed.lowerBound) : min(number, listed.upperBound - 1)
    while listed.contains(number) {
      let entry = history[number]
      if filter.passes(entry), matches(entry) { return number }
      number += step
    }
    return nil
  }

  /// The entry that many further on in the list, at most the last in that direction.
  func number(_ count: Int, from number: Int) -> Int {
    var number = number
    for _ in 0..<abs(count) {
      guard let next = next(from: number + count.signum(), by: count.signum()) else { break }
      number = next
    }
    return number
  }

  /// The newest entry of the list.
  var last: Int? { next(from: listed.upperBound - 1, by: -1) }

  /// The selected entry: where that one was dropped or filtered out, the nearest older one.
  var selected: Int? {
    guard let selection else { return last }
    return next(from: selection, by: -1) ?? next(from: selection, by: 1)
  }

  /// The rows that list entries.
  var rows: Int { max(1, size.rows - (size.rows >= 5 ? 1 : 0) - (query == nil ? 0 : 1)) }

  /// The numbers of the entries in sight.
  var inSight: [Int] {
    guard let last else { return [] }
    var first = number(-(rows - 1), from: last)
    if selection != nil, let top, let kept = next(from: top, by: 1) { first = min(first, kept) }
    var numbers = [first]
    while numbers.count < rows, let next = next(from: numbers[numbers.count - 1] + 1, by: 1) {
      numbers.append(next)
    }
    return numbers
  }

  /// Selects an entry and brings it into sight; the newest one is followed from then on.
  mutating func select(_ number: Int?) {
    guard let number, number != last else {
      selection = nil
      top = nil
      return
    }
    let seen = inSight
    selection = number
    top = seen.first
    guard let first = seen.first, let last = seen.last else { return }
    if number < first { top = number }
    if number > last { top = self.number(-(rows - 1), from: number) }
  }
}
