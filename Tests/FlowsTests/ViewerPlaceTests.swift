import Cells
import Documents
import Testing

@testable import Flows

/// Places in a text that links name, and texts that were left.
@Suite struct ViewerPlaceTests {
  var rehearsal: Rehearsal<App>

  init() { rehearsal = Self.reading("a.html") }

  private static func reading(_ name: String) -> Rehearsal<App> {
    var state = Sample.app()
    _ = App.start(&state, reading: name)
    return Rehearsal(state)
  }

  private static func link(to destination: String, before sections: Range<Int>) -> [Chunk] {
    let link = Block.paragraph([Run("link", target: .link(destination))], .leading)
    return [Chunk](Document(blocks: [link] + sections.flatMap(ViewerTests.section)))
  }

  private static func chunks(_ sections: Range<Int>) -> [Chunk] {
    [Chunk](Document(blocks: sections.flatMap(ViewerTests.section)))
  }

  private mutating func grow(by chunks: [Chunk], isLast: Bool = false, load: Int = 1) {
    rehearsal.send(.viewer(.grew(Viewer.Growth(chunks, isLast: isLast), load: load)))
  }

  private var firstText: String? {
    rehearsal.canvas.lines.dropFirst(2).first?.trimmingSpaces
  }
  private var notice: String? { rehearsal.state.notices.shown?.text }

  @Test mutating func aLinkToAPlaceThatIsStillToComeIsFollowedWhenItDoes() {
    grow(by: Self.link(to: "#p7", before: 0..<2))
    rehearsal.press(.tab, .enter)
    #expect(notice == nil)
    grow(by: Self.chunks(2..<9), isLast: true)
    #expect(firstText?.hasPrefix("w0 w1") == true)
    rehearsal.press(.character("<"))
    #expect(firstText == "link")
  }

  @Test(arguments: ["", "#", "#top", "?a=1", "?a=1#top"])
  mutating func aLinkWithoutANameLeadsToTheStart(destination: String) {
    let link = Block.paragraph([Run("link", target: .link(destination))], .leading)
    grow(by: Self.chunks(0..<3) + [Chunk](Document(blocks: [link])), isLast: true)
    rehearsal.press(.end, .backTab, .enter)
    #expect(firstText == "Part 0" && notice == nil)
    rehearsal.press(.character("<"))
    #expect(rehearsal.screen.contains("link"))
  }

  @Test mutating func aLinkToAPlaceThatIsNotThereSaysSo() {
    grow(by: Self.link(to: "#nowhere", before: 0..<2), isLast: true)
    rehearsal.press(.tab, .enter)
    #expect(notice == "The text has no place named “nowhere”.")
    #expect(rehearsal.state.viewer?.back.isEmpty == true)
  }

  @Test mutating func aPlaceThatNeverComesIsMissedInTheEnd() {
    grow(by: Self.link(to: "#nowhere", before: 0..<2))
    rehearsal.press(.tab, .enter)
    #expect(notice == nil)
    grow(by: Self.chunks(2..<3), isLast: true)
    #expect(notice == "The text has no place named “nowhere”.")
  }

  @Test mutating func whoWentBackIsNotCarriedToAPlaceThatComesLater() {
    grow(by: Self.link(to: "#p7", before: 0..<2))
    rehearsal.press(.tab, .enter, .character("<"))
    grow(by: Self.chunks(2..<9), isLast: true)
    #expect(firstText == "link")
  }

  @Test mutating func whoFollowsALinkIsNotCarriedToAnEarlierPlace() {
    rehearsal = Self.reading("a.html#p7")
    grow(by: Self.link(to: "#p1", before: 0..<6))
    rehearsal.press(.tab, .enter)
    let text = firstText
    grow(by: Self.chunks(6..<9), isLast: true)
    #expect(firstText == text && text?.hasPrefix("w0 w1") == true && notice == nil)
  }

  @Test mutating func numbersOfLinksAreLeftBehind() {
    grow(by: Self.link(to: "b.html", before: 0..<1), isLast: true)
    rehearsal.press(.tab, .enter)
    grow(by: Self.link(to: "c.html", before: 0..<1), isLast: true, load: 2)
    rehearsal.press(.character("#"), .character("1"), .character("<"))
    #expect(firstText == "link" && !rehearsal.screen.contains("type its number"))
  }

  @Test mutating func theShareThatWasReadIsOneOfTheWholeDocument() {
    var chunks = Self.chunks(0..<40)
    let last = chunks.removeLast()
    rehearsal.send(.viewer(.grew(Viewer.Growth(chunks, part: 0.5), load: 1)))
    rehearsal.press(.end)
    #expect(rehearsal.canvas.lines[0].contains("· 50%"))
    rehearsal.send(.viewer(.grew(Viewer.Growth([last], part: 1, isLast: true), load: 1)))
    #expect(rehearsal.canvas.lines[0].contains("100%"))
  }

  @Test mutating func onlyTheLastThatAskedForTimeSearchesOn() {
    grow(by: Self.link(to: "b.html", before: 0..<60), isLast: true)
    rehearsal.press(.character("/"), .character("p"))
    let first = rehearsal.effects
    rehearsal.press(.escape, .tab, .enter)
    grow(by: Self.chunks(0..<60), isLast: true, load: 2)
    rehearsal.press(.character("/"), .character("p"))
    guard case .continueSearch(let stale)? = first.last,
      case .continueSearch(let fresh)? = rehearsal.effects.last
    else {
      Issue.record("Nobody asked for time.")
      return
    }
    rehearsal.send(.viewer(.searchContinued(stale)))
    #expect(rehearsal.effects.isEmpty, "two would keep a key waiting twice as long")
    rehearsal.send(.viewer(.searchContinued(fresh)))
    #expect(!rehearsal.effects.isEmpty)
  }

  @Test mutating func whatWasLeftIsReadAgainInAnotherLanguage() {
    grow(by: Self.link(to: "b.html", before: 0..<1), isLast: true)
    rehearsal.press(.tab, .enter)
    grow(by: Self.chunks(0..<1), isLast: true, load: 2)
    rehearsal.send(.viewer(.localized("de")))
    rehearsal.press(.character("<"))
    guard case .loadDocument("a.html", language: _, load: 4)? = rehearsal.effects.first else {
      Issue.record("\(rehearsal.effects)")
      return
    }
  }

  @Test mutating func whatWasTypedOfANumberIsForgottenWhenLinksMove() {
    grow(by: Self.link(to: "b.html", before: 0..<1), isLast: true)
    rehearsal.press(.character("1"))
    rehearsal.send(.resized(Size(columns: 40, rows: 20)))
    rehearsal.press(.enter)
    #expect(rehearsal.state.viewer?.back.isEmpty == true)
  }

  @Test mutating func aLinkWithANameOfMegabytesIsRefused() {
    grow(by: Self.link(to: String(repeating: "a", count: 1 << 20), before: 0..<1), isLast: true)
    rehearsal.press(.tab, .enter)
    #expect(notice?.hasPrefix("The link is refused") == true)
    #expect(rehearsal.state.viewer?.back.isEmpty == true && firstText == "link")
  }

  @Test mutating func aNarrowTitleCutsNoNumber() {
    rehearsal = Self.reading("some/folder/a.html#p1")
    rehearsal.send(.resized(Size(columns: 24, rows: 20)))
    rehearsal.size = Size(columns: 24, rows: 20)
    #expect(rehearsal.canvas.lines[0].contains("a.html#p1"))
    let note = CharacterNote("windows-1252", "Read as windows-1252: the page says latin1.")
    let growth = Viewer.Growth(Self.chunks(0..<3), isLast: true, characters: note)
    rehearsal.send(.viewer(.grew(growth, load: 1)))
    #expect(rehearsal.canvas.lines[1].hasSuffix(" windows-1252"))
    rehearsal.press(.character("/"), .character("w"), .enter)
    while case .continueSearch(let turn)? = rehearsal.effects.last {
      rehearsal.send(.viewer(.searchContinued(turn)))
    }
    #expect(rehearsal.canvas.lines[0].hasSuffix("/600"))
  }

  @Test(arguments: [(80, 78), (30, 28), (50, 48)])
  mutating func linesThatWereSetBeforeGetAllTheRoom(columns: Int, longest: Int) {
    rehearsal.send(.resized(Size(columns: columns, rows: 24)))
    let line = String(repeating: "=", count: longest)
    grow(by: [Chunk](Document(blocks: [.preformatted([Run(line + "\nend")])])))
    #expect(rehearsal.screen.contains(line) && !rehearsal.screen.contains("↪"))
    rehearsal.send(.resized(Size(columns: columns - 1, rows: 24)))
    #expect(rehearsal.screen.contains("↪"))
  }

  @Test mutating func whatWasLeftBeforeAPipeHadEndedIsSaidToBeCut() {
    rehearsal = Self.reading(Viewer.standardInput)
    grow(by: Self.link(to: "b.html", before: 0..<2))
    rehearsal.press(.tab, .enter, .escape)
    #expect(notice?.contains("the rest wasn't read") == true)
    rehearsal.send(.noticeDismissed)
    #expect(rehearsal.canvas.lines[0].contains("broken off"))
  }

  @Test mutating func whyATextBreaksOffIsSaid() {
    grow(by: Self.chunks(0..<2))
    rehearsal.send(.viewer(.failed("a.html: Couldn't be read.", load: 1)))
    #expect(notice == "a.html: Couldn't be read.")
  }

  @Test mutating func textsOnTheWayForwardAreLetGoOfToo() {
    for load in 1...20 {
      grow(by: Self.link(to: "b.html", before: 0..<1), isLast: true, load: load)
      rehearsal.press(.tab, .enter)
    }
    grow(by: Self.chunks(0..<1), isLast: true, load: 21)
    for _ in 0..<20 {
      rehearsal.press(.character("<"))
      if let viewer = rehearsal.state.viewer, viewer.isLoading {
        grow(by: Self.chunks(0..<1), isLast: true, load: viewer.load)
      }
    }
    let kept = rehearsal.state.viewer?.ahead.filter { $0.pane != nil }.count
    #expect(kept == 8 && rehearsal.state.viewer?.ahead.count == 20)
  }

  @Test mutating func longTextsThatWereLeftAreKeptUpToALimit() {
    // Fifteen hundred chunks each, so that two of them are all that is kept.
    let part = Self.link(to: "b.html", before: 0..<1)
    for load in 1...4 {
      grow(by: Array(repeating: part, count: 1500).flatMap { $0 }, isLast: true, load: load)
      rehearsal.press(.tab, .enter)
    }
    #expect(rehearsal.state.viewer?.back.map { $0.pane != nil } == [false, false, true, true])
  }

  @Test mutating func theListOfHeadlinesGrowsWithTheText() {
    grow(by: Self.chunks(0..<3))
    rehearsal.press(.character("o"))
    rehearsal.type("part 1")
    grow(by: Self.chunks(3..<13), isLast: true)
    #expect(rehearsal.screen.contains("Part 12") && !rehearsal.screen.contains("Part 9"))
    rehearsal.press(.backspace)
    rehearsal.type("9")
    #expect(rehearsal.screen.contains("Part 9"), "what was left out before is found again")
    rehearsal.press(.enter)
    #expect(firstText == "Part 9")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "▐" }.reversed())
  }
}
