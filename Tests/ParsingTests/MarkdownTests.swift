import Documents
import Parsing
import Testing

@Suite struct MarkdownTests {
  private func runs(_ markdown: String) -> [Run] {
    guard case .paragraph(let runs, _) = Document(markdown: markdown).blocks.first else {
      return []
    }
    return runs
  }

  @Test func traitsAndLinksAreRead() {
    #expect(
      runs("**a** *b* `c` ~~d~~ [e](x \"t\") ***f***") == [
        Run("a", traits: .strong), Run(" "), Run("b", traits: .emphasis), Run(" "),
        Run("c", traits: .code), Run(" "), Run("d", traits: .struck), Run(" "),
        Run("e", target: .link("x")), Run(" "), Run("f", traits: [.strong, .emphasis]),
      ])
    #expect(
      runs("see https://example.com.") == [
        Run("see "), Run("https://example.com", target: .link("https://example.com")), Run("."),
      ])
  }

  @Test func severalTextsAtOnceAreReadAsEachAlone() async {
    let markdown = String(repeating: "~~a~~ b\n\n", count: 200)
    let alone = Document(markdown: markdown)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<100 { group.addTask { Document(markdown: markdown) == alone } }
      for await isSame in group { #expect(isSame) }
    }
    #expect(alone.blocks.first == .paragraph([Run("a", traits: .struck), Run(" b")], .leading))
  }

  @Test(arguments: [
    ("a\nb", "a b\n"), ("a  \nb", "a\nb\n"), ("a\\\nb", "a\nb\n"), ("a\n\nb", "a\n\nb\n"),
    ("a <b>b</b>", "a <b>b</b>\n"), ("<p>a</p>\n", "<p>a</p>\n"), ("&copy; &amp;", "© &\n"),
    ("**a", "**a\n"), ("[a](", "[a](\n"), ("", ""),
    ("# a\n\n## b", "a\n─\n\nb\n"), ("---", "\(String(repeating: "─", count: 40))\n"),
    ("- a\n- b\n  1. c", "• a\n• b\n  1. c\n"), ("3) a\n4) b", "3. a\n4. b\n"),
    ("- a\n\n- b", "• a\n\n• b\n"), ("> a\n> > b", "│ a\n│\n│ │ b\n"),
    ("```\na  b\n```", "a  b\n"), ("![a hill](b.png)", "[a hill]\n"),
    ("a ![hill](b.png) c", "a [hill] c\n"), ("a\u{1B}[1m", "a␛[1m\n"),
    ("|a|b|\n|-|-|\n|c|d|", "┌───┬───┐\n│ a │ b │\n├───┼───┤\n│ c │ d │\n└───┴───┘\n"),
  ])
  func blocksAreRead(markdown: String, expected: String) {
    #expect(Layout(of: Document(markdown: markdown), columns: 40).text == expected)
  }

  @Test func aPictureAloneIsABlock() {
    #expect(
      Document(markdown: "![a *hill*](b.png)").blocks == [
        .picture(Illustration(source: "b.png", alternative: "a hill"))
      ])
  }

  @Test(arguments: [">", "- ", "[", "*a ", "![", "**", "<!--", "1. ", "a`", "a~~", "<a "])
  func deepMarkdownIsRead(text: String) {
    let markdown = String(repeating: text, count: 5000) + "end"
    let layout = Layout(of: Document(markdown: markdown), columns: 1)
    #expect(layout.lines.map(\.text).joined().contains("end"))
  }

  @Test(arguments: [("![", "](b)"), ("[![", "](b)](c)"), ("*a ", " b*"), ("<b>", "</b>")])
  func whatIsDeepAndClosedIsRead(opening: String, closing: String) {
    let count = 3000
    let markdown =
      String(repeating: opening, count: count) + "x" + String(repeating: closing, count: count)
    for flavor in [MarkdownFlavor.foundation, .github] {
      let layout = Layout(of: Document(markdown: markdown, flavor), columns: 40)
      #expect(layout.text.contains("x"))
    }
  }

  /// Depth and length together make a parser slow.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("> ", "*a* "), (">", "*a*\n"), ("- ", "*a* "), ("1. ", "*a* "), ("<b>", "</b>"),
      ("<b>", "</i>"),
    ])
  func whatIsDeepAndLongIsReadInTime(opening: String, rest: String) {
    let count = 20_000
    let markdown =
      String(repeating: opening, count: count) + "a " + String(repeating: rest, count: count)
      + "end"
    let layout = Layout(of: Document(markdown: markdown, .github), columns: 80)
    #expect(layout.text.contains("end"))
  }

  @Test func marksThatAreTooDeepAreRead() {
    let markdown =
      String(repeating: ">", count: 501) + " a\n\n" + String(repeating: "-", count: 600)
    let layout = Layout(of: Document(markdown: markdown), columns: 40)
    #expect(layout.lines.contains { $0.text.hasSuffix("> a") })
    #expect(layout.lines.last?.text == String(repeating: "─", count: 40))
  }

  @Test func aTableTooWideIsNone() {
    let head =
      String(repeating: "|a", count: 20_000) + "\n" + String(repeating: "|-", count: 20_000)
    let document = Document(markdown: head + String(repeating: "\na", count: 20_000))
    #expect(document.blocks.count == 1)
  }

  @Test func plainTextStaysAsItIs() {
    let document = Document(plainText: "a  *b*\r\n\u{1B}c")
    #expect(document.blocks == [.preformatted([Run("a  *b*\n␛c")])])
  }
}

/// Markdown in files, as GitHub reads it.
@Suite struct GitHubMarkdownTests {
  private func text(_ markdown: String) -> String {
    Layout(of: Document(markdown: markdown, .github), columns: 40).text
  }

  @Test(arguments: [
    ("a <b>b</b><br>c<!-- d -->", "a b\nc\n"), ("x<sup>2</sup>, H<sub>2</sub>O", "x², H₂O\n"),
    ("<p align=\"center\">\n<img src=\"a.png\" alt=\"Logo\"> a\n</p>\n\nb", "[Logo] a"),
    ("a ![x](y) <img alt=z>", "a [x] [z]\n"),
    ("<details>\n<summary>More</summary>\n\n- a\n\n</details>\n\nb", "▾ More\n\n• a\n\nb\n"),
    ("<ul><li>a</ul>\n", "• a\n"), ("<script>a</script>\nb", "b\n"), ("a < b <", "a < b <\n"),
    (
      "- a\n  - b\n    - c\n      1. d\n         - e",
      "• a\n  ◦ b\n    – c\n      1. d\n         – e\n"
    ),
    ("> [!NOTE]\n> a **b**\n>\n> c", "│ Note\n│\n│ a b\n│\n│ c\n"),
    ("> [!Tip]\n\na", "│ Tip\n\na\n"), ("> [!NOTES]\n> a", "│ [!NOTES] a\n"),
    ("- [ ] a\n- [x] b\n- c", "[ ] a\n[x] b\n  • c\n"),
    ("*a <sup>b* c", "a ^b c\n"), ("a  b", "a b\n"), ("`a  b`", "a  b\n"), ("</b> <b>a", "a\n"),
  ])
  func whatIsWrittenInHTMLIsRead(markdown: String, expected: String) {
    let text = text(markdown)
    #expect(expected.hasSuffix("\n") ? text == expected : text.contains(expected))
  }

  @Test func tagsWithinTextMeanWhatTheyDoInHTML() {
    let markdown = "<b>a *b</b> c* d</b> <a href=' x '><kbd>e</kbd></a> f"
    #expect(
      Document(markdown: markdown, .github).blocks == [
        .paragraph(
          [
            Run("a ", traits: .strong), Run("b c", traits: [.strong, .emphasis]),
            Run(" d", traits: .strong), Run(" "), Run("e", traits: .code, target: .link("x")),
            Run(" f"),
          ], .leading)
      ])
  }

  @Test(arguments: [
    ("a[^1]\n\n[^1]: One.", "a[^1]\n\n[^1]: One.\n"), ("[^a b]: Two", "[^a b]: Two\n"),
    ("```\n[^1]: code\n```\n\n[^1]: text", "[^1]: code\n\n[^1]: text\n"),
    ("[b]\n\n[b]: c.html", "b\n"),
  ])
  func aFootnoteStaysAsItIsWritten(markdown: String, expected: String) {
    #expect(text(markdown) == expected)
    var reader = MarkdownReader(pieceBytes: 1)
    reader.read(Array(markdown.utf8))
    reader.finish()
    var blocks: [Block] = []
    while let more = reader.takeBlocks() { blocks += more }
    #expect(Layout(of: Document(blocks: blocks), columns: 40).text == expected)
  }

  @Test(arguments: ["word ", "x", "\u{1F600}"])
  func aLineTooLongIsCut(part: String) {
    let text = String(repeating: part, count: 500)
    var reader = MarkdownReader(pieceBytes: 100, longestPiece: 256)
    reader.read(Array(text.utf8))
    reader.finish()
    var pieces: [[Block]] = []
    while let blocks = reader.takeBlocks() { pieces.append(blocks) }
    #expect(pieces.count > 1)
    let layout = Layout(of: Document(blocks: Array(pieces.joined())), columns: 40)
    let read = layout.lines.map(\.text).joined(separator: part == "word " ? " " : "")
    #expect(read + " " == text || read == text)
  }

  @Test func columnsAreFlushAsTheTableSays() {
    let markdown = "|aaa|bbb|ccc|\n|:-|:-:|-:|\n|d|e|f|"
    #expect(
      text(markdown)
        == "┌─────┬─────┬─────┐\n│ aaa │ bbb │ ccc │\n├─────┼─────┼─────┤\n│ d   │  e  │   f │\n"
        + "└─────┴─────┴─────┘\n")
  }

  @Test func headlinesCanBeLinkedToByTheirNames() {
    let blocks = Document(markdown: "# What's *new*?\n\n## A b\n\n## A b", .github).blocks
    let anchors = blocks.compactMap { if case .anchor(let name) = $0 { name } else { nil } }
    #expect(anchors == ["whats-new", "a-b", "a-b-1"])
  }

  @Test func headlinesOfSeveralPiecesHaveNamesOfTheirOwn() {
    var reader = MarkdownReader(pieceBytes: 1)
    reader.read(Array("# a\n\n# a\n\n# a\n".utf8))
    reader.finish()
    var anchors: [String] = []
    while let blocks = reader.takeBlocks() {
      for case .anchor(let name) in blocks { anchors.append(name) }
    }
    #expect(anchors == ["a", "a-1", "a-2"])
  }
}
