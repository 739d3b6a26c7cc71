import Cells
import FoundationEssentials
import Support
import TerminalEmulation
import Testing

extension JourneyTests {
  /// The screens in README.md are those of the app: `README.tour` keeps them.
  @Suite struct ReadmeTests {
    private static let source = #filePath.split(separator: "/").dropLast(3)
      .reduce("") { "\($0)/\($1)" }
    private static let pictures = source + "/share/doc/promenade"
    private static let readme = source + "/README.md"

    @Test func itShowsTheScreensOfTheApp() throws {
      let place = FileManager.default.temporaryDirectory.path() + "promenade-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: place) }
      let program = try PseudoTerminal([
        BuiltProgram.path("promenade"), "tour", Self.source + "/Tests/JourneyTests/README.tour",
        "--headless", "--screens", place,
      ])
      #expect(program.waitsForEnd() == .exited(0), "\(program.screen)")
      if ProcessInfo.processInfo.environment["RECORD"] != nil { try record(from: place) }
      for name in ["onboarding", "launcher", "analysis"] {
        #expect(
          text(place + "/\(name).svg") == text(Self.pictures + "/\(name).svg"),
          "share/doc/promenade/\(name).svg is another: RECORD=1 swift test --filter ReadmeTests")
      }
      let shown = text(Self.readme).split(separator: Self.fence, maxSplits: 1).last
      #expect(
        shown?.hasPrefix(text(place + "/deck.txt") + "```\n") == true,
        "README.md shows another deck: RECORD=1 swift test --filter ReadmeTests")
    }

    /// What the first screen in README.md stands behind.
    private static let fence = "```text\n"

    private func text(_ file: String) -> String {
      (try? String(contentsOfFile: file, encoding: .utf8)) ?? "no \(file)"
    }

    private func record(from place: String) throws {
      try FileManager.default.createDirectory(
        atPath: Self.pictures, withIntermediateDirectories: true)
      for name in ["onboarding", "launcher", "analysis"] {
        try text(place + "/\(name).svg")
          .write(toFile: Self.pictures + "/\(name).svg", atomically: true, encoding: .utf8)
      }
      let parts = text(Self.readme).split(separator: Self.fence, maxSplits: 1)
      guard parts.count == 2, let end = parts[1].firstRange(of: "```\n") else { return }
      let readme = parts[0] + Self.fence + text(place + "/deck.txt") + parts[1][end.lowerBound...]
      try readme.write(toFile: Self.readme, atomically: true, encoding: .utf8)
    }
  }
}
