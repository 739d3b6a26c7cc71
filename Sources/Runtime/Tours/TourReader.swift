/// Reads the files of a tour, in the style of VHS' tapes; README has the grammar.
///
/// A file is hostile like any other: all that it can ask for is bounded.
public struct TourReader {
  /// Gives the text of a file, or a sentence on why there is none.
  public typealias Read = (_ path: String) -> Result<String, Reason>

  /// Why there is no text.
  public struct Reason: Error, Hashable, Sendable {
    public let sentence: String

    /// Takes a sentence.
    public init(_ sentence: String) { self.sentence = sentence }
  }

  static let mostLineBytes = 4096
  static let mostLines = 5000
  static let mostSteps = 5000
  static let mostDepth = 8
  static let mostFiles = 100

  private let read: Read
  private var script = TourScript()
  /// The files that are being read, each included by the one before it.
  private var open: [String] = []
  private var filesRead = 0

  /// Reads a tour and all that it includes.
  public static func script(of path: String, read: @escaping Read) throws(TourFault) -> TourScript {
    var reader = Self(read: read)
    try reader.take(path, includedAt: TourPlace(file: path, line: 1))
    guard !reader.script.steps.isEmpty else {
      throw TourFault(TourPlace(file: path, line: 1), "The tour has no step.")
    }
    return reader.script
  }

  private init(read: @escaping Read) { self.read = read }

  private mutating func take(_ path: String, includedAt place: TourPlace) throws(TourFault) {
    guard !open.contains(path) else {
      throw TourFault(place, "\(path) would include itself.")
    }
    guard open.count < Self.mostDepth else {
      throw TourFault(place, "Tours are included no more than \(Self.mostDepth) deep.")
    }
    filesRead += 1
    guard filesRead <= Self.mostFiles else {
      throw TourFault(place, "A tour includes at most \(Self.mostFiles) files.")
    }
    let text: String
    switch read(path) {
    case .success(let found): text = found
    case .failure(let reason): throw TourFault(place, reason.sentence)
    }
    open.append(path)
    defer { open.removeLast() }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count <= Self.mostLines else {
      throw TourFault(
        TourPlace(file: path, line: Self.mostLines), "A tour has at most \(Self.mostLines) lines.")
    }
    for (index, line) in lines.enumerated() {
      try take(line, at: TourPlace(file: path, line: index + 1))
    }
  }

  private mutating func take(_ line: Substring, at place: TourPlace) throws(TourFault) {
    guard line.utf8.count <= Self.mostLineBytes else {
      throw TourFault(place, "The line has more than \(Self.mostLineBytes) bytes.")
    }
    var place = place
    var scanner = TourScanner(line)
    scanner.skipBlanks()
    place.column = scanner.column
    guard let word = scanner.word() else { return }
    var included: String?
    do throws(TourScanner.Fault) {
      switch word {
      case "Include": included = try scanner.path()
      case "Set": try set(&scanner, at: place)
      default: try add(TourAction(word, &scanner), at: place)
      }
      try scanner.end()
    } catch {
      place.column = error.column
      throw TourFault(place, error.sentence)
    }
    guard let included else { return }
    let folder = place.file.lastIndex(of: "/").map { place.file[...$0] } ?? ""
    try take(included.hasPrefix("/") ? included : folder + included, includedAt: place)
  }

  /// Follows a `Set`; those of an included tour are for when it is played by itself.
  private mutating func set(
    _ scanner: inout TourScanner, at place: TourPlace
  ) throws(TourScanner.Fault) {
    guard script.steps.isEmpty || open.count > 1 else {
      throw TourScanner.Fault(
        column: place.column, sentence: "Set stands before the first step; move it up there.")
    }
    var settings = script.settings
    try settings.set(&scanner)
    if open.count == 1 { script.settings = settings }
  }

  private mutating func add(
    _ action: TourAction, at place: TourPlace
  ) throws(TourScanner.Fault) {
    guard script.steps.count < Self.mostSteps else {
      throw TourScanner.Fault(
        column: place.column, sentence: "A tour has at most \(Self.mostSteps) steps.")
    }
    script.steps.append(TourStep(place: place, action: action))
  }
}
