/// A stack of screens over a root that can't be popped, as SwiftUI's `NavigationPath` has it.
struct NavigationPath<Element: Equatable & Sendable>: Equatable, Sendable {
  /// One screen and how often it was pushed in a row.
  struct Entry: Equatable, Sendable {
    var element: Element
    var count = 1
    /// What it takes of the path's memory.
    var bytes = 0
  }

  private(set) var entries: [Entry] = []
  /// Counts the changes, so that one can be noticed without comparing paths.
  private(set) var changes = 0
  private var bytes = 0

  /// An empty path: only the root is seen.
  init() {}

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  var last: Element? { entries.last?.element }

  /// The deepest a path may grow; what would go deeper is refused.
  static var limit: Int { 100_000 }
  /// The most that all its screens may take of memory.
  static var mostBytes: Int { 32 << 20 }

  /// Pushes a screen that takes so many bytes, or counts it on the top if it equals that; false if
  /// the path is full.
  mutating func append(
    _ element: Element, bytes: Int = 0, isSame: (Element, Element) -> Bool
  ) -> Bool {
    if let last = entries.last, isSame(last.element, element) {
      entries[entries.count - 1].count += 1
      changes += 1
      return true
    }
    return append(Entry(element: element, bytes: bytes))
  }

  private mutating func append(_ entry: Entry) -> Bool {
    guard entries.count < Self.limit, bytes + entry.bytes <= Self.mostBytes else { return false }
    entries.append(entry)
    bytes += entry.bytes
    changes += 1
    return true
  }

  /// Pops screens, as many as there are at most: where SwiftUI traps, this stops at the root.
  mutating func removeLast(_ count: Int = 1) {
    let count = max(0, min(count, entries.count))
    guard count > 0 else { return }
    for _ in 0..<count { bytes -= entries.removeLast().bytes }
    changes += 1
  }

  /// Replaces the whole stack, as assigning a new path does; what is too much is left out.
  mutating func replace(with entries: [Entry]) {
    removeLast(count)
    for entry in entries where !append(entry) { break }
    changes += 1
  }

  /// Changes the topmost screen, if there is one.
  mutating func changeLast(_ change: (inout Element) -> Void) {
    guard !entries.isEmpty else { return }
    change(&entries[entries.count - 1].element)
    changes += 1
  }
}
