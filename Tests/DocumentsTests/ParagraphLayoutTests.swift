import Cells
import Testing

@testable import Documents

/// The lines of some runs at a width.
func lines(_ runs: Run..., columns: Int, alignment: Alignment = .leading) -> [String] {
  lines([.paragraph(runs, alignment)], columns: columns)
}

/// The lines of some blocks at a width.
func lines(_ blocks: [Block], columns: Int) -> [String] {
  Layout(of: Document(blocks: blocks), columns: columns).lines.map(\.text)
}

@Suite struct ParagraphLayoutTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one\ntwo\n", 9, ["one", "two"]),
    ("a\n\nb", 9, ["a", "", "b"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("an unbreakable", 4, ["an", "unbr", "eaka", "ble"]),
    ("日本語です", 5, ["日本", "語で", "す"]),
    ("日本。語", 4, ["日", "本。", "語"]),
    ("「日本」語", 4, ["「日", "本」", "語"]),
    ("10\u{A0}km wide", 5, ["10 km", "wide"]),
    ("a 10\u{A0}km", 5, ["a", "10 km"]),
    ("so\u{200B}far", 4, ["so", "far"]),
    ("so\u{200B}far", 9, ["sofar"]),
    ("well-known", 7, ["well-", "known"]),
    ("über-groß", 6, ["über-", "groß"]),
    ("2024-01-02", 8, ["2024-01-", "02"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("👨‍👩‍👧👍🏽", 2, ["👨‍👩‍👧", "👍🏽"]),
    ("日", 1, ["日"]),
    ("a b", 1, ["a", "b"]),
    ("", 5, []),
  ])
  func textIsBrokenWhereItMayBe(text: String, columns: Int, expected: [String]) {
    #expect(lines(Run(text), columns: columns) == expected)
  }

  @Test func runsThatTouchMakeOneWord() {
    #expect(
      lines(Run("a bold"), Run("ness", traits: .strong), columns: 7) == ["a", "boldnes", "s"])
    #expect(lines(Run("a bold"), Run("ness", traits: .strong), columns: 8) == ["a", "boldness"])
  }

  @Test func linesAreAligned() {
    #expect(lines(Run("abc de"), columns: 5, alignment: .center) == [" abc", " de"])
    #expect(lines(Run("abc de"), columns: 5, alignment: .trailing) == ["  abc", "   de"])
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func anyWidthIsAtLeastOne(columns: Int) {
    #expect(lines(Run("ab"), columns: columns) == ["a", "b"])
  }

  @Test func everySpanIsMeasuredAsItIsDrawn() {
    let text = "Año 日本 👍🏽 e\u{301}\u{200B}x\u{A0}y \u{AD}z"
    let layout = Layout(of: Document(blocks: [.paragraph([Run(text)], .leading)]), columns: 9)
    for span in layout.lines.flatMap(\.spans) { #expect(span.columns == span.text.columns) }
  }

  @Test func traitsStayWithTheirText() {
    let runs = [Run("a "), Run("b c", traits: .strong), Run(" d")]
    let layout = Layout(of: Document(blocks: [.paragraph(runs, .leading)]), columns: 3)
    #expect(
      layout.lines == [
        Line(spans: [
          Span(column: 0, columns: 2, text: "a ", role: .body),
          Span(column: 2, columns: 1, text: "b", role: .body, traits: .strong),
        ]),
        Line(spans: [
          Span(column: 0, columns: 1, text: "c", role: .body, traits: .strong),
          Span(column: 1, columns: 2, text: " d", role: .body),
        ]),
      ])
  }

  @Test(arguments: [
    ("aaa bbb\u{AD}cccc ddd", 6, ["aaa", "bbb-", "cccc", "ddd"]),
    ("aa bbb\u{AD}ccc\u{AD}dd", 6, ["aa", "bbb-", "cccdd"]),
    ("un\u{AD}for\u{AD}get\u{AD}table", 5, ["un-", "for-", "get-", "table"]),
    ("un\u{AD}for\u{AD} get", 5, ["unfor", "get"]),
    ("to un\u{AD}for\u{AD}get", 6, ["to un-", "forget"]),
  ])
  func aWordIsWrappedBetweenItsSyllables(text: String, columns: Int, lines: [String]) {
    let layout = Layout(
      of: Document(blocks: [.paragraph([Run(text)], .leading)]), columns: columns)
    #expect(layout.lines.map(\.text) == lines)
  }
}
