import FoundationEssentials

/// A folder that lasts as long as the value.
final class TemporaryFolder: Sendable {
  let path: String

  /// Makes a folder with these texts in it, by their paths.
  init(_ files: [String: String] = [:]) throws {
    path = "\(FileManager.default.temporaryDirectory.path)/promenade-\(UUID().uuidString)"
    try makeFolder("")
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try makeFolder(name.split(separator: "/").dropLast().joined(separator: "/"))
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }
}
