import Testing

@testable import Cells

@Suite struct FallbackTests {
  @Test func nothingButASCIIIsLeft() {
    var canvas = Canvas(size: Size(columns: 40, rows: 4))
    canvas.write("┌─日本─┐ é e\u{301} ● ○ ▸ … “x” €", at: Point(column: 0, row: 0))
    canvas.write("│ 👍🏽 🇫🇷 ❤️ │ ß Ł ø", at: Point(column: 0, row: 1))
    canvas.write("█▓▒░ ⠿ \u{1B}", at: Point(column: 0, row: 2))
    #expect(
      canvas.inASCII.lines == [
        "+-? ? -+ e e * o > . \"x\" E", "| ?  FR ? | s L o", "##:: ? ?", "",
      ])
  }

  @Test func eachScalarHasAnASCIIStandIn() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let plain = ASCIIFallback.scalar(for: scalar)
      if !plain.isASCII { Issue.record("\(scalar) became \(plain)") }
    }
  }

  @Test func monochromeKeepsTheAttributes() {
    var canvas = Canvas(size: Size(columns: 4, rows: 1))
    let style = Style(foreground: .palette(1), background: .rgb(1, 2, 3), attributes: .reverse)
    canvas.write("日é", at: Point(column: 0, row: 0), style: style)
    canvas.cursor = Point(column: 1, row: 0)
    let plain = canvas.inMonochrome
    #expect(plain.lines == canvas.lines)
    #expect(plain.cursor == canvas.cursor)
    #expect(plain.row(0).prefix(3).allSatisfy { $0.style == Style(attributes: .reverse) })
  }
}
