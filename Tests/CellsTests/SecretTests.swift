import Cells
import Testing

/// What is on the screen and nowhere else.
@Suite struct SecretTests {
  private func canvas(_ text: String) -> Canvas {
    var canvas = Canvas(size: Size(columns: 10, rows: 2))
    canvas.write(text, at: Point(column: 0, row: 0))
    return canvas
  }

  @Test func whatIsConcealedStaysOnTheScreenAndIsDotsElsewhere() {
    var canvas = canvas("id abc def")
    canvas.conceal(Rect(column: 3, row: 0, columns: 4, rows: 9))
    #expect(canvas.lines == ["id abc def", ""])
    #expect(canvas.redacted.lines == ["id ••• def", ""])
    #expect(canvas.redacted.secrets.isEmpty && canvas.secrets.count == 1)
  }

  @Test func aDotLooksAsWhatItHides() {
    var canvas = canvas("")
    canvas.write("ab", at: Point(column: 0, row: 0), style: Style(attributes: .bold))
    canvas.conceal(canvas.bounds)
    #expect(canvas.redacted.row(0).prefix(2).allSatisfy { $0.style.attributes == .bold })
  }

  @Test(arguments: [(0, "• x"), (1, " •x"), (2, "日•")])
  func noHalfOfAWideLetterIsLeft(column: Int, line: String) {
    var canvas = canvas("日x")
    canvas.conceal(Rect(column: column, row: 0, columns: 1, rows: 1))
    #expect(canvas.redacted.lines[0] == line)
  }

  @Test func itMovesWithTheCanvasItIsOn() {
    var layer = Canvas(size: Size(columns: 3, rows: 1))
    layer.write("abc", at: Point(column: 0, row: 0))
    layer.conceal(Rect(column: 1, row: 0, columns: 2, rows: 1))
    var canvas = canvas("0123456789")
    canvas.place(layer, at: Point(column: 6, row: 0))
    #expect(canvas.redacted.lines[0] == "012345a••9")
    canvas.place(layer, at: Point(column: 9, row: 1))
    canvas.place(layer, at: Point(column: -2, row: 1))
    #expect(canvas.redacted.lines[1] == "•        a")
  }

  @Test func withoutColoursOrBeyondASCIIItIsConcealedAllTheSame() {
    var canvas = canvas("secret")
    canvas.conceal(canvas.bounds)
    #expect(canvas.inASCII.inMonochrome.redacted.lines[0] == "••••••")
    #expect(canvas.redacted.inASCII.lines[0] == "******")
  }

  @Test func onlyWhatCanBeDrawnOnIsConcealed() {
    var canvas = canvas("0123456789")
    canvas.clipped(to: Rect(column: 2, row: 0, columns: 2, rows: 1)) { $0.conceal($0.bounds) }
    canvas.conceal(Rect(column: 30, row: 0, columns: 2, rows: 1))
    #expect(canvas.redacted.lines[0] == "01••456789" && canvas.secrets.count == 1)
  }

  /// Finds a text as it is.
  private func find(_ wanted: String) -> ([UInt8]) -> [Range<Int>] {
    { bytes in
      let starts = bytes.indices.filter { bytes[$0...].starts(with: wanted.utf8) }
      return starts.map { $0..<$0 + wanted.utf8.count }
    }
  }

  @Test func aTextIsConcealedWhereverItStands() {
    var canvas = Canvas(size: Size(columns: 12, rows: 4))
    canvas.write("is abcdefgh!", at: Point(column: 0, row: 0))
    canvas.write("x: abcde   ▐", at: Point(column: 0, row: 1))
    canvas.write("   fgh.     ", at: Point(column: 0, row: 2))
    canvas.write("abcdefg", at: Point(column: 0, row: 3))
    canvas.conceal(in: canvas.bounds, where: find("abcdefgh"))
    #expect(canvas.redacted.lines == ["is ••••••••!", "x: •••••   ▐", "   •••.", "abcdefg"])
  }

  @Test func whatIsElsewhereIsLeft() {
    var canvas = canvas("abcdefgh")
    canvas.conceal(
      in: Rect(column: 0, row: 1, columns: 10, rows: 9), where: find("abcdefgh"))
    canvas.conceal(in: Rect(column: -9, row: -9, columns: 3, rows: 3)) { _ in [0..<9] }
    #expect(canvas.secrets.isEmpty)
  }
}
