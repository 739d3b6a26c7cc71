/// Numbered tasks in the order they are due.
struct TaskQueue {
  private struct Entry {
    let number: Int
    let due: ContinuousClock.Instant
  }

  /// Latest first: the next is taken from the end.
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }
  var nextDue: ContinuousClock.Instant? { entries.last?.due }

  /// Adds a task, behind all that are due at the same time.
  mutating func add(_ number: Int, due: ContinuousClock.Instant) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due > due { low = middle + 1 } else { high = middle }
    }
    entries.insert(Entry(number: number, due: due), at: low)
  }

  mutating func remove(_ number: Int) {
    entries.removeAll { $0.number == number }
  }

  /// Takes the next task that is due at a time.
  mutating func take(at time: ContinuousClock.Instant) -> Int? {
    guard let last = entries.last, last.due <= time else { return nil }
    entries.removeLast()
    return last.number
  }
}
