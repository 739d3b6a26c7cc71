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
}

/// A stretch of one line.
public struct Place: Hashable, Sendable {
  public let line: Int
  public let columns: Range<Int>

  /// Makes a place.
  public init(line: Int, columns: Range<Int>) {
    self.line = line
    self.columns = columns
  }
}
