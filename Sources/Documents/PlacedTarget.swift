/// A target and where it is found on the lines of a layout.
public struct PlacedTarget: Hashable, Sendable {
  public let target: Target
  /// A link that is wrapped has a place on each of its lines.
  public internal(set) var places: [Place]

  /// Makes a placed target.
  public init(target: Target, places: [Place] = []) {
    self.target = target
    self.places = places
  }

  /// Adds a place; one that goes on where the last one ends becomes a part of it.
  mutating func place(on line: Int, at columns: Range<Int>) {
    if let last = places.last, last.line == line, last.columns.upperBound == columns.lowerBound {
      places[places.count - 1] = Place(
        line: line, columns: last.columns.lowerBound..<columns.upperBound)
    } else {
      places.append(Place(line: line, columns: columns))
    }
  }
}

/// A stretch of one line.
public struct Place: Hashable, Sendable {
  // In eight bytes: a search may find millions of them. No terminal has more columns.
  private let row: Int32
  private let start: UInt16
  private let end: UInt16

  /// Makes a place.
  public init(line: Int, columns: Range<Int>) {
    row = Int32(clamping: line)
    start = UInt16(clamping: columns.lowerBound)
    end = UInt16(clamping: columns.upperBound)
  }

  public var line: Int { Int(row) }
  public var columns: Range<Int> { Int(start)..<Int(end) }
}
