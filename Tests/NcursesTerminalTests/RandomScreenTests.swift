import Cells
import Support
import TerminalEmulation
import Testing

@testable import terminal_probe

/// What a person sees is what was drawn, however ncurses gets there.
@Suite(.serialized) struct RandomScreenTests {
  @Test(arguments: [(1, 80, 24), (2, 30, 10), (3, 7, 5), (4, 200, 60)] as [(UInt64, Int, Int)])
  func theScreenShowsTheCanvas(seed: UInt64, columns: Int, rows: Int) throws {
    let size = Size(columns: columns, rows: rows)
    let terminal = try PseudoTerminal(
      [BuiltProgram.path("terminal-probe"), "\(seed)"], size: size)
    var screens = RandomScreens(seed: seed, size: size)
    for number in 0..<60 {
      let expected = screens.next()
      let isShown = terminal.waits("screen \(number) of seed \(seed)") {
        $0.emulator.canvas == expected
      }
      try #require(isShown, "\(differences(expected, terminal.emulator.canvas))")
      terminal.press(.enter)
    }
  }

  /// The first places where two screens differ.
  private func differences(_ expected: Canvas, _ shown: Canvas) -> String {
    var lines = [
      "cursor \(String(describing: expected.cursor)) \(String(describing: shown.cursor))"
    ]
    for (index, pair) in zip(expected.cells, shown.cells).enumerated() where pair.0 != pair.1 {
      lines.append("\(index % expected.size.columns),\(index / expected.size.columns): \(pair)")
    }
    return lines.prefix(6).joined(separator: "\n")
  }
}
