import Cells
import FoundationEssentials
import Support
import TerminalEmulation
import Testing

/// The built program on a terminal of its own, with a folder of its own to remember in.
final class Journey {
  let terminal: PseudoTerminal
  private let folder: String

  /// Starts the app; `isOnboardingDone` says what it remembers from before.
  init(
    _ arguments: String..., size: Size = Size(columns: 80, rows: 24),
    environment: [String: String] = [:], isOnboardingDone: Bool = true,
    shows text: String = "? help"
  ) throws {
    folder = try Self.makeFolder(isOnboardingDone: isOnboardingDone)
    terminal = try PseudoTerminal(
      Self.command(in: folder) + arguments, size: size, environment: environment)
    terminal.waits(for: text)
  }

  /// Starts the app in linear mode, its lines coming through a pipe and going through another one.
  init(hearing lines: [String], environment: [String: String] = [:]) throws {
    folder = try Self.makeFolder(isOnboardingDone: false)
    let words = Self.command(in: folder) + ["--linear"]
    terminal = try PseudoTerminal(
      [
        "/bin/sh", "-c", #"printf '%s\n' "$0" | "$@" | cat"#, lines.joined(separator: "\n"),
      ] + words, size: Size(columns: 200, rows: 200), environment: environment)
  }

  private static func makeFolder(isOnboardingDone: Bool) throws -> String {
    let folder =
      FileManager.default.temporaryDirectory.path() + "promenade-journey-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/state", withIntermediateDirectories: true)
    if isOnboardingDone {
      try Data(#"{"io.snabble.onboarding.wasPerformed":true}"#.utf8)
        .write(to: URL(filePath: folder + "/state/state.json"))
    }
    return folder
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts the app again, with what it remembers by now.
  func again(_ arguments: String..., shows text: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Self.command(in: folder) + arguments, size: Size(columns: 80, rows: 24))
    terminal.waits(for: text)
    return terminal
  }

  /// What the app remembers.
  var remembered: String {
    (try? String(contentsOf: URL(filePath: folder + "/state/state.json"), encoding: .utf8)) ?? ""
  }

  /// Runs `promenade send` against this app and returns how it ended and what it printed.
  func send(_ words: String...) throws -> (end: PseudoTerminal.End?, printed: [String]) {
    let sender = try PseudoTerminal(
      [BuiltProgram.path("promenade"), "send", "--bridge", folder + "/bridge.sock"] + words)
    let end = sender.waitsForEnd()
    return (end, sender.screen.filter { !$0.isEmpty })
  }

  private static func command(in folder: String) -> [String] {
    [
      BuiltProgram.path("promenade"), "--state", folder + "/state", "--bridge",
      folder + "/bridge.sock",
    ]
  }
}
