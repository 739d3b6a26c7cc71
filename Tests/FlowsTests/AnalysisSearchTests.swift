import Cells
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// Searching in what stands over the page.
@Suite struct AnalysisSearchTests {
  var rehearsal = Rehearsal<Analysis>.analysis(rows: 12)

  /// An event of many lines, three of which have a word in them.
  private mutating func pushLongScreen() {
    let lines = (0..<60).map { $0 % 20 == 5 ? "needle \($0)" : "hay \($0)" }
    rehearsal.post(
      JSON.object([
        .init("message", .string("long")), .init("list", .array(lines.map(JSON.string))),
      ])
      .description)
  }

  private mutating func search(_ words: String) {
    rehearsal.press(.character("/"))
    rehearsal.type(words)
    rehearsal.press(.enter)
  }

  @Test mutating func matchesAreGoneToOneByOneAroundTheEnds() {
    pushLongScreen()
    rehearsal.press(.character("/"))
    #expect(rehearsal.state.isTyping)
    rehearsal.type("needle")
    #expect(rehearsal.screen.contains("/needle") && rehearsal.screen.contains("3 matches"))
    rehearsal.press(.enter)
    for (key, number, ordinal) in [
      (nil, 5, 1), ("n", 25, 2), ("n", 45, 3), ("n", 5, 1), ("N", 45, 3),
    ] as [(Character?, Int, Int)] {
      if let key { rehearsal.press(.character(key)) }
      #expect(rehearsal.screen.contains("needle \(number)\""))
      #expect(rehearsal.state.word == "match \(ordinal) of 3")
    }
    let canvas = rehearsal.canvas
    let row = canvas.lines.firstIndex { $0.contains("needle 45") } ?? 0
    let marked = canvas.row(row).filter { $0.style.attributes.contains(.reverse) }
    #expect(marked.compactMap { $0.glyph?.base }.map(Character.init) == Array("needle"))
  }

  @Test mutating func escapeForgetsTheSearchBeforeItGoesBack() {
    pushLongScreen()
    search("NEEDLE")
    #expect(rehearsal.state.word == "0 matches")
    rehearsal.press(.escape)
    #expect(rehearsal.state.search == nil && rehearsal.state.path.count == 1)
    search("hay")
    rehearsal.press(.character("q"))
    #expect(rehearsal.state.path.isEmpty && rehearsal.state.search == nil)
  }

  @Test mutating func theSearchBeginsAtTheTopLine() {
    pushLongScreen()
    rehearsal.press(.pageDown, .pageDown)
    search("needle")
    #expect(rehearsal.state.word == "match 2 of 3")
  }

  @Test mutating func anotherTextIsNotSearched() {
    pushLongScreen()
    search("needle")
    rehearsal.complete("r-1")
    #expect(rehearsal.state.search == nil && rehearsal.state.word == "2 on the path")
    rehearsal.press(.character("/"))
    rehearsal.send(.closed, .opened)
    #expect(!rehearsal.state.isTyping)
  }

  @Test mutating func whatWasRefusedCanBeSearchedToo() {
    for number in 0..<30 { rehearsal.post("[\(number)]") }
    rehearsal.press(.character("x"))
    search("[7]")
    #expect(rehearsal.screen.contains("[7]") && rehearsal.state.word == "match 1 of 1")
    rehearsal.press(.escape, .escape)
    #expect(rehearsal.state.isAtRoot)
  }

  @Test func lettersBelongToTheWordsWhileTheyAreTyped() {
    var app = Rehearsal<App>(Sample.app())
    app.send(.flowOpened(.analysis))
    let body = JSON.string(#"{"message":"image_rejected"}"#)
    app.send(.posted(Sample.posts(body), ticket: 1))
    app.press(.character("/"))
    app.type("iq?0l")
    #expect(app.state.analysis.search?.entry.text == "iq?0l" && app.state.keyList == nil)
    app.press(.escape)
    #expect(app.state.analysis.path.count == 1 && !app.state.inspector.isFocused)
  }

  @Test mutating func lineByLineTheMatchIsSaid() {
    pushLongScreen()
    #expect(Analysis.describe(rehearsal.state).choices.contains { $0.letter == "/" })
    search("needle")
    let said = Analysis.describe(rehearsal.state).lines.map(\.text)
    #expect(said.contains(#"Search: match 1 of 3: "needle 5","#))
  }
}
