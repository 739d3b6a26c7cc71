import FoundationEssentials

/// The tours of the app that comes with the program, which are played by their names.
enum OwnTours {
  /// Their names with blanks between them.
  static let words = {
    let folder = URL(filePath: #filePath).appending(path: "../../../Assets/Tours").standardized
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (files ?? []).filter { $0.hasSuffix(".tour") }.map { $0.dropLast(5) }.sorted()
      .joined(separator: " ")
  }()
}
