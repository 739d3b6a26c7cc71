import Cells
import Runtime
import TerminalEmulation
import Testing

@testable import terminal_probe

@Suite struct CanvasEncoderTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func aTerminalShowsEveryCanvas(seed: UInt64) throws {
    let sizes = [(80, 24), (30, 10), (7, 5), (120, 3), (1, 1), (80, 24)]
    let terminal = try #require(Emulator(size: Size(columns: 80, rows: 24)))
    var encoder = CanvasEncoder()
    for (columns, rows) in sizes {
      let size = Size(columns: columns, rows: rows)
      terminal.resize(to: size)
      var screens = RandomScreens(seed: seed, size: size)
      for _ in 0..<30 {
        let canvas = screens.next()
        terminal.feed(Array(encoder.encode(canvas).utf8))
        try #require(terminal.canvas == canvas)
      }
    }
  }

  @Test func whatWasThereBeforeIsGone() throws {
    let terminal = try #require(Emulator(size: Size(columns: 10, rows: 2)))
    terminal.feed(Array("\u{1B}[7;31mwhatever was there".utf8))
    var encoder = CanvasEncoder()
    terminal.feed(Array(encoder.encode(Canvas(size: terminal.size)).utf8))
    #expect(terminal.canvas == Canvas(size: terminal.size))
  }

  @Test func onlyWhatHasChangedIsDrawn() {
    var canvas = Canvas(size: Size(columns: 40, rows: 5))
    canvas.write("one two three", at: Point(column: 0, row: 2))
    var encoder = CanvasEncoder()
    #expect(encoder.encode(canvas).hasPrefix("\u{1B}[0m\u{1B}[H\u{1B}[2J"))
    #expect(encoder.encode(canvas).isEmpty)
    canvas.write("TWO", at: Point(column: 4, row: 2))
    #expect(encoder.encode(canvas) == "\u{1B}[3;5HTWO")
    canvas.write("   ", at: Point(column: 4, row: 2))
    canvas.write("     ", at: Point(column: 8, row: 2))
    #expect(encoder.encode(canvas) == "\u{1B}[3;5H\u{1B}[K")
    canvas.write("a b", at: Point(column: 5, row: 2), style: Style(foreground: .palette(200)))
    canvas.write("c", at: Point(column: 20, row: 2), style: Style(foreground: .palette(200)))
    #expect(encoder.encode(canvas) == "\u{1B}[C\u{1B}[0;38;5;200ma b\u{1B}[12Cc")
    canvas.cursor = Point(column: 1, row: 1)
    #expect(encoder.encode(canvas) == "\u{1B}[2;2H\u{1B}[?25h")
    canvas.addHotspot(canvas.bounds, key: .enter)
    #expect(encoder.encode(canvas).isEmpty)
  }

  @Test func atTheEndTheLastScreenStaysAndTheCursorIsBelowIt() throws {
    let terminal = try #require(Emulator(size: Size(columns: 10, rows: 3)))
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    canvas.write("the last", at: Point(column: 0, row: 1), style: Style(attributes: .bold))
    var encoder = CanvasEncoder()
    #expect(encoder.end().isEmpty)
    terminal.feed(Array((encoder.encode(canvas) + encoder.end() + "$").utf8))
    #expect(terminal.lines == ["", "the last", "$"])
    #expect(terminal.cursor == Point(column: 1, row: 2))
    #expect(terminal.canvas[Point(column: 0, row: 2)]?.style == .plain)
    #expect(encoder.end().isEmpty)
  }
}
