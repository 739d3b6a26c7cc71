import Testing

@testable import Cells

@Suite struct CanvasTests {
  private func canvas(_ columns: Int, _ rows: Int) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  private func point(_ column: Int, _ row: Int) -> Point { Point(column: column, row: row) }

  @Test func textIsWrittenWhereItFits() {
    var canvas = canvas(6, 2)
    #expect(canvas.write("hello there", at: point(2, 0)) == 13)
    #expect(canvas.write("before", at: point(-3, 1)) == 3)
    canvas.write("never", at: point(0, 5))
    canvas.write("never", at: point(0, -1))
    #expect(canvas.lines == ["  hell", "ore"])
  }

  @Test func aWideGlyphCutByAnEdgeLeavesABlank() {
    var canvas = canvas(5, 2)
    canvas.write("日本日", at: point(0, 0))
    canvas.write("日本", at: point(-1, 1))
    #expect(canvas.lines == ["日本", " 本"])
    #expect(canvas[point(4, 0)] == .blank)
  }

  @Test func aWideGlyphCutByAClipLeavesABlank() {
    var canvas = canvas(8, 1)
    canvas.write("xxxxxxxx", at: point(0, 0))
    canvas.clipped(to: Rect(column: 1, row: 0, columns: 5, rows: 1)) {
      $0.write("日本日", at: point(0, 0))
    }
    #expect(canvas.lines == ["x 本日xx"])
    canvas.clipped(to: Rect(column: 1, row: 0, columns: 4, rows: 1)) {
      $0.write("日本日", at: point(0, 0))
    }
    #expect(canvas.lines == ["x 本  xx"])
  }

  @Test(arguments: [(0, "a 本"), (1, " a本"), (2, "日a"), (3, "日 a")])
  func writingIntoAWideGlyphRepairsIt(column: Int, line: String) {
    var canvas = canvas(4, 1)
    canvas.write("日本", at: point(0, 0))
    canvas.write("a", at: point(column, 0))
    #expect(canvas.lines == [line])
  }

  @Test func aWideGlyphOverTwoHalvesRepairsBoth() {
    var canvas = canvas(6, 1)
    canvas.write("日本日", at: point(0, 0))
    canvas.write("語", at: point(1, 0))
    #expect(canvas.lines == [" 語 日"])
    #expect(wholes(of: canvas))
  }

  @Test func clipsNest() {
    var canvas = canvas(6, 1)
    canvas.clipped(to: Rect(column: 1, row: 0, columns: 4, rows: 1)) { outer in
      outer.clipped(to: Rect(column: 0, row: 0, columns: 3, rows: 1)) { inner in
        inner.write("abcdef", at: point(0, 0))
      }
      outer.write("Z", at: point(4, 0))
      outer.write("Z", at: point(5, 0))
    }
    #expect(canvas.lines == [" bc Z"])
  }

  @Test func aControlCharacterIsDrawnAsTheReplacement() {
    var canvas = canvas(4, 1)
    canvas.write("a\u{1B}b\n", at: point(0, 0))
    #expect(canvas.lines == ["a\u{FFFD}b\u{FFFD}"])
  }

  @Test func theLatestHotspotWins() {
    var canvas = canvas(10, 3)
    canvas.addHotspot(Rect(column: -5, row: 0, columns: 20, rows: 3), key: .escape)
    canvas.addHotspot(Rect(column: 2, row: 1, columns: 3, rows: 1), key: .item(1))
    canvas.addHotspot(Rect(column: 50, row: 1, columns: 3, rows: 1), key: .item(2))
    #expect(canvas.key(at: point(2, 1)) == .item(1))
    #expect(canvas.key(at: point(5, 1)) == .escape)
    #expect(canvas.key(at: point(51, 1)) == nil)
    #expect(canvas.hotspots.count == 2)
    canvas.removeHotspots()
    #expect(canvas.key(at: point(2, 1)) == nil)
  }

  @Test func restylingChangesTheLookAlone() {
    var canvas = canvas(4, 1)
    canvas.write("abcd", at: point(0, 0))
    canvas.restyle(Rect(column: 2, row: 0, columns: 9, rows: 9)) { $0.attributes = .bold }
    #expect(canvas.lines == ["abcd"])
    #expect(canvas.row(0).map(\.style) == [.plain, .plain] + Array(repeating: .bold, count: 2))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1), (1, 2), (3, 3)])
  func everySizeCanBeDrawnOn(columns: Int, rows: Int) {
    var canvas = canvas(columns, rows)
    for column in -3...4 {
      for row in -2...4 {
        canvas.write("日é", at: point(column, row), style: .plain)
        canvas.fill(Rect(column: column, row: row, columns: 3, rows: 2), with: "日")
        canvas.draw(
          Picture(size: Size(columns: 1, rows: 1), cells: [.blank]), at: point(column, row))
        canvas.addHotspot(Rect(column: column, row: row, columns: 9, rows: 9), key: .enter)
        #expect(wholes(of: canvas))
      }
    }
    #expect(canvas.cells.count == columns * rows)
    #expect(canvas.inASCII.size == canvas.size)
    #expect(canvas.inMonochrome.size == canvas.size)
  }

  @Test func aNegativeSizeIsNone() {
    #expect(Size(columns: -3, rows: -1) == .zero)
    #expect(Canvas(size: Size(columns: -3, rows: 4)).cells.isEmpty)
  }

  /// Whether each wide glyph has its second half, and each second half its glyph.
  private func wholes(of canvas: Canvas) -> Bool {
    (0..<canvas.size.rows).allSatisfy { row in
      let cells = Array(canvas.row(row))
      return cells.indices.allSatisfy { index in
        let isWide = cells[index].columns == 2
        let isFollowed = index + 1 < cells.count && cells[index + 1].glyph == nil
        let isSecond = cells[index].glyph == nil
        let isLed = index > 0 && cells[index - 1].columns == 2
        return isWide == isFollowed && isSecond == isLed
      }
    }
  }
}

extension Style {
  fileprivate static let bold = Style(attributes: .bold)
}
