/// A task of one of a page's worlds, by the number it has there.
struct PageTask: Hashable {
  let number: Int
  let world: Int
}

/// Tasks in the order they are due.
struct TaskQueue {
  private struct Entry {
    let task: PageTask
    let due: ContinuousClock.Instant
  }

  /// Latest first: the next is taken from the end.
  private var entries: [Entry] = []

  var count: Int { entries.count }
  var isEmpty: Bool { entries.isEmpty }
  var nextDue: ContinuousClock.Instant? { entries.last?.due }

  /// Adds a task, behind all that are due at the same time.
  mutating func add(_ task: PageTask, due: ContinuousClock.Instant) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].due > due { low = middle + 1 } else { high = middle }
    }
    entries.insert(Entry(task: task, due: due), at: low)
  }

  mutating func remove(_ task: PageTask) {
    entries.removeAll { $0.task == task }
  }

  /// Removes all tasks of a world.
  mutating func removeAll(of world: Int) {
    entries.removeAll { $0.task.world == world }
  }

  /// Takes the next task that is due at a time.
  mutating func take(at time: ContinuousClock.Instant) -> PageTask? {
    guard let last = entries.last, last.due <= time else { return nil }
    entries.removeLast()
    return last.task
  }
}
