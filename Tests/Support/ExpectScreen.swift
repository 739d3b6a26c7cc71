public import Cells
import FoundationEssentials
public import Testing

/// Whether this run writes the kept pictures instead of comparing with them.
public let isRecordingScreens = ProcessInfo.processInfo.environment["RECORD"] == "1"

/// Compares a canvas with the picture of it kept in `Tests/<target>/Screens/<name>.txt`.
///
/// `RECORD=1 swift test` writes the pictures anew; review them in the diff.
public func expectScreen(
  _ canvas: Canvas, named name: String, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  let picture = ScreenPicture(canvas).text
  let path = screenFolder(of: file) + "/\(name).txt"
  if isRecordingScreens { return record(picture, to: path, at: location) }
  guard let kept = try? String(contentsOfFile: path, encoding: .utf8) else {
    Issue.record(
      "no picture \(path): look at the screen, then run with RECORD=1\n\(picture)",
      sourceLocation: location)
    return
  }
  guard kept != picture else { return }
  Issue.record(
    "the screen differs from \(path)\n\(differences(from: kept, to: picture))",
    sourceLocation: location)
}

/// The folder `Screens` of the test target that a source file belongs to.
private func screenFolder(of file: String) -> String {
  let parts = file.split(separator: "/", omittingEmptySubsequences: false)
  let kept = parts.lastIndex(of: "Tests").map { parts.prefix($0 + 2) } ?? parts.dropLast()
  return kept.joined(separator: "/") + "/Screens"
}

private func record(_ picture: String, to path: String, at location: SourceLocation) {
  let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
  do {
    try FileManager.default.createDirectory(
      atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
    try picture.write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    Issue.record("\(path) can't be written: \(error)", sourceLocation: location)
  }
}

/// The lines that differ, with their numbers, as `-` expected and `+` drawn.
private func differences(from kept: String, to drawn: String) -> String {
  let expected = kept.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = drawn.split(separator: "\n", omittingEmptySubsequences: false)
  return (0..<max(expected.count, actual.count)).compactMap { index in
    let before = index < expected.count ? expected[index] : "(nothing)"
    let after = index < actual.count ? actual[index] : "(nothing)"
    return before == after ? nil : "\(index + 1):\n- \(before)\n+ \(after)"
  }.joined(separator: "\n")
}
