import Cells

/// What came of the steps of a tour that can fail.
public struct TourReport: Equatable, Sendable {
  /// One step and what came of it.
  public struct Entry: Equatable, Sendable {
    public var place: TourPlace
    public var claim: String
    /// Nil if all is well.
    public var failure: String?
    /// How long it took, on the clock of the tour.
    public var duration: Duration
  }

  public private(set) var entries: [Entry] = []
  /// The screen when the tour failed.
  public internal(set) var lastScreen = ""

  /// Whether no step has failed.
  public var hasPassed: Bool { !entries.contains { $0.failure != nil } }

  /// Notes a step and gives the line that says what came of it.
  mutating func add(_ entry: Entry) -> String {
    entries.append(entry)
    return entry.line
  }
}

extension TourReport.Entry {
  /// The name of the file without its folder, which is another one on each machine.
  var file: String {
    (place.file.split(separator: "/").last.map(String.init) ?? place.file).sanitized()
  }

  /// `PASS` or `FAIL`, where the step stands, and what it claims.
  public var line: String {
    let words = "\(file):\(place.line) \(claim)"
    return failure.map { "FAIL \(words): \($0)" } ?? "PASS \(words)"
  }
}
