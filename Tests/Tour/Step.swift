import Cells
import TerminalEmulation

/// One thing a person does, and what must be on the screen then.
struct Step: Sendable {
  let name: String
  let expected: String
  /// Does it, on the app's terminal; the folder holds what this tour leaves behind.
  let act: @Sendable (_ terminal: PseudoTerminal, _ folder: String) -> Void

  init(
    _ name: String, expects expected: String,
    act: @escaping @Sendable (_ terminal: PseudoTerminal, _ folder: String) -> Void = { _, _ in }
  ) {
    self.name = name
    self.expected = expected
    self.act = act
  }

  /// Presses keys.
  init(_ name: String, press keys: Key..., expects expected: String) {
    self.init(name, expects: expected) { terminal, _ in
      for key in keys { terminal.press(key) }
    }
  }

  /// Posts to the bridge.
  init(_ name: String, post json: String, expects expected: String) {
    self.init(name, expects: expected) { _, folder in Programs.send(json, in: folder) }
  }
}
