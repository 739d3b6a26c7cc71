import Cells
import FoundationEssentials
import Support
import TerminalEmulation
import Testing

/// What happens in the built program, in its log and its inspector.
extension JourneyTests {
  @Test func whatHappensIsInTheLogLineByLine() throws {
    let file = FileManager.default.temporaryDirectory.path() + "log-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: file) }
    let journey = try Journey("--flow", "analysis", "--log", file, shows: "Skin check")
    journey.terminal.press(.character("i"))
    journey.terminal.waits(for: "page shown")
    journey.terminal.press(.control("c"))
    #expect(journey.terminal.waitsForEnd() == .exited(0))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(text.hasSuffix("}\n") && lines.allSatisfy { $0.hasPrefix(#"{"time":"20"#) })
    #expect(lines.first?.contains(#""kind":"move","flow":"analysis","text":"opened"}"#) == true)
    #expect(lines.contains { $0.contains(#""what":"page""#) && $0.contains(#""took":"#) })
  }

  @Test func aLogThatCannotBeWrittenIsToldAndIsAFailure() throws {
    let journey = try Journey("--log", "/dev/full", shows: "Three mobile flows")
    journey.terminal.press(.character("3"))
    journey.terminal.waits(for: "The log stopped: /dev/full can't be written")
    journey.terminal.waits(for: "✗ log stopped")
    journey.terminal.press(.control("c"))
    #expect(journey.terminal.waitsForEnd() == .exited(1))
    #expect(
      journey.terminal.screen.contains {
        $0.hasPrefix("promenade: The log stopped: /dev/full can't be written: No space left")
      })
  }

  @Test func aLogThatCannotBeOpenedKeepsTheAppFromStarting() throws {
    let program = try PseudoTerminal(
      [BuiltProgram.path("promenade"), "--no-bridge", "--log", "/absent/file"])
    #expect(program.waitsForEnd() == .exited(1))
    #expect(
      program.screen.first
        == "promenade: /absent/file: The log can't be opened: No such file or directory.")
  }
}
