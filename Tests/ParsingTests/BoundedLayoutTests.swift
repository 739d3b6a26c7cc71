import Documents
import Parsing
import Testing

/// What nobody writes is set in lines all the same, and not in more of them than there is text for.
@Suite struct BoundedLayoutTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func layout(_ html: String, columns: Int = 80) -> Layout {
    Layout(of: Document(html: html), columns: columns)
  }

  @Test func oneWordOfMegabytesIsCutIntoFullLines() {
    let layout = layout("<p>" + repeated("x", 2_000_000))
    #expect((25_000...25_060).contains(layout.lines.count))
    #expect(layout.lines.count { $0.text.utf8.count < 80 } <= 60, "where it was cut in parts")
    #expect(layout.lines.reduce(0) { $0 + $1.text.utf8.count } == 2_000_000)
  }

  @Test func aLetterHasNoMoreMarksThanAnyScriptNeeds() {
    let text = layout("<p>a" + repeated("\u{301}", 100_000) + "b").text
    let start = ("a" + repeated("\u{301}", 31) + "…").utf8
    #expect(text.utf8.starts(with: start), "what was cut is told")
    #expect(text.hasSuffix("b\n") && text.unicodeScalars.count < 1000)
    let plain = Document(plainText: "a" + repeated("\u{301}", 100) + "b")
    #expect(Layout(of: plain, columns: 80).text == "a" + repeated("\u{301}", 31) + "…b\n")
  }

  @Test func tabsAreNoMoreThanBlanks() {
    let layout = layout("<pre>" + repeated("\t", 100_000) + "x")
    #expect(layout.lines.count == 100_000 * 8 / 78 + 1)
    #expect(layout.lines.last?.text.hasSuffix("x") == true)
  }

  @Test func tablesAThousandDeepAreSet() {
    let html = repeated("<table border><tr><td>x<td>", 1000) + "end" + repeated("</table>", 1000)
    for columns in [1, 80, 2000] {
      let layout = layout(html, columns: columns)
      #expect(layout.lines.count < 5000)
      #expect(layout.lines.map(\.text).joined().contains { $0 == "x" })
    }
    #expect(layout(repeated("<table><tr><td>", 1000) + "end").text == "end\n")
  }

  @Test func cellsThatReachOverEverythingMakeNoMoreRows() {
    let rows = (0..<500).map { "<tr><td rowspan=65535>\($0)<td colspan=1000>b" }.joined()
    #expect(layout("<table border>\(rows)</table>").lines.count < 5000)
    let one = "<tr><td colspan=65535 rowspan=65535>x" + repeated("<tr><td>y", 5000)
    let layout = layout("<table border>\(one)</table>", columns: 400)
    #expect(layout.lines.count < 20_000)
    #expect(layout.lines.count { $0.text.contains("y") } == 5000)
  }

  @Test func aTableTooWideForABoxIsToldInFull() {
    let row = "<tr>" + (0..<300).map { "<td>c\($0)" }.joined()
    let layout = layout("<table>" + repeated(row, 100) + "</table>")
    #expect(layout.lines.count { $0.text == "c299" } == 100)
    #expect(layout.lines.count == 300 * 100 + 99)
  }

  @Test func definitionsWithoutEndTagsStandBesideOneAnother() {
    let layout = layout("<dl><dt>t" + repeated("<dd>x", 5000))
    #expect(layout.lines.map(\.text) == ["t"] + repeatElement("  x", count: 5000))
  }

  @Test func referencesWithoutSemicolonsAreResolvedHoweverMany() {
    #expect(
      Document(html: "<p>" + repeated("&amp", 20_000)).blocks.runs.map(\.text).joined()
        == repeated("&", 20_000))
  }

  @Test func manyBodiesAreOne() {
    let html = repeated("<body style='text-align:right'><html dir=rtl>", 5000)
    #expect(layout(html + "x").text == repeated(" ", 79) + "x\n")
  }

  @Test func raisedTextIsReadHoweverItIsNested() {
    #expect(layout("x" + repeated("<sup>", 5000) + "2").text == "x²\n")
    #expect(layout(repeated("x<sup>2</sup>", 2000), columns: 8000).text.utf8.count == 6001)
    #expect(layout("a<sup>1<p>b</sup>c").text == "a1\n\nb\n\nc\n")
  }
}

@Suite struct SelfClosingTagTests {
  @Test func aSlashMeansNothingInHTMLButInXML() {
    #expect(text("<p>a<script/>b</script>c") == "ac\n")
    let xml = "<?xml version='1.0'?><html><head><title/><script src='x'/></head><body><p>a</p>"
    #expect(text(xml) == "a\n")
  }

  @Test func youngElementsWithoutContentEndAtOnce() {
    let html = String(repeating: "a<wbr>", count: 300) + "<b>b</b>"
    #expect(text(html, columns: 400) == String(repeating: "a", count: 300) + "b\n")
    #expect(text("<picture><source srcset=x><img alt=y></picture>z") == "[y]z\n")
  }
}
