import Cells
import Glibc
import Support
import TerminalEmulation
import Testing

/// Stopping and going on, under a shell with job control.
@Suite(.serialized) struct SuspensionTests {
  private func startShell() throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "prompt> "])
    shell.waits(for: "prompt>")
    shell.type(BuiltProgram.path("terminal-probe") + "\n")
    shell.waits(for: "Probe 80×24")
    return shell
  }

  @Test func controlZGivesTheTerminalBackAndForegroundRepaints() throws {
    let shell = try startShell()
    shell.press(.down, .control("z"))
    shell.waits(for: "Stopped")
    var modes = Emulator.Modes()
    modes.isPasteBracketed = shell.emulator.modes.isPasteBracketed  // the shell's own choice
    #expect(shell.emulator.modes == modes)
    shell.resize(to: Size(columns: 90, rows: 24))
    shell.type("fg\n")
    shell.waits(for: "Probe 90×24")
    shell.waits(for: "resumed")
    #expect(shell.emulator.modes.isAlternateScreen)
    #expect(shell.emulator.modes.isMouseReported)
    #expect(shell.emulator.cursor == Point(column: 2, row: 3))
    shell.press(.character("q"))
    shell.waits("the old screen") { !$0.emulator.modes.isAlternateScreen }
    shell.type("echo status=$?\n")
    shell.waits(for: "status=0")
  }

  @Test func inTheBackgroundItStaysStopped() throws {
    let shell = try startShell()
    shell.press(.control("z"))
    shell.waits(for: "Stopped")
    shell.type("clear; bg; wait; jobs\n")
    shell.waits(for: "Stopped")
    #expect(!shell.emulator.modes.isAlternateScreen)
    shell.type("fg\n")
    shell.waits(for: "resumed")
    shell.press(.character("q"))
    shell.waits("the old screen") { !$0.emulator.modes.isAlternateScreen }
  }

  @Test(arguments: ["TSTP", "STOP"])
  func aStopFromOutsideIsGotOver(signal: String) throws {
    let shell = try startShell()
    kill(try probe(under: shell), signal == "TSTP" ? SIGTSTP : SIGSTOP)
    shell.waits(for: "Stopped")
    shell.type("fg\n")
    shell.waits(for: "resumed")
    shell.waits(for: "Probe 80×24")
    shell.press(.tab)
    shell.waits(for: "Cells.Key.tab")
    shell.press(.character("q"))
    shell.waits("the old screen") { !$0.emulator.modes.isAlternateScreen }
  }

  @Test func withoutAShellToContinueItGoesOnAtOnce() throws {
    let terminal = try PseudoTerminal([BuiltProgram.path("terminal-probe")])
    terminal.waits(for: "Probe")
    terminal.press(.control("z"))
    terminal.waits(for: "resumed")
    #expect(!terminal.isStopped)
  }

  /// The process that the shell runs in the foreground.
  private func probe(under shell: PseudoTerminal) throws -> pid_t {
    let path = "/proc/\(shell.process)/task/\(shell.process)/children"
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 64)
    let line = try #require(fgets(&text, 64, file))
    return try #require(pid_t(String(cString: line).prefix { $0.isNumber }))
  }
}
