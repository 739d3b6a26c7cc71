import PageProtocol

/// The texts of files that findings point into, each read once.
struct SourceTexts {
  private let folder: AppFolder
  private var texts: [String: SourceText?] = [:]

  /// Makes an empty store for the files of a folder.
  init(_ folder: AppFolder) { self.folder = folder }

  /// The text of the file at a place, if it is one.
  mutating func text(of place: String) -> SourceText? {
    if let known = texts[place] { return known }
    let bytes = try? folder.bytes(at: place, limit: JSONFile.limit)
    let text = bytes.flatMap { SourceText($0) }
    texts[place] = .some(text)
    return text
  }

  /// The JSON of the file at a place, with the place of each part; nil if it is none.
  mutating func json(of place: String) -> PlacedJSON? {
    text(of: place).flatMap { try? PlacedJSON(parsing: $0.bytes, limits: JSONFile.limits) }
  }

  /// Gives the findings the texts of their files.
  func place(_ findings: inout Findings) {
    for (place, text) in texts { findings.setSource(text, of: place) }
  }
}
