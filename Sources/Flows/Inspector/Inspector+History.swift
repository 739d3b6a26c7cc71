extension Inspector {
  /// The newest entries, by their numbers; what is too old for the room there is was dropped.
  struct History: Equatable, Sendable {
    /// The most entries that are kept, and the most that they take of memory beyond themselves.
    private let limit: Int
    private let mostBytes: Int
    /// Entry number n has the place n - 1, around the end.
    private var places: [Entry] = []
    private var bytes = 0
    /// How many entries there ever were: the number of the newest.
    private(set) var newest = 0
    private(set) var count = 0

    /// An empty history.
    init(limit: Int = 10_000, mostBytes: Int = 16 << 20) {
      self.limit = limit
      self.mostBytes = mostBytes
    }

    var dropped: Int { newest - count }
    /// The numbers of the entries that are kept.
    var numbers: Range<Int> { newest - count + 1..<newest + 1 }

    /// The entry of a number that is kept.
    subscript(number: Int) -> Entry { places[(number - 1) % limit] }

    /// The entries of these numbers, as far as they are kept.
    subscript(range: Range<Int>) -> [Entry] { range.clamped(to: numbers).map { self[$0] } }

    /// Adds an entry, which gets the next number.
    mutating func append(_ entry: Entry) {
      if count == limit { dropOldest() }
      var entry = entry
      newest += 1
      entry.number = newest
      count += 1
      bytes += entry.bytes
      if places.count < limit {
        places.append(entry)
      } else {
        places[(newest - 1) % limit] = entry
      }
      while bytes > mostBytes, count > 1 { dropOldest() }
    }

    private mutating func dropOldest() {
      let place = (newest - count) % limit
      bytes -= places[place].bytes
      // Its memory is given back at once.
      places[place].event = .noticed("")
      places[place].bytes = 0
      count -= 1
    }
  }
}
