import Glibc
import TerminalEmulation

/// The programs of the package, which stand beside this one.
enum Programs {
  /// The app on a terminal of its own, remembering nothing from before.
  static func startApp(in folder: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      [
        BuiltProgram.path("promenade"), "--state", folder + "/state", "--bridge",
        bridge(in: folder),
        "--language", "en",
      ])
  }

  /// Posts to the bridge of the app, as another program would.
  static func send(_ json: String, in folder: String) {
    guard
      let client = try? PseudoTerminal(
        [BuiltProgram.path("promenade"), "send", "--bridge", bridge(in: folder), json])
    else { return }
    _ = client.readsToTheEnd()
  }

  private static func bridge(in folder: String) -> String { folder + "/bridge.sock" }
}
