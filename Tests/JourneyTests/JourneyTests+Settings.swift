import Cells
import FoundationEssentials
import Support
import TerminalEmulation
import Testing

/// What the settings file does, and what is said of a wrong one.
extension JourneyTests {
  private func folder(_ settings: String) throws -> String {
    let folder =
      FileManager.default.temporaryDirectory.path() + "promenade-settings-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder + "/promenade", withIntermediateDirectories: true)
    try settings.write(
      toFile: folder + "/promenade/config.json", atomically: true, encoding: .utf8)
    try #"{"io.snabble.onboarding.wasPerformed":true}"#.write(
      toFile: folder + "/state.json", atomically: true, encoding: .utf8)
    return folder
  }

  @Test func settingsAreFollowedAndOptionsWin() throws {
    let folder = try folder(#"{"theme": "light", "ascii": true, "mouse": false, "bridge": false}"#)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let set = try PseudoTerminal(
      [BuiltProgram.path("promenade"), "--state", folder, "--language", "en"],
      environment: ["XDG_CONFIG_HOME": folder])
    set.waits(for: "en . light")
    #expect(!set.emulator.modes.isMouseReported && set.output.allSatisfy { $0 < 0x80 })
    #expect(!FileManager.default.fileExists(atPath: folder + "/bridge.sock"))
    let overruled = try PseudoTerminal(
      [
        BuiltProgram.path("promenade"), "--state", folder, "--mouse", "--no-ascii",
        "--theme", "mono", "--language", "en", "--bridge", folder + "/bridge.sock",
      ], environment: ["XDG_CONFIG_HOME": folder])
    overruled.waits(for: "en · mono")
    #expect(overruled.emulator.modes.isMouseReported)
    #expect(FileManager.default.fileExists(atPath: folder + "/bridge.sock"))
  }

  @Test func theEnvironmentIsStrongerThanTheFile() throws {
    let folder = try folder(#"{"app": "/nowhere/file"}"#)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (environment, place) in [
      (["XDG_CONFIG_HOME": folder], "/nowhere/file"),
      (["XDG_CONFIG_HOME": folder, "PROMENADE_APP": "/nowhere/env"], "/nowhere/env"),
    ] {
      let program = try PseudoTerminal(
        [BuiltProgram.path("promenade"), "check"], environment: environment)
      #expect(program.waitsForEnd() == .exited(1))
      #expect(program.screen.contains { $0.contains(place) })
    }
  }

  @Test(arguments: [
    (
      "{\n  \"theme\": \"blue\"\n}", ":2:3: theme takes one of auto, light, dark, mono, not “blue”."
    ),
    ("{\"mouse\": \"yes\"}", ":1:2: mouse takes true or false."),
    ("{\"theme\": true}", ":1:2: theme takes a text."),
    ("{\"bridge\": true}", ":1:2: bridge takes a text or false."),
    ("{\"ascii\": 1}", ":1:2: ascii takes true or false."),
    ("{\"flow\": \"launcher\"}", ":1:2: flow is no setting; there are app, ascii, bridge, "),
    ("{\"no-mouse\": true}", ":1:2: no-mouse is no setting"),
    ("{\"app\": \"Assets\"}", ":1:2: app takes an absolute path, not “Assets”."),
    ("{\"ascii\": true,\n \"ascii\": false}", ":2:2: ascii is set twice."),
    ("{\"theme\": }", ":1:11: Is not JSON: "), ("[]", ":1:1: Must be an object of settings."),
    ("{\"\\u001b[31m\": 1}", ":1:2: ␛[31m is no setting"),
  ])
  func whatIsWrongInTheSettingsIsSaidWithItsPlace(settings: String, said: String) throws {
    let folder = try folder(settings)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = try PseudoTerminal(
      [BuiltProgram.path("promenade")], size: Size(columns: 300, rows: 10),
      environment: ["XDG_CONFIG_HOME": folder])
    #expect(program.waitsForEnd() == .exited(2))
    let expected = "promenade: \(folder)/promenade/config.json\(said)"
    #expect(program.screen.contains { $0.contains(expected) }, "\(program.screen[0])")
    #expect(program.isAsFound)
    let version = try PseudoTerminal(
      [BuiltProgram.path("promenade"), "--version"], environment: ["XDG_CONFIG_HOME": folder])
    #expect(version.waitsForEnd() == .exited(0))
  }
}
