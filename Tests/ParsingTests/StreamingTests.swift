import Documents
import Parsing
import Testing

/// Long blocks, whose beginning can be seen before their end has come.
@Suite struct StreamingTests {
  struct Page: CustomTestStringConvertible {
    let testDescription: String
    let html: String

    init(_ name: String, _ start: String, _ part: (Int) -> String, _ end: String, count: Int) {
      testDescription = name
      html = start + (0..<count).map(part).joined() + end
    }
  }

  static let pages = [
    Page("list", "<p>x<ul>", { "<li>item \($0)" }, "</ul>y", count: 5000),
    Page("numbers", "<ol start=7>", { "<li>item <b>\($0)</b>" }, "</ol>y", count: 5000),
    Page("loose", "<ul>", { "<li><p>item \($0)" }, "</ul>", count: 5000),
    Page("backwards", "<ol reversed start=5000>", { "<li>\($0)" }, "</ol>y", count: 5000),
    Page("terms", "<dl>", { "<dt>term \($0)<dd>it" }, "</dl>y", count: 5000),
    Page(
      "table", "<table><caption>C</caption><tr><th>Name<th>Value",
      { "<tr><td>row<td>\(1000 + $0)" }, "<tfoot><tr><td>foot<td>0</table>y", count: 5000),
    Page("arranged", "<table>", { "<tr><td><ul><li>\($0)</ul><td>b" }, "</table>", count: 3000),
    Page("paragraph", "<p>", { "word \($0) " }, "", count: 20_000),
    Page("code", "<pre>", { "line \($0)\n" }, "</pre>", count: 20_000),
    Page("links", "<p>", { "<a href=\($0)>link \($0)</a> " }, "", count: 5000),
    Page("breaks", "<div>", { "line \($0)<br>" }, "</div>", count: 20_000),
    Page("lines", "", { "<div>line \($0)</div>" }, "", count: 20_000),
  ]

  @Test(arguments: pages) func theBeginningIsThereBeforeTheEnd(page: Page) {
    let bytes = Array(page.html.utf8)
    let reader = HTMLDocumentReader()
    var blocks = reader.read(Array(bytes.prefix(bytes.count / 2)))
    let early = Layout(of: Document(blocks: blocks), columns: 60).lines.count
    blocks += reader.read(Array(bytes.dropFirst(bytes.count / 2))) + reader.finish()
    let all = Layout(of: Document(blocks: blocks), columns: 60).lines.count
    #expect(early * 3 > all, "\(early) of \(all) lines")
  }

  @Test(arguments: pages) func piecesGiveTheSameDocument(page: Page) {
    let bytes = Array(page.html.utf8)
    let reader = HTMLDocumentReader()
    var blocks: [Block] = []
    for start in stride(from: 0, to: bytes.count, by: 4999) {
      blocks += reader.read(Array(bytes[start..<min(bytes.count, start + 4999)]))
    }
    blocks += reader.finish()
    let text = Layout(of: Document(blocks: blocks), columns: 60).text
    // Where a paragraph is cut depends on the pieces; nothing else does.
    if page.testDescription != "paragraph" && page.testDescription != "links" {
      #expect(text == Layout(of: Document(html: bytes), columns: 60).text)
    }
    #expect(text.split { $0.isWhitespace } == Self.whole(page).split { $0.isWhitespace })
  }

  private static func whole(_ page: Page) -> String {
    Layout(of: Document(html: Array(page.html.utf8)), columns: 60).text
  }

  @Test func aLongListReadsLikeAShortOne() {
    let page = Self.pages[1].html
    let lines = text(page, columns: 40).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5003, "5000 items, a blank line, y and the end")
    #expect(lines[0] == " 7. item 0" || lines[0] == "  7. item 0")
    #expect(lines[4999].hasSuffix("5006. item 4999"))
  }

  @Test func aLongTableIsOneBox() {
    let lines = text(Self.pages[5].html, columns: 40).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("┌") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("├") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("└") }.count == 1)
    #expect(Set(lines.dropFirst().dropLast().map(\.count)).count == 1)
    #expect(lines.dropLast(2).last?.hasPrefix("│ foot ") == true)
  }

  @Test func numbersThatGrowAreNotWrapped() {
    let rows = (0..<50_000).map { "<tr><td>\($0)<td>row \($0)" }.joined()
    let lines = text("<table><tr><th>A<th>B\(rows)</table>", columns: 40).split(separator: "\n")
    #expect(lines.count == 50_004, "three edges, a head, and a line for each row")
    #expect(lines.contains { $0.hasPrefix("│ 49999  │ row 49999 ") })
  }
}
