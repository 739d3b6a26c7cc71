import Cells
import Documents
import Testing

@testable import Widgets

@Suite struct TextPaneTests {
  var pane = TextPane()
  private let size = Size(columns: 30, rows: 8)

  init() {
    pane.resize(to: size)
    pane.append([Chunk](Self.book))
  }

  /// 200 sections of a headline, a paragraph of many words and one with a link.
  static let book = Document(
    blocks: (0..<200).flatMap { number -> [Block] in
      let words = (0..<60).map { "w\(number).\($0)" }.joined(separator: " ")
      return [
        .anchor("a\(number)"), .heading(level: 2, [Run("Section \(number)")]),
        .paragraph([Run(words)], .leading),
        .paragraph([Run("see "), Run("link \(number)", target: .link("l\(number)"))], .leading),
      ]
    })

  @Test mutating func numbersOfLinksStandInTheBlanksBeforeThem() {
    let links = (1...9).flatMap { [Run("ab", target: .link("\($0)")), Run(" ")] }
    let item = List.Item(
      marker: "•", blocks: [.paragraph([Run("abc", target: .link("10"))], .leading)])
    pane = TextPane()
    pane.resize(to: size)
    let document = Document(blocks: [.paragraph(links, .leading), .list(List(items: [item]))])
    pane.append([Chunk](document))
    var canvas = Canvas(size: size)
    pane.draw(in: canvas.bounds, on: &canvas)
    pane.drawTargetNumbers(in: canvas.bounds, on: &canvas)
    #expect(canvas.lines[0].hasPrefix("1b2ab3ab4ab5ab6ab7ab8ab9ab"))
    #expect(canvas.lines[2].hasPrefix("10abc"))
  }

  private var screen: [String] {
    var canvas = Canvas(size: pane.size)
    pane.draw(in: canvas.bounds, on: &canvas)
    return canvas.lines.map { String($0.prefix(pane.size.columns - 1)) }
  }

  @Test(arguments: [
    ("#", "w0.0"), ("#ToP", "w0.0"), ("#a%37", "Section 7"), ("#a150", "Section 150"),
  ])
  mutating func aPlaceIsNamedAsInABrowser(link: String, word: String) {
    pane.scrollToEnd()
    let isThere = pane.go(toLinked: String(link.dropFirst()))
    #expect(isThere)
    #expect(screen.joined(separator: " ").contains(word))
  }

  @Test(arguments: ["a200", "%000", "a%3", "a%FF"])
  mutating func aPlaceThatIsNotThereIsNotGoneTo(name: String) {
    let isThere = pane.go(toLinked: name)
    #expect(!isThere)
  }

  private func whole(columns: Int) -> [String] {
    Layout(of: Self.book, columns: columns).lines.map(\.text)
  }

  private var firstWord: Substring? {
    screen.joined(separator: " ").split(separator: " ").first
  }

  @Test mutating func chunksReadAsTheDocumentInOnePiece() {
    var read: [String] = []
    let count = whole(columns: 30).count
    for _ in 0..<count - size.rows {
      read.append(pane.topLine)
      pane.scroll(by: 1)
    }
    #expect(read == Array(whole(columns: 30).prefix(read.count)))
    for line in (0..<read.count).reversed() {
      pane.scroll(by: -1)
      #expect(pane.topLine == read[line])
    }
    #expect(pane.percent == 0)
  }

  @Test mutating func theEndIsTheLastLineAtTheBottom() {
    pane.scrollToEnd()
    #expect(pane.percent == 100)
    #expect(screen.last?.hasPrefix("see link 199") == true)
    pane.scroll(by: 10)
    #expect(screen.last?.hasPrefix("see link 199") == true)
    pane.scrollToStart()
    #expect(screen.first?.hasPrefix("Section 0") == true && pane.percent == 0)
  }

  @Test mutating func onlyWhatIsSeenAndItsNeighboursStayLaidOut() {
    for _ in 0..<3 { pane.append([Chunk](Self.book)) }
    #expect(pane.parts.count > 30)
    pane.scrollToEnd()
    for _ in 0..<40 { pane.scroll(byPages: -1) }
    #expect(pane.parts.filter { $0.layout != nil }.count <= 11)
    pane.resize(to: Size(columns: 22, rows: 8))
    #expect(pane.parts.filter { $0.layout != nil }.count <= 3)
  }

  @Test mutating func howFarOneHasReadNeverRunsBackwards() {
    for _ in 0..<3 { pane.append([Chunk](Self.book)) }
    var last = 0
    while !pane.isAtEnd {
      pane.scroll(byPages: 3)
      #expect(pane.percent >= last)
      last = pane.percent
    }
    #expect(last == 100)
    _ = pane.go(toAnchor: "a120")
    let percent = pane.percent
    pane.search(for: "section")
    _ = pane.go(toAnchor: "a120")
    while pane.isSearching {
      pane.searchOn()
      #expect(pane.percent == percent, "what is laid out elsewhere changes nothing")
    }
  }

  @Test mutating func theTextAtTheTopStaysThereThroughManyWidths() {
    _ = pane.go(toAnchor: "a77")
    pane.scroll(by: 4)
    let word = firstWord
    for columns in [50, 21, 90, 33, 17, 64, 25, 30] {
      pane.resize(to: Size(columns: columns, rows: 8))
      let shown = screen.first?.split(separator: " ").map(String.init) ?? []
      #expect(shown.contains(String(word ?? "?")), "\(columns)")
    }
    #expect(firstWord == word)
  }

  @Test mutating func aPlaceIsFoundAgainAtAnotherWidth() {
    _ = pane.go(toAnchor: "a120")
    let place = pane.place
    var other = TextPane()
    other.resize(to: Size(columns: 70, rows: 20))
    let wentEarly = other.go(to: place)
    #expect(!wentEarly, "nothing is there yet")
    other.append([Chunk](Self.book))
    let went = other.go(to: place)
    #expect(went)
    #expect(other.topLine.hasPrefix("Section 120"))
  }

  @Test mutating func whatComesInBelowMovesNothingButTheEnd() {
    let chunks = [Chunk](Self.book)
    var pane = TextPane()
    pane.resize(to: size)
    pane.append([chunks[0]])
    pane.scroll(by: 5)
    let line = pane.topLine
    pane.append(Array(chunks[1..<3]))
    #expect(pane.topLine == line)
    pane.scrollToEnd()
    pane.append(Array(chunks[3...]))
    #expect(pane.percent == 100, "the end is followed")
    pane.scroll(by: -1)
    pane.append(chunks)
    #expect(pane.percent < 60, "and left by the first step up")
  }

  @Test mutating func headlinesAreGoneThroughBothWays() {
    #expect(pane.headings.count == 200 && pane.currentHeading == 0)
    for number in 1..<190 {
      pane.moveHeading(by: 1)
      #expect(pane.topLine == "Section \(number)" && pane.currentHeading == number)
    }
    pane.scroll(by: 2)
    pane.moveHeading(by: -1)
    #expect(pane.topLine == "Section 189", "first the headline of what is read")
    for number in (0..<189).reversed() {
      pane.moveHeading(by: -1)
      #expect(pane.topLine == "Section \(number)")
    }
    pane.moveHeading(by: -1)
    #expect(pane.topLine == "Section 0")
  }

  @Test mutating func theFocusGoesThroughAllLinksAndAroundTheEnds() {
    var seen: [Target?] = []
    for _ in 0..<201 {
      pane.moveFocus(by: 1)
      seen.append(pane.focusedTarget)
    }
    #expect(seen == (0..<201).map { .link("l\($0 % 200)") })
    pane.moveFocus(by: -1)
    #expect(pane.focusedTarget == .link("l199"))
    pane.scroll(by: -60)
    #expect(pane.focusedTarget == nil, "what is out of sight can't be followed")
    pane.moveFocus(by: -1)
    #expect(pane.focusedTarget.map { $0 != .link("l199") } == true)
  }

  @Test mutating func theParagraphAtTheTopIsTheWholeOfIt() {
    _ = pane.go(toAnchor: "a3")
    #expect(pane.paragraphAtTop == "Section 3")
    pane.scroll(by: 5)
    let words = (0..<60).map { "w3.\($0)" }.joined(separator: " ")
    #expect(pane.paragraphAtTop == words)
  }
}

extension TextPane {
  /// The line at the top.
  var topLine: String { parts[top.chunk].layout?.lines[top.line].text ?? "" }
}
