import Testing

@testable import Documents

@Suite struct SearchTests {
  private func matches(_ query: String, in runs: Run..., columns: Int = 40) -> [Match] {
    Layout(of: Document(blocks: [.paragraph(runs, .leading)]), columns: columns)
      .matches(of: query)
  }

  @Test func aMatchMaySpanSpans() {
    let runs = [Run("a bo"), Run("ld", traits: .strong), Run(" move")]
    let layout = Layout(of: Document(blocks: [.paragraph(runs, .leading)]), columns: 40)
    #expect(layout.matches(of: "bold m") == [Match(line: 0, columns: 2..<8)])
  }

  @Test func capitalsCountOnceTheQueryHasOne() {
    #expect(matches("über", in: Run("Über über ÜBER")).map(\.columns) == [0..<4, 5..<9, 10..<14])
    #expect(matches("Über", in: Run("Über über ÜBER")).map(\.columns) == [0..<4])
    #expect(matches("one", in: Run("One oNe")).map(\.columns) == [0..<3, 4..<7])
    #expect(matches("One", in: Run("One oNe")).map(\.columns) == [0..<3])
  }

  @Test func columnsAreThoseOfTheScreen() {
    #expect(matches("語", in: Run("日本語")) == [Match(line: 0, columns: 4..<6)])
    #expect(matches("x", in: Run("👨‍👩‍👧x")) == [Match(line: 0, columns: 2..<3)])
  }

  @Test func matchesDontOverlap() {
    #expect(matches("aa", in: Run("aaaa")).map(\.columns) == [0..<2, 2..<4])
  }

  @Test func aMatchMayBeWrapped() {
    let layout = Layout(
      of: Document(blocks: [
        .quote([.paragraph([Run("This is the text of part "), Run("2999, End")], .leading)])
      ]), columns: 18)
    #expect(layout.lines.map(\.text) == ["│ This is the text", "│ of part 2999,", "│ End"])
    #expect(
      layout.matches(of: "text of part 2999, end").map(\.places) == [
        [
          Place(line: 0, columns: 14..<18), Place(line: 1, columns: 2..<15),
          Place(line: 2, columns: 2..<5),
        ]
      ])
    #expect(layout.matches(of: "of part 2999,").map(\.line) == [1])
    #expect(layout.matches(of: "the text of").map(\.line) == [0])
    #expect(layout.matches(of: "the texts of").isEmpty && layout.matches(of: "2999, end ").isEmpty)
    #expect(layout.matches(of: "text Of").isEmpty, "a capital is one")
  }

  @Test(arguments: [
    ("日本語の文章", 6, "語の文", ["日本語", "の文章"]),
    ("so well-known a thing", 9, "well-known", ["so well-", "known a", "thing"]),
    ("un\u{AD}for\u{AD}get\u{AD}table", 8, "unforgettable", ["unfor-", "gettable"]),
    ("un\u{AD}for\u{AD}get\u{AD}table", 5, "forgettable", ["un-", "for-", "get-", "table"]),
  ])
  func aMatchMayBeWrappedWithinAWord(text: String, columns: Int, query: String, lines: [String]) {
    let layout = Layout(
      of: Document(blocks: [.paragraph([Run(text)], .leading)]), columns: columns)
    #expect(layout.lines.map(\.text) == lines)
    let matches = layout.matches(of: query)
    #expect(matches.count == 1)
    let wrapped = matches.first?.places.map(\.line) ?? []
    #expect(wrapped.count > 1 && wrapped == Array(wrapped[0]..<wrapped[0] + wrapped.count))
    #expect(layout.matches(of: query.dropLast() + "x").isEmpty)
  }

  @Test func aMatchMayGoOnInALineOfCodeThatWasCut() {
    let layout = Layout(
      of: Document(blocks: [.preformatted([Run("let value = compute(a)\nb(c)")])]), columns: 12)
    #expect(layout.lines.map(\.text) == ["let value =", "↪ compute(a)", "b(c)"])
    #expect(layout.matches(of: "value = compute").map(\.line) == [0])
    #expect(layout.matches(of: "(a)b(").isEmpty, "that is another line")
    #expect(layout.matches(of: "e = compute(a)").count == 1)
  }

  @Test func anAddressThatIsWrappedAnywhereIsFound() {
    let layout = Layout(
      of: Document(blocks: [.paragraph([Run("at https://example.org/path")], .leading)]),
      columns: 10)
    #expect(layout.lines.count == 4)
    #expect(layout.matches(of: "https://example.org/path").map(\.places.count) == [3])
  }

  @Test(arguments: [
    Block.paragraph([Run("日本語の文章 un\u{AD}for\u{AD}gettable well-known pre- and")], .leading),
    .preformatted([Run("let value = compute(a)\n  if  b(c) { return }")]),
  ])
  func aParagraphIsCopiedAsItWasWritten(block: Block) {
    for columns in [9, 12, 16, 80] {
      let layout = Layout(of: Document(blocks: [.quote([block])]), columns: columns)
      let written = [block].runs.map(\.text).joined().filter { $0 != "\u{AD}" }
      #expect(layout.paragraph(at: layout.lines.count - 1) == written, "\(columns)")
    }
  }

  @Test func twoWordsAreNotOne() {
    let layout = Layout(
      of: Document(blocks: [.paragraph([Run("some body else")], .leading)]), columns: 6)
    #expect(layout.lines.count == 3)
    #expect(layout.matches(of: "somebody").isEmpty && layout.matches(of: "some body").count == 1)
  }

  @Test func cellsBesideOneAnotherAreNotOneText() {
    let row = ["a b", "c"].map { Table.Cell(runs: [Run($0)]) }
    let layout = Layout(of: Document(blocks: [.table(Table(rows: [row, row]))]), columns: 40)
    #expect(layout.matches(of: "c a").isEmpty)
    #expect(layout.matches(of: "a b").count == 2)
  }

  @Test func nothingIsFoundNowhere() {
    #expect(matches("", in: Run("text")).isEmpty)
    #expect(matches("longer than the text", in: Run("text")).isEmpty)
  }
}
