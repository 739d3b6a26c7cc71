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
