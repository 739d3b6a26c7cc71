import Cells
import Support
import TerminalEmulation
import Testing

/// What the terminal makes of where it is started.
@Suite(.serialized) struct SurroundingsTests {
  private func start(
    _ environment: [String: String], command: [String] = [BuiltProgram.path("terminal-probe")]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(command, environment: environment)
  }

  private func text(of terminal: PseudoTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self)
  }

  @Test(arguments: ["xterm-ghostty", "unknown", "no such \u{1B}[31m name"])
  func anUnknownTerminalGetsOneNotice(name: String) throws {
    let terminal = try start(["TERM": name])
    terminal.waits(for: "terminfo does not know “\(name.sanitized())”")
    terminal.press(.character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
  }

  @Test func anUnnamedTerminalGetsOneNotice() throws {
    try start(["TERM": ""]).waits(for: "TERM is not set: using xterm-256color")
  }

  @Test(arguments: [
    ("vt100", "monochrome"), ("xterm", "eight"), ("linux", "eight"), ("xterm-256color", "palette"),
    ("screen-256color", "palette"), ("tmux-256color", "palette"),
  ])
  func aKnownTerminalHasItsColors(name: String, depth: String) throws {
    let terminal = try start(["TERM": name])
    terminal.waits(for: depth)
    terminal.waits(for: "no notice")
    terminal.press(.character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
  }

  @Test func aTerminalThatClaimsDirectColorsGetsThemWhereTerminfoKnowsHow() throws {
    let folder = try TerminfoFolder(entry: Self.directEntry)
    defer { folder.remove() }
    let surroundings = ["TERMINFO": folder.path, "COLORTERM": "truecolor"]
    let terminal = try start(surroundings)
    terminal.waits(for: "Probe 80×24 direct")
    #expect(terminal.emulator.canvas[Point(column: 0, row: 0)]?.style.foreground == .palette(6))
    try start(surroundings.merging(["TERM": "xterm"]) { $1 }).waits(for: "eight")
    try start(["TERMINFO": folder.path]).waits(for: "palette")
    try start(["COLORTERM": "truecolor", "TERM": "screen-256color"]).waits(for: "palette")
  }

  /// An entry with direct colours as ncurses-term has it, which need not be installed.
  private static let directEntry = #"""
    xterm-direct|direct colours,
    \tRGB, colors#0x1000000, pairs#0x7FFF,
    \tsetaf=\E[%?%p1%{8}%<%t3%p1%d%e38:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m,
    \tsetab=\E[%?%p1%{8}%<%t4%p1%d%e48:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%d%;m,
    \tuse=xterm-256color,

    """#.replacing("\\t", with: "\t")

  @Test func withNoColorNoColorIsSent() throws {
    let terminal = try start(["NO_COLOR": "1"])
    terminal.waits(for: "Item 9")
    #expect(!text(of: terminal).contains("36m"))
    #expect(terminal.emulator.canvas == terminal.emulator.canvas.inMonochrome)
  }

  @Test func aLocaleWithoutUTF8GetsASCII() throws {
    let terminal = try start(["LC_ALL": "C"])
    terminal.waits(for: "Probe 80x24")
    #expect(terminal.output.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [["LANG": "xx_YY.UTF-8"], ["LANG": ""]])
  func aMissingLocaleGetsUTF8(environment: [String: String]) throws {
    try start(environment).waits(for: "Probe 80×24")
  }

  @Test func keysComeFromTheControllingTerminalWhenInputIsSomethingElse() throws {
    let program = BuiltProgram.path("terminal-probe")
    let terminal = try start([:], command: ["sh", "-c", "\(program) < /dev/null"])
    terminal.waits(for: "Probe 80×24")
    terminal.press(.tab)
    terminal.waits(for: "Cells.Key.tab")
    terminal.press(.character("q"))
    #expect(terminal.waitsForEnd() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["> /dev/null", "| cat"])
  func withoutAScreenThereIsNothingToDo(redirection: String) throws {
    let program = BuiltProgram.path("terminal-probe")
    let terminal = try start([:], command: ["sh", "-c", "\(program) \(redirection)"])
    terminal.waitsForEnd()
    #expect(terminal.screen.contains { $0.contains("needs a terminal") })
    #expect(terminal.isAsFound)
  }

  @Test func aTerminalWithoutACursorIsRefused() throws {
    let terminal = try start(["TERM": "dumb"])
    #expect(terminal.waitsForEnd() == .exited(4))
    #expect(terminal.screen.contains { $0.contains("can't move its cursor") })
    #expect(terminal.isAsFound)
  }
}
