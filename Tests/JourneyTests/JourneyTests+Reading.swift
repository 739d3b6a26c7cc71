import Cells
import FoundationEssentials
import Glibc
import Support
import TerminalEmulation
import Testing

/// Long texts, read on a terminal.
extension JourneyTests {
  /// Writes the page into a file for as long as a test runs.
  private func withPage(_ test: (_ file: String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.path() + "show-\(UUID().uuidString).html"
    try Self.book.write(toFile: file, atomically: true, encoding: .utf8)
    defer { unlink(file) }
    try test(file)
  }

  private static let book = (0..<3000).map { number in
    "<h2>Part \(number)</h2><p>Words of part \(number), <a href='#p9'>back</a> to nine.\n"
  }.joined()

  @Test func aPipeIsReadWhileKeysComeFromTheTerminal() throws {
    try withPage { file in
      let program = try PseudoTerminal([
        "/bin/sh", "-c", "cat \(file) | \(BuiltProgram.path("promenade")) show -",
      ])
      program.waits(for: "Part 0")
      program.press(.end)
      program.waits(for: "Words of part 2999")
      program.waits(for: "100%")
      program.type("q")
      #expect(program.waitsForEnd() == .exited(0))
    }
  }
}
