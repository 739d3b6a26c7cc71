/// Where a text was found: a stretch of a line, and of each line that it goes on in.
public struct Match: Hashable, Sendable {
  // Most have one place, for which no list is made.
  private let first: Place
  private let others: [Place]

  /// All stretches, in reading order.
  public var places: [Place] { [first] + others }
  /// The line it begins on.
  public var line: Int { first.line }
  /// Where it stands on that.
  public var columns: Range<Int> { first.columns }

  /// Makes a match that goes on at other places.
  init(_ place: Place, _ others: [Place] = []) {
    first = place
    self.others = others
  }

  /// Makes a match on one line.
  public init(line: Int, columns: Range<Int>) {
    self.init(Place(line: line, columns: columns))
  }
}

extension Layout {
  /// Finds a text on the lines, also across spans and where a line is wrapped; a query in lower case
  /// finds capitals too.
  public func matches(of query: String) -> [Match] {
    guard let needle = Needle(query) else { return [] }
    var matches: [Match] = []
    var bytes: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if needle.mayOccur(in: line, buffer: &bytes) {
        for columns in needle.ranges(in: line) {
          matches.append(Match(line: index, columns: columns))
        }
      }
      if let match = needle.match(wrappedAt: index, in: lines),
        matches.last.map({ $0.line < index || $0.columns.upperBound <= match.columns.lowerBound })
          ?? true
      {
        matches.append(match)
      }
    }
    return matches
  }
}
