import Cells
import Widgets

/// Collects what is found, by file.
struct Findings {
  private var files: [String: FileFindings] = [:]

  /// The most that is kept of one file, and printed of all.
  static let most = 1000

  /// What was found in one file.
  private struct FileFindings {
    var source: SourceText?
    var entries: Set<Entry> = []
    var surplus: [Finding.Severity: Int] = [:]
  }

  private struct Entry: Hashable {
    let kind: Finding.Kind
    let spot: Spot
    let sentence: String
  }

  private enum Spot: Hashable {
    case nowhere
    case place(SourceText.Place)
    case offset(Int)

    var bytesBefore: Int? {
      if case .offset(let offset) = self { offset } else { nil }
    }
  }

  /// Gives the text of a file, in which the offsets of its findings are counted.
  mutating func setSource(_ source: SourceText?, of file: String) {
    files[file, default: FileFindings()].source = source
  }

  /// Adds something found in a file, if it is not known yet.
  mutating func add(
    _ kind: Finding.Kind, in file: String, at offset: Int? = nil, _ sentence: String
  ) {
    add(Entry(kind: kind, spot: offset.map(Spot.offset) ?? .nowhere, sentence: sentence), file)
  }

  /// Adds a fault, which knows its place.
  mutating func add(_ kind: Finding.Kind, _ fault: FileFault) {
    var spot = Spot.nowhere
    if let line = fault.line { spot = .place(.init(line: line, column: fault.column ?? 1)) }
    add(Entry(kind: kind, spot: spot, sentence: fault.sentence), fault.file)
  }

  private mutating func add(_ entry: Entry, _ file: String) {
    var found = files[file, default: FileFindings()]
    if found.entries.count < Self.most {
      found.entries.insert(entry)
    } else if !found.entries.contains(entry) {
      found.surplus[entry.kind.severity, default: 0] += 1
    }
    files[file] = found
  }

  /// All that was kept, in the order of files and lines.
  var sorted: [Finding] {
    // The same can be known by its offset and by its place.
    Set(files.flatMap { file, found in Self.findings(in: file, found) }).sorted()
  }

  /// How many of a severity were found but not kept.
  func surplus(of severity: Finding.Severity) -> Int {
    files.values.reduce(0) { $0 + $1.surplus[severity, default: 0] }
  }

  private static func findings(in file: String, _ found: FileFindings) -> [Finding] {
    let offsets = Set(found.entries.compactMap(\.spot.bytesBefore)).sorted()
    let places = found.source?.places(of: offsets) ?? []
    let known = Dictionary(uniqueKeysWithValues: zip(offsets, places))
    return found.entries.map { entry in
      let place: SourceText.Place? =
        switch entry.spot {
        case .nowhere: nil
        case .place(let place): place
        case .offset(let offset): known[offset]
        }
      return Finding(
        kind: entry.kind, file: file.sanitized(), place: place,
        sentence: entry.sentence.sanitized().shortened(to: 400))
    }
  }
}

extension String {
  /// The text as it is quoted in a sentence: harmless, in quotes, not too long.
  var quoted: String { "“\(sanitized().shortened(to: 60))”" }
}
