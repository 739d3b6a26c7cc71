import Cells
import Glibc
import Testing

@testable import NcursesTerminal

/// ncurses without a terminal: what is handed over in rows is what it holds.
@Suite struct HeadlessTests {
  @Test func ncursesHoldsTheCellsThatAreDrawn() throws {
    #expect(TextEncoding.adopt() == .utf8)
    let nowhere = open("/dev/null", O_RDWR)
    defer { close(nowhere) }
    let screen = try #require(Screen("xterm-256color", input: nowhere, output: nowhere))
    defer { screen.close() }
    let encoder = CellEncoder(colors: screen.startColors())
    let texts = ["plain", "日本語", "e\u{301}te\u{301}", "❤️ 1️⃣ 🇫🇷 👨‍👩‍👧 👍🏽 🫨", "क्ष ▐█░", "각"]
    var canvas = Canvas(size: screen.size)
    for (row, text) in texts.enumerated() {
      let style = Style(foreground: .palette(UInt8(row)), attributes: .bold)
      canvas.write(text, at: Point(column: 1, row: row), style: style)
      canvas.write("日", at: Point(column: canvas.size.columns - 1, row: row))
    }
    for row in texts.indices {
      screen.draw(encoder.encode(canvas.row(row)), row: row)
      let expected = canvas.lines[row]
      let padding = String(repeating: " ", count: canvas.size.columns - expected.columns)
      #expect(screen.drawn(row: row) == expected + padding)
    }
  }
}
