import FoundationEssentials
import Support
import TerminalEmulation
import Testing

/// A terminfo database of its own for one test.
struct TerminfoFolder {
  let path: String

  /// Compiles an entry with `tic`.
  init(entry: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
    try entry.write(toFile: "\(path)/entry", atomically: true, encoding: .utf8)
    let compiler = try PseudoTerminal(["tic", "-x", "-o", path, "\(path)/entry"])
    let end = compiler.waitsForEnd()
    try #require(end == .exited(0), "\(compiler.screen.joined(separator: "\n"))")
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
