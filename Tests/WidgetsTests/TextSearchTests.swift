import Cells
import Documents
import Testing

@testable import Widgets

@Suite struct TextSearchTests {
  var pane = TextPane()

  init() {
    pane.resize(to: Size(columns: 30, rows: 8))
    pane.append([Chunk](TextPaneTests.book))
  }

  private mutating func searchToTheEnd(_ text: String) {
    pane.search(for: text)
    while pane.isSearching { pane.searchOn() }
  }

  @Test mutating func theFirstMatchIsFoundAtOnceAndAllInTheEnd() {
    pane.search(for: "link")
    #expect(pane.matchOrdinal == 1 && pane.isSearching)
    let first = pane.matchCount
    #expect(first > 0 && first < 200)
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchCount == 200)
    pane.search(for: "Link")
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchCount == 0 && pane.matchOrdinal == nil, "a capital is meant")
  }

  @Test func oneOfMillionsOfMatchesTakesLittleRoom() {
    #expect(MemoryLayout<Match>.stride <= 16)
  }

  @Test mutating func matchesAreGoneThroughBothWaysAroundTheEnds() {
    searchToTheEnd("section 1")
    #expect(pane.matchCount == 111)
    for ordinal in 2...111 {
      pane.moveMatch(by: 1)
      #expect(pane.matchOrdinal == ordinal)
    }
    pane.moveMatch(by: 1)
    #expect(pane.matchOrdinal == 1)
    pane.moveMatch(by: -1)
    #expect(pane.matchOrdinal == 111)
    var canvas = Canvas(size: pane.size)
    pane.draw(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines.contains { $0.contains("Section 199") })
  }

  @Test mutating func aMatchThatIsNotFoundYetIsWaitedFor() {
    pane.search(for: "section")
    pane.moveMatch(by: -1)
    #expect(pane.matchOrdinal == 1, "the last one is far away")
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchOrdinal == 200)
  }

  @Test mutating func theSearchBeginsAtTheTopLineAndGoesAround() {
    _ = pane.go(toAnchor: "a150")
    pane.search(for: "section")
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchOrdinal == 151)
    _ = pane.go(toAnchor: "a150")
    searchToTheEnd("section 77")
    #expect(pane.topLine == "Section 77" || pane.matchOrdinal == 1)
  }

  @Test mutating func matchesGrowWithTheText() {
    searchToTheEnd("section")
    pane.append([Chunk](TextPaneTests.book))
    #expect(pane.isSearching)
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchCount == 400 && pane.matchOrdinal == 1)
  }

  @Test mutating func aMatchThatIsAwaitedIsGoneToThoughTheWidthChanges() {
    pane.search(for: "section 190")
    #expect(pane.matchOrdinal == nil)
    pane.resize(to: Size(columns: 44, rows: 8))
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchOrdinal == 1 && pane.currentHeading.map { $0 >= 188 } == true)
  }

  @Test mutating func anotherWidthIsSearchedAnewWithoutLeavingThePlace() {
    searchToTheEnd("section")
    _ = pane.go(toAnchor: "a60")
    pane.resize(to: Size(columns: 50, rows: 8))
    #expect(pane.isSearching)
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchCount == 200 && pane.topLine == "Section 60" && pane.matchOrdinal == 61)
  }

  @Test mutating func theMatchOneIsAtStaysThroughManyWidths() {
    searchToTheEnd("w40.")
    for _ in 0..<17 { pane.moveMatch(by: 1) }
    pane.scroll(by: 2)
    for columns in [50, 21, 90, 30] {
      pane.resize(to: Size(columns: columns, rows: 8))
      pane.searchOn()
      #expect(pane.matchOrdinal == nil || pane.matchLine?.contains("w40.17") == true, "\(columns)")
    }
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchOrdinal == 18)
  }

  @Test mutating func theLastMatchIsWaitedForThoughTheWidthChanges() {
    pane.search(for: "section")
    pane.moveMatch(by: -1)
    pane.resize(to: Size(columns: 44, rows: 8))
    while pane.isSearching { pane.searchOn() }
    #expect(pane.matchOrdinal == 200)
  }
}
