import Cells
import Documents
import Testing

@testable import Widgets

/// Pictures in a long text: which are wanted, what they do to what is read.
@Suite struct TextPanePictureTests {
  private let size = Size(columns: 30, rows: 10)

  /// Paragraphs of one line, each followed by a picture.
  private func pane(_ count: Int, target: Target? = nil) -> TextPane {
    var pane = TextPane()
    pane.resize(to: size)
    pane.expectPictures((0..<count).map { "\($0).png" })
    pane.append(
      [Chunk](
        Document(
          blocks: (0..<count).flatMap { number -> [Block] in
            [
              .paragraph([Run("text \(number)")], .leading),
              .picture(
                Illustration(
                  source: "\(number).png", alternative: "hill \(number)", target: target)),
            ]
          })))
    return pane
  }

  private func canvas(_ pane: TextPane, _ picture: Picture? = nil) -> Canvas {
    var canvas = Canvas(size: pane.size)
    pane.draw(in: canvas.bounds, on: &canvas) { _ in picture }
    return canvas
  }

  private func solid(_ columns: Int, _ rows: Int) -> Picture {
    let cell = Cell(Glyph(ofOneCell: "#") ?? .blank, style: Style(background: .palette(40)))
    return Picture(
      size: Size(columns: columns, rows: rows), cells: Array(repeating: cell, count: columns * rows)
    )
  }

  private func names(_ pane: inout TextPane) -> [String] { pane.wantedPictures().map(\.source) }

  @Test func whatIsSeenIsWantedFirstThenTheScreensBelowAndAbove() {
    var pane = pane(40)
    #expect(names(&pane) == ["0.png", "1.png", "2.png"])
    pane.scroll(by: 60)
    #expect(names(&pane) == ["10.png", "11.png", "12.png", "9.png", "8.png"])
    pane.resize(to: Size(columns: 30, rows: 4))
    #expect(pane.wantedPictures().first?.box.rows == 2, "a line of text is seen beside each")
  }

  @Test func aPageOfAHundredThousandPicturesIsLookedAtNearTheScreenOnly() {
    var pane = pane(100_000)
    pane.scrollToEnd()
    #expect(names(&pane).count < 10)
    #expect(pane.parts.count > 100)
    #expect(pane.parts.filter { $0.layout != nil }.count < 12)
  }

  @Test func aPictureThatComesMovesNothingThatIsReadBelowIt() {
    var pane = pane(40)
    pane.scroll(by: 30)
    let line = canvas(pane).lines[0].prefix(6)
    for number in 0..<5 {
      pane.settlePicture("\(number).png", PixelSize(width: 240, height: 16 * (number + 1)))
      #expect(canvas(pane).lines[0].prefix(6) == line)
    }
    pane.settlePicture("0.png", nil)
    pane.settlePicture("30.png", nil)
    #expect(canvas(pane).lines[0].prefix(6) == line)
  }

  @Test func theEndIsFollowedWhenAPictureMovesIt() {
    var pane = pane(40)
    pane.scrollToEnd()
    pane.settlePicture("39.png", PixelSize(width: 8, height: 16 * 8))
    #expect(pane.percent == 100)
    #expect(canvas(pane).lines[2].hasPrefix("[hill 39]"), "\(canvas(pane).lines)")
  }

  @Test func aPictureKeepsTheTopThroughManyWidths() {
    var pane = pane(40)
    pane.scroll(by: 9)
    for columns in [50, 17, 90, 30] { pane.resize(to: Size(columns: columns, rows: 10)) }
    #expect(canvas(pane).lines[0].hasPrefix("[hill 1]"))
  }

  @Test func aPictureStandsInPlaceOfItsWordsAlsoHalfOutside() {
    var pane = pane(40)
    pane.settlePicture("0.png", PixelSize(width: 24, height: 64))
    let whole = canvas(pane, solid(3, 4)).lines
    #expect(whole[2...5].allSatisfy { $0.hasPrefix("###") } && whole[6].isEmpty)
    pane.scroll(by: 4)
    let part = canvas(pane, solid(3, 4)).lines
    #expect(part[0].hasPrefix("###") && part[1].hasPrefix("###") && !part[2].contains("#"))
    #expect(canvas(pane, solid(99, 99)).lines[2].isEmpty, "never outside of its room")
  }

  @Test func wordsThatAreSearchedForOrFocusedStandOverThePicture() {
    var pane = pane(3, target: .link("a.html"))
    #expect(!canvas(pane, solid(30, 3)).lines.joined().contains("hill"))
    pane.search(for: "hill 1")
    #expect(canvas(pane, solid(30, 3)).lines.joined().contains("[hill 1]###"))
    pane.search(for: "")
    pane.moveFocus(by: 1)
    #expect(pane.focusedTarget == .link("a.html"))
    #expect(canvas(pane, solid(30, 3)).lines[2].hasPrefix("[hill 0]###"))
  }

  @Test func thePictureOfALinkCanBeClicked() {
    let canvas = canvas(pane(3, target: .link("a.html")), solid(30, 3))
    #expect(canvas.key(at: Point(column: 20, row: 4)) == .item(0))
    #expect(canvas.key(at: Point(column: 2, row: 2)) == .item(0))
  }

  @Test func matchesStayWhereTheyAreFoundWhenAPictureComes() {
    var pane = pane(40)
    pane.search(for: "text 3")
    while pane.isSearching { pane.searchOn() }
    pane.scroll(by: 5)
    pane.settlePicture("0.png", PixelSize(width: 8, height: 16))
    pane.settlePicture("2.png", PixelSize(width: 240, height: 96))
    while pane.isSearching { pane.searchOn() }
    let canvas = canvas(pane)
    let row = canvas.lines.firstIndex { $0.hasPrefix("text 3") } ?? -1
    #expect(pane.matchCount == 11)
    #expect(canvas[Point(column: 0, row: row)]?.style.attributes.contains(.reverse) == true)
  }

  @Test func aPictureThatStandsEverywhereIsNotSearchedPastAllAtOnce() {
    var pane = TextPane()
    pane.resize(to: Size(columns: 30, rows: 10))
    pane.expectPictures(["hill.png"])
    let section: [Block] = [
      .picture(Illustration(source: "hill.png", alternative: "hill")),
      .paragraph([Run(String(repeating: "word ", count: 400))], .leading),
    ]
    let chunks = [Chunk](Document(blocks: Array(repeating: section, count: 200).flatMap { $0 }))
    pane.append(chunks)
    pane.search(for: "hill")
    while pane.isSearching { pane.searchOn() }
    pane.moveMatch(by: -1)
    pane.scrollToStart()
    let count = pane.matchCount
    #expect(chunks.count > 20 && count == 200 && pane.matchOrdinal == 200)
    pane.settlePicture("hill.png", PixelSize(width: 8, height: 16))
    #expect(pane.parts.count { $0.matches == nil } > chunks.count / 2)
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchCount == count && pane.matchOrdinal == 200)
  }
}
