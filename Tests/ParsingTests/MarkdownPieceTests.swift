import Documents
import Parsing
import Testing

/// Markdown that is read in pieces means what it does as a whole.
@Suite struct MarkdownPieceTests {
  /// Reads a text, cut wherever it can be; or where it must be, too, if pieces can't be so long.
  private func pieces(
    of text: String, size: Int = 1, longest: Int = .max
  ) -> [[Block]] {
    var reader = MarkdownReader(pieceBytes: size, longestPiece: longest)
    for byte in text.utf8 { reader.read([byte]) }
    reader.finish()
    var pieces: [[Block]] = []
    while let blocks = reader.takeBlocks() { pieces.append(blocks) }
    return pieces
  }

  @Test(arguments: [
    ("paragraphs", "a\nb\n\nc\n\n\nd"),
    ("no feed at the end", "a\n\nb"), ("carriage returns", "a\r\n\r\n- b\r\n\r\n- c\r\n\r\nd"),
    ("tight list", "- a\n- b\n- c\n\nd"), ("loose list", "- a\n\n- b\n\n- c\n\nd"),
    ("list with paragraphs", "1. a\n\n   b\n\n2. c\n\nd\n\n3. e"),
    ("list with code", "- a\n\n      code\n\n      more\n\n- b"),
    ("list with a fence", "- a\n\n  ```\n  code\n\n  more\n  ```\n\n- b\n\nc"),
    ("fence left open in a list", "- a\n  ```\n  code\n\ntext\n\n```\nreal\n\nmore\n```\n\nend"),
    ("fence below a list", "- a\n```\ncode\n\nmore\n```\n\nend"),
    ("fence beside a wide mark", "10. a\n\n  ```\n  code\n\nmore\n  ```\n\nend"),
    ("lists of two kinds", "- a\n\n+ b\n\n1. c\n\n2) d"),
    ("rule between lists", "- a\n\n***\n\n- b\n\n- - -\n\n- c"),
    ("nested lists", "- a\n  - b\n\n    c\n\n  - d\n\n- e\n\nf"),
    ("list after a headline", "# A\n2. b\n\n   ```\n   x\n\n   y\n   ```\n\nend"),
    ("number in a paragraph", "a\n2. b\n\n   ```\n   x\n\ny\n   ```\n\nend"),
    ("fence", "a\n\n```\nb\n\nc\n\n# d\n```\n\ne"),
    ("fence in tildes", "~~~~ swift\nb\n\n~~~\n\n```\n\n~~~~\n\nc\n\nd"),
    ("fence never closed", "a\n\n```\nb\n\nc"), ("no fence", "``` a ``` b\n\nc\n\n``` d\n\ne"),
    ("fence in a quote", "> ```\n> a\n\n> b\n\n```\nc\n\nd\n```"),
    ("indented code", "a\n\n    b\n\n    c\n\nd\n\n\te\n\n\tf\n\ng"),
    ("quotes", "> a\n\n> b\nlazy\n\nc"), ("quote with a list", "> - a\n>\n> - b\n\nc\n\n> - d"),
    ("setext", "a\n\nb\n===\n\nc\n---\n\nd\n\n===\n\ne"),
    ("table", "a\n\n|b|c|\n|-|:-:|\n|d|e|\n\n|f|g|\n\nh"),
    ("comment", "<!-- a\n\nb\n\n# c -->\n\nd"), ("script", "<script>\na\n\nb\n</script>\n\nc"),
    ("pre", "<pre>a\n\nb</pre> c\n\nd"), ("division", "<div>\n\na\n\n</div>\n\nb"),
    ("data", "<![CDATA[ a\n\nb ]]>\n\nc"), ("instruction", "<?a\n\nb?>\n\nc"),
    (
      "address at the end",
      "[a][x]\n\n[b] and [c][]\n\n[x]: 1.html\n[b]: 2.html 'title'\n[C]: 3.html"
    ),
    ("address at the start", "[a b]: 1.html\n\n[x][A  B]\n\n[a\nb]"),
    ("address told twice", "[a]\n\n[a]: 1.html\n\n[a]\n\n[a]: 2.html\n\n[a]"),
    ("address on the next line", "[a]\n\n[b]\n\n[a]:\n  1.html\n\n[b]:\n\nno"),
    ("address in a quote", "[a]\n\n> [a]: 1.html\n\nb"),
    ("address in code", "[a]\n\n```\n[a]: 1.html\n```\n\n[a]\n\n    [a]: 2.html\n\nb"),
    ("address in a paragraph", "[a]\n\nb\n[a]: 1.html\n\nc"),
    ("no address", "[a]\n\n[a]: 1.html and more\n\n[ ]: 2.html\n\n[ ]"),
    ("picture told at the end", "![a][b]\n\nc\n\n[b]: d.png"),
    ("escapes", "\\[a] [b\\]] [c]\n\n[a]: 1\n[c]: 2\n\n[d]: 3\n\n\\\\[d]"),
    ("in capitals", "[Über ÄÖ]\n\nx\n\n[über äö]: 1.html"),
  ])
  func piecesGiveTheSameDocument(name: String, text: String) {
    #expect(pieces(of: text).flatMap(\.self) == Document(markdown: text, .github).blocks)
  }

  @Test func aTextIsCutBetweenItsBlocks() {
    #expect(pieces(of: "a\n\nb\n\n# c\n\n- d\n- e\n\nf").count == 5)
    #expect(pieces(of: "```\na\n\nb\n```\n").count == 1)
    #expect(pieces(of: "- a\n\n- b\n\n  c\n").count == 1)
  }

  @Test func aLongListIsCutBetweenItems() {
    let text = (1001...1500).map { "\($0). item\n" }.joined()
    let pieces = pieces(of: text, size: 256, longest: 2048)
    #expect(pieces.count > 5)
    let document = Document(blocks: Array(pieces.joined()))
    #expect(
      Layout(of: document, columns: 40).text
        == Layout(of: Document(markdown: text), columns: 40).text)
  }

  @Test func longCodeIsCutBetweenLines() {
    let text = "```c\n" + (1...500).map { "# \($0)\n\n" }.joined() + "```\n\nend"
    let pieces = pieces(of: text, size: 256, longest: 2048)
    #expect(pieces.count > 5)
    let document = Document(blocks: Array(pieces.joined()))
    let lines = Layout(of: document, columns: 40).lines.map(\.text).filter { !$0.isEmpty }
    #expect(lines == (1...500).map { "# \($0)" } + ["end"])
  }

  @Test func aLongTableHasItsHeadInEachPiece() {
    let text = "|name|value|\n|-|-|\n" + (1...300).map { "|row|\($0)|\n" }.joined()
    let pieces = pieces(of: text, size: 256, longest: 2048)
    #expect(pieces.count > 3)
    var values: [String] = []
    for block in pieces.joined() {
      guard case .table(let table) = block else { continue }
      #expect(table.rows.first?.first?.runs == [Run("name")])
      values += table.rows.dropFirst().compactMap { $0.last?.runs.first?.text }
    }
    #expect(values == (1...300).map(String.init))
  }

  @Test func howFarItIsReadIsKnown() {
    var reader = MarkdownReader(pieceBytes: 1)
    reader.read(Array("a\n\nb\n\nc\n\nd\n\n".utf8))
    #expect(reader.part == 0)
    reader.finish()
    var parts: [Double] = []
    while reader.takeBlocks() != nil { parts.append(reader.part) }
    #expect(parts == [0.25, 0.5, 0.75, 1])
    #expect(reader.takeBlocks() == nil)
  }
}
