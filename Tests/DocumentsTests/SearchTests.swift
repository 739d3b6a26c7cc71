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
