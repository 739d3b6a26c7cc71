import Cells
import Runtime
import TerminalEmulation
import Testing

@testable import terminal_probe

@Suite struct ScreenshotTests {
  private func canvas() -> Canvas {
    var canvas = Canvas(size: Size(columns: 12, rows: 3))
    canvas.write("a<b & 日", at: Point(column: 1, row: 0), style: Style(attributes: .bold))
    canvas.write("▐▀░", at: Point(column: 0, row: 1), style: Style(foreground: .palette(1)))
    canvas.write("token", at: Point(column: 5, row: 1), style: Style(attributes: .reverse))
    canvas.conceal(Rect(column: 5, row: 1, columns: 5, rows: 1))
    canvas.write("x", at: Point(column: 0, row: 2), style: Style(foreground: .rgb(1, 171, 255)))
    canvas.cursor = Point(column: 2, row: 2)
    return canvas
  }

  @Test func theTextIsWhatIsReadOnTheScreen() {
    #expect(Screenshot.text(of: canvas()) == " a<b & 日\n▐▀░  •••••\nx\n")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theLinesLookAsTheScreenDoes(seed: UInt64) throws {
    let size = Size(columns: 60, rows: 12)
    var screens = RandomScreens(seed: seed, size: size)
    for _ in 0..<20 {
      var canvas = screens.next()
      let terminal = try #require(Emulator(size: Size(columns: 60, rows: 13)))
      let lines = Screenshot.ansi(of: canvas).replacing("\n", with: "\r\n")
      terminal.feed(Array(lines.utf8))
      canvas.cursor = nil
      let shown = terminal.canvas
      for row in 0..<12 { try #require(shown.row(row).elementsEqual(canvas.row(row))) }
    }
  }

  @Test func thePictureHoldsEveryRunToItsCells() {
    let picture = Screenshot.svg(of: canvas(), title: "<1>")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.hasSuffix("</svg>\n"))
    #expect(picture.contains("<title>&lt;1&gt;</title>"))
    #expect(
      picture.contains(
        #"<text x="8" y="12" textLength="24" lengthAdjust="spacingAndGlyphs" font-weight="bold">"#
          + "a&lt;b</text>"))
    #expect(picture.contains(#"<text x="56" y="12" textLength="16""#))
    #expect(picture.contains(##"<rect x="4" y="16" width="4" height="16" fill="#f07178"/>"##))
    #expect(picture.contains(##"<rect x="8" y="16" width="8" height="8" fill="#f07178"/>"##))
    #expect(
      picture.contains(
        ##"<rect x="16" y="16" width="8" height="16" fill="#f07178" fill-opacity=".25"/>"##))
    #expect(picture.contains(##"<rect x="40" y="16" width="40" height="16" fill="#d8dee9"/>"##))
    #expect(picture.contains(##"fill="#1d212b">•••••</text>"##))
    #expect(picture.contains(##"fill="#01abff">x</text>"##) && !picture.contains("token"))
    #expect(picture == Screenshot.svg(of: canvas(), title: "<1>"))
    #expect(picture != Screenshot.svg(of: canvas(), on: .light, title: "<1>"))
  }

  @Test func aLetterWithAMarkIsEscapedToo() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    canvas.write("<\u{338}&\u{301}", at: Point(column: 0, row: 0))
    let picture = Screenshot.svg(of: canvas)
    #expect(picture.contains("&lt;\u{338}</text>") && picture.contains("&amp;\u{301}</text>"))
  }

  @Test(arguments: [Size.zero, Size(columns: 1, rows: 1), Size(columns: 300, rows: 1)])
  func everySizeHasItsPicture(size: Size) {
    #expect(Screenshot.svg(of: Canvas(size: size)).contains("</svg>"))
    #expect(Screenshot.text(of: Canvas(size: size)).count == size.rows)
    #expect(Screenshot.ansi(of: Canvas(size: size)).count == size.rows)
  }
}
