import Cells
import Glibc
import Support
import TerminalEmulation
import Testing

/// The terminal from outside: a small program on a pseudo-terminal of its own.
@Suite(.serialized) struct ProbeTests {
  private func start(
    _ size: Size = Size(columns: 80, rows: 24), _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("terminal-probe")], size: size, environment: environment)
    terminal.waits(for: "Probe")
    return terminal
  }

  @Test func keysClicksAndTextArrive() throws {
    let terminal = try start()
    #expect(terminal.emulator.modes.isAlternateScreen)
    #expect(terminal.emulator.modes.isMouseReported)
    #expect(terminal.emulator.modes.isPasteBracketed)
    terminal.press(.backTab)
    terminal.waits(for: "key(Cells.Key.backTab)")
    terminal.click(column: 7, row: 9)
    terminal.waits(for: "column: 7, row: 9")
    terminal.press(.wheel(1))
    terminal.waits(for: "wheel(3)")
    terminal.type("é")
    terminal.waits(for: "character(\"é\")")
    terminal.press(.escape)
    terminal.waits(for: "escape")
    terminal.paste("one\ntwo")
    terminal.waits(for: "pasted(\"one\\ntwo\")")
    terminal.press(.character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
  func clicksArriveHoweverTheTerminalReportsThem(name: String) throws {
    let terminal = try start(Size(columns: 160, rows: 50), ["TERM": name])
    terminal.click(column: 150, row: 40)
    terminal.waits(for: "column: 150, row: 40")
    terminal.press(.wheel(-1))
    terminal.waits(for: "wheel(-3)")
  }

  @Test(arguments: [
    "\u{1B}x", "\u{1B}[1;5A", "\u{1B}[99;99~", "\u{1B}]11;rgb:ffff/ffff/ffff\u{07}",
    "\u{1B}[?62;22c", "\u{1B}[201~", "\u{1B}[<0;500;500M",
  ])
  func whatIsNoKeyIsNotTyped(sequence: String) throws {
    let terminal = try start()
    terminal.send(Array(sequence.utf8))
    terminal.press(.tab)
    terminal.waits(for: "Cells.Key.tab")
    #expect(!terminal.screen.contains { $0.contains("character(") })
  }

  @Test func bytesThatAreNoUTF8DoNoHarm() throws {
    let terminal = try start()
    terminal.send([0xFF, 0xC3, 0x28, 0xF0, 0x9F, 0x80, 0xE2, 0x82])
    terminal.press(.tab)
    terminal.waits(for: "Cells.Key.tab")
  }

  @Test func aMoveInAListTakesFewBytes() throws {
    let terminal = try start()
    terminal.waits("the first item") { $0.emulator.cursor == Point(column: 2, row: 2) }
    let before = terminal.output.count
    terminal.press(.down)
    terminal.waits("the next item") { $0.emulator.cursor == Point(column: 2, row: 3) }
    #expect(terminal.output.count - before <= 200)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func aSignalEndsItOnATerminalAsFound(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(terminal.waitsForEnd() == .killed(signal: signal))
    #expect(terminal.isAsFound)
  }

  @Test func aSignalEndsItThoughNobodyReadsTheTerminal() throws {
    let terminal = try start()
    terminal.press(.character("f"))
    terminal.waits(for: "flood")
    terminal.signal(SIGTERM)
    #expect(terminal.endsUnread(limit: .patience) == .killed(signal: SIGTERM))
  }

  @Test(arguments: [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE])
  func aCrashSignalFromOutsideLeavesTheTerminalAsFound(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    #expect(terminal.waitsForEnd() == .killed(signal: signal))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    ("x", [SIGILL, SIGTRAP], "Fatal error: Index out of range"), ("a", [SIGABRT], ""),
    ("o", [SIGSEGV], ""),
  ])
  func aCrashSaysWhyOnTheRestoredScreen(key: Character, signals: [Int32], message: String) throws {
    let terminal = try start(Size(columns: 100, rows: 50))
    terminal.press(.character(key))
    let end = terminal.waitsForEnd()
    #expect(signals.contains { end == .killed(signal: $0) })
    #expect(terminal.isAsFound)
    #expect(message.isEmpty || terminal.screen.contains { $0.contains(message) })
  }

  @Test func whatIsWrittenToStandardErrorComesAfterTheScreen() throws {
    let terminal = try start()
    let before = terminal.screen
    terminal.press(.character("e"))
    terminal.waits(for: "character(\"e\")")
    #expect(terminal.screen[0] == before[0])
    terminal.press(.character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
    #expect(terminal.screen.contains { $0.contains("held ?[31m back") })
  }

  @Test func theWindowMayTakeAnySize() throws {
    let terminal = try start(Size(columns: 40, rows: 10))
    for size in [(1, 1), (200, 50), (2, 3), (80, 1), (1, 24), (300, 100), (80, 24)] {
      terminal.resize(to: Size(columns: size.0, rows: size.1))
    }
    terminal.waits(for: "Probe 80×24")
    #expect(terminal.end == nil)
  }

  @Test func aGoneTerminalEndsIt() throws {
    let program = BuiltProgram.path("terminal-probe")
    let terminal = try PseudoTerminal(["sh", "-c", "trap '' HUP; exec \(program)"])
    terminal.waits(for: "Probe")
    terminal.hangUp()
    #expect(terminal.waitsForEnd() == .exited(0))
  }

  @Test func aCopyGoesToTheClipboardOfTheTerminal() throws {
    let terminal = try start()
    terminal.press(.character("y"))
    terminal.waits(for: "character(\"y\")")
    #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}]52;c;aMOpbGxv\u{07}"))
  }
}
