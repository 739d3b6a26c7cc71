import Cells
import Glibc
import Support
import TerminalEmulation
import Testing

/// Asking the terminal for its background, and never letting its answer be typed.
@Suite(.serialized) struct BackgroundTests {
  private static let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  private func start(_ name: String = "xterm-256color") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("terminal-probe")], environment: ["TERM": name])
    terminal.waits(for: "Probe")
    return terminal
  }

  private func ask(_ terminal: PseudoTerminal) {
    terminal.press(.character("b"))
    terminal.waits("the question") {
      String(decoding: $0.output, as: UTF8.self).contains(Self.question)
    }
  }

  @Test(arguments: [("rgb:ffff/ffff/dddd", "false"), ("rgb:1e1e/1e1e/2e2e", "true")])
  func theAnswerIsInput(color: String, isDark: String) throws {
    let terminal = try start()
    terminal.emulator.background = color
    ask(terminal)
    terminal.waits(for: "background(isDark: \(isDark))")
  }

  @Test func whatIsAnsweredUnaskedIsSwallowed() throws {
    let terminal = try start()
    ask(terminal)
    terminal.press(.tab)
    terminal.waits(for: "Cells.Key.tab")
    // By now the emulator has answered the second question, after which nothing is to come.
    terminal.send(Array("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\".utf8))
    terminal.press(.backTab)
    terminal.waits(for: "backTab")
    #expect(!terminal.screen.contains { $0.contains("isDark") || $0.contains("character(\"1") })
  }

  @Test func aKeyThatCouldBeginAnAnswerBehindAnEscapeIsNotLost() throws {
    let terminal = try start()
    terminal.press(.escape)
    terminal.waits(for: "Cells.Key.escape")
    terminal.send([UInt8(ascii: "]")])
    terminal.waits(for: "character(\"]\")")
  }

  @Test func aTerminalThatCannotKnowIsNotAsked() throws {
    let terminal = try start("linux")
    terminal.press(.character("b"), .character("y"))
    terminal.waits(for: "character(\"y\")")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("]11"))
  }

  @Test func quittingRightAwayLeavesNoAnswerBehind() throws {
    let terminal = try start()
    terminal.press(.character("b"), .character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
    #expect(terminal.isAsFound)
    #expect(!terminal.screen.contains { $0.contains("[?1;2c") || $0.contains("^[") })
  }

  @Test func aTerminalThatNeverAnswersHoldsNobodyUp() throws {
    let terminal = try start()
    // Stopped emulators answer nothing: the program's end is waited for unread.
    terminal.send(Array("bq".utf8))
    #expect(terminal.endsUnread(limit: .patience) == .exited(0))
  }
}
