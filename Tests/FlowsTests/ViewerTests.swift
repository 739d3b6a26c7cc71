import Cells
import Documents
import Testing

@testable import Flows

/// The viewer while a document comes in, and moving about in it.
@Suite struct ViewerTests {
  var rehearsal: Rehearsal<App>

  init() {
    var state = Sample.app()
    _ = App.start(&state, reading: "a.html")
    rehearsal = Rehearsal(state)
  }

  static func section(_ number: Int) -> [Block] {
    [
      .heading(level: number % 3 == 0 ? 1 : 2, [Run("Part \(number)")]),
      .anchor("p\(number)"),
      .paragraph([Run((0..<200).map { "w\($0)" }.joined(separator: " "))], .leading),
      .paragraph([Run("link \(number)", target: .link("b.html#p\(number)"))], .leading),
    ]
  }

  static func grew(_ sections: Range<Int>, part: Double? = 0.4, isLast: Bool = false) -> App.Message
  {
    let chunks = [Chunk](Document(blocks: sections.flatMap(section)))
    return .viewer(.grew(Viewer.Growth(chunks, part: part, isLast: isLast), load: 1))
  }

  private var title: String { rehearsal.canvas.lines.first ?? "" }
  private var top: String {
    let words = rehearsal.canvas.lines.dropFirst().joined(separator: " ").split(separator: " ")
    return words.prefix(2).joined(separator: " ")
  }

  @Test mutating func theFirstScreenIsReadWhileTheRestComesIn() {
    #expect(rehearsal.screen.contains("Loading a.html…"))
    rehearsal.send(Self.grew(0..<4))
    #expect(rehearsal.screen.contains("Part 0") && title.contains("loading 40 %"))
    rehearsal.press(.pageDown)
    #expect(!rehearsal.screen.contains("Part 0"))
    rehearsal.send(Self.grew(4..<5, part: 1, isLast: true))
    #expect(!title.contains("loading"))
  }

  @Test mutating func anUnusualCharacterSetIsSaidAboveTheTextFromTheStart() {
    let latin1 = CharacterNote("windows-1252", "Read as windows-1252: the page says latin1.")
    let chunks = [Chunk](Document(blocks: Self.section(0)))
    rehearsal.send(
      .viewer(.grew(Viewer.Growth(chunks, part: 0.4, characters: latin1), load: 1)))
    #expect(title.contains("loading 40 % · windows-1252"))
    rehearsal.send(.viewer(.grew(Viewer.Growth([], part: 1, isLast: true), load: 1)))
    #expect(rehearsal.canvas.lines[1].hasSuffix(latin1.sentence))
    rehearsal.press(.pageDown)
    #expect(rehearsal.canvas.lines[1].contains(latin1.sentence))
    #expect(!title.contains("windows-1252"), "nothing is said twice")
    rehearsal.send(.resized(Size(columns: 40, rows: 10)))
    #expect(title.contains("windows-1252"), "where there is no row to spare")
  }

  @Test mutating func newsOfAnotherLoadAreDropped() {
    let chunks = [Chunk](Document(blocks: Self.section(7)))
    rehearsal.send(.viewer(.grew(Viewer.Growth(chunks), load: 2)))
    rehearsal.send(.viewer(.failed("Gone.", load: 0)))
    #expect(rehearsal.screen.contains("Loading a.html…"))
  }

  @Test mutating func theEndIsFollowedWhileItMovesOn() {
    rehearsal.send(Self.grew(0..<3))
    rehearsal.press(.end)
    rehearsal.send(Self.grew(3..<9))
    #expect(rehearsal.screen.contains("link 8"))
    rehearsal.press(.up)
    rehearsal.send(Self.grew(9..<12))
    #expect(!rehearsal.screen.contains("link 11"))
  }

  @Test mutating func aSearchGoesOnWithWhatComesIn() {
    rehearsal.send(Self.grew(0..<3))
    rehearsal.press(.character("/"))
    rehearsal.type("part")
    #expect(rehearsal.screen.contains("3… matches"))
    rehearsal.press(.enter)
    rehearsal.send(Self.grew(3..<60, part: 1, isLast: true))
    var rounds = 0
    while case .continueSearch(let number)? = rehearsal.effects.last {
      rehearsal.send(.viewer(.searchContinued(number)))
      rounds += 1
    }
    #expect(rounds > 1, "a long text is looked through bit by bit")
    #expect(title.contains("match 1 of 60"))
    rehearsal.press(.character("N"))
    #expect(title.contains("match 60 of 60"))
  }

  @Test mutating func whatBreaksOffStaysToBeRead() {
    rehearsal.send(Self.grew(0..<3), .viewer(.failed("Couldn't be read.", load: 1)))
    rehearsal.send(.noticeDismissed)
    #expect(rehearsal.screen.contains("Part 0") && title.contains("broken off"))
  }

  @Test mutating func leavingStopsTheReadingAndItsNumberIsNotUsedAgain() {
    rehearsal = Rehearsal(Sample.app())
    rehearsal.send(.flowOpened(.onboarding))
    rehearsal.press(.character("3"), .tab, .enter, .escape)
    #expect(rehearsal.effects.contains(.stopLoading))
    #expect(
      rehearsal.effects.contains { if case .letGo = $0 { true } else { false } },
      "a long text is not freed on the loop")
    rehearsal.press(.enter)
    #expect(rehearsal.effects == [.loadDocument("terms.html", language: "en", load: 2)])
  }

  @Test mutating func headlinesAreGoneToByKeysAndFromTheList() {
    rehearsal.send(Self.grew(0..<20, part: 1, isLast: true))
    rehearsal.press(.character("]"), .character("]"))
    #expect(top == "Part 2")
    rehearsal.press(.character("["))
    #expect(top == "Part 1")
    rehearsal.press(.character("o"), .down, .down, .enter)
    #expect(top == "Part 3")
    rehearsal.press(.character("o"))
    rehearsal.type("Part 1")
    #expect(!rehearsal.screen.contains("Part 9"))
    rehearsal.press(.end, .enter)
    #expect(top == "Part 1", "the nearest before the one that was selected")
    rehearsal.press(.character("o"))
    rehearsal.type("qq")
    #expect(rehearsal.screen.contains("no such headline") && rehearsal.state.exit == nil)
    rehearsal.press(.enter)
    #expect(top == "Part 1")
  }

  @Test mutating func aHeadlineOfTheListCanBeClicked() {
    rehearsal.send(Self.grew(0..<20, part: 1, isLast: true))
    rehearsal.press(.character("o"))
    rehearsal.click(on: "Part 5")
    #expect(top == "Part 5" && rehearsal.state.viewer?.outline == nil)
  }

  @Test mutating func linksInSightHaveNumbersToFollowThemBy() {
    rehearsal.send(Self.grew(0..<3, part: 1, isLast: true))
    rehearsal.press(.character("#"))
    #expect(rehearsal.screen.contains("1link 0") && rehearsal.screen.contains("type its number"))
    rehearsal.press(.character("2"), .enter)
    #expect(rehearsal.effects.isEmpty, "there is one only")
    rehearsal.press(.character("2"), .backspace, .character("1"), .enter)
    #expect(rehearsal.effects == [.loadDocument("b.html#p0", language: "en", load: 2)])
  }

  @Test mutating func historyGoesBackAndForwardToTheSamePlaces() {
    rehearsal.send(Self.grew(0..<9, part: 1, isLast: true))
    rehearsal.press(.character("]"), .character("]"), .tab, .enter)
    #expect(rehearsal.state.viewer?.name == "b.html#p2")
    let other = Document(blocks: (0..<9).flatMap(Self.section))
    rehearsal.send(.read(other, load: 2))
    #expect(top == "w0 w1", "the anchor is below its headline")
    rehearsal.press(.character("<"))
    #expect(rehearsal.state.viewer?.name == "a.html" && top == "Part 2")
    rehearsal.press(.character(">"))
    #expect(rehearsal.state.viewer?.name == "b.html#p2" && top == "w0 w1")
    rehearsal.press(.backspace, .character("q"))
    #expect(rehearsal.state.exit == .quit)
  }

  @Test mutating func historyLeadsBackFromADocumentThatCannotBeShown() {
    rehearsal.send(Self.grew(0..<2, part: 1, isLast: true))
    rehearsal.press(.tab, .enter)
    rehearsal.send(.viewer(.failed("Gone.", load: 2)))
    #expect(rehearsal.screen.contains("Gone."))
    rehearsal.press(.character("<"))
    #expect(rehearsal.state.viewer?.name == "a.html" && rehearsal.screen.contains("Part 0"))
    rehearsal.press(.character(">"))
    #expect(rehearsal.state.viewer?.name == "b.html#p0")
  }

  @Test mutating func textsLeftLongAgoAreReadAgain() {
    let document = Document(blocks: Self.section(0))
    for load in 1...12 {
      rehearsal.send(.read(document, load: load))
      rehearsal.press(.tab, .enter)
    }
    let kept = rehearsal.state.viewer?.back.map { $0.pane != nil }
    #expect(kept == (0..<12).map { $0 >= 4 })
  }

  @Test mutating func aPlaceThatIsStillToComeIsGoneToWhenItDoes() {
    // As from a file, whose pieces are the same whenever it is read.
    for number in 0..<3 { rehearsal.send(Self.grew(number..<number + 1)) }
    rehearsal.press(.character("]"), .tab, .enter)
    let sections = (0..<9).map { [Chunk](Document(blocks: Self.section($0))) }
    for chunks in sections { rehearsal.send(.viewer(.grew(Viewer.Growth(chunks), load: 2))) }
    #expect(top == "w0 w1")
    // The first document had not come in full: it is read again, at the place where it was left.
    rehearsal.press(.character("<"))
    #expect(rehearsal.effects.contains(.loadDocument("a.html", language: "en", load: 3)))
    for chunks in sections { rehearsal.send(.viewer(.grew(Viewer.Growth(chunks), load: 3))) }
    #expect(top == "Part 1")
  }

  @Test mutating func anotherLanguageIsReadAtTheSameHeadline() {
    rehearsal.send(Self.grew(0..<9, part: 1, isLast: true))
    rehearsal.press(.character("]"), .character("]"), .character("]"))
    rehearsal.send(.localized(.ready(Sample.onboarding), language: "de"))
    #expect(rehearsal.effects.contains(.loadDocument("a.html", language: "de", load: 2)))
    rehearsal.send(.read(Document(blocks: (0..<9).flatMap(Self.section)), load: 2))
    #expect(top == "Part 3")
  }

  @Test mutating func yCopiesTheFocusedLinkOrElseTheParagraphAtTheTop() {
    rehearsal.send(Self.grew(0..<3, part: 1, isLast: true))
    rehearsal.press(.character("y"))
    #expect(rehearsal.effects.first == .terminal(.copy("Part 0")))
    rehearsal.press(.tab, .character("y"))
    #expect(rehearsal.effects.first == .terminal(.copy("b.html#p0")))
  }

  @Test mutating func standardInputIsNotReadAgain() {
    var state = Sample.app()
    _ = App.start(&state, reading: Viewer.standardInput)
    rehearsal = Rehearsal(state)
    rehearsal.send(Self.grew(0..<3, part: nil))
    #expect(title.contains("standard input") && title.contains("loading…"))
    rehearsal.press(.tab, .enter, .escape)
    #expect(rehearsal.screen.contains("Part 0"))
    rehearsal.send(.localized(.ready(Sample.onboarding), language: "de"))
    #expect(!rehearsal.effects.contains { if case .loadDocument = $0 { true } else { false } })
  }
}
