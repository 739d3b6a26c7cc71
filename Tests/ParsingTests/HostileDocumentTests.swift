import Documents
import Parsing
import Testing

@Suite struct HostileDocumentTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "<blockquote>", "<ul><li>", "<table><tr><td>", "<b>", "<div>", "<dl><dd>", "<a href=x>",
    "<button>", "<pre>", "<select><option>", "<h1>", "<li>", "<td>", "<textarea>",
    "<table><ul><tr></ol><table>0<caption>00",
  ])
  func tenThousandNestedElementsAreSetAtAnyWidth(tag: String) {
    let document = Document(html: repeated(tag, 10_000) + "end")
    for columns in [0, 1, 80] {
      #expect(Layout(of: document, columns: columns).lines.count < 100_000)
    }
  }

  @Test func aTextWithoutBlanksIsNotLookedThroughAtEachTag() {
    let reader = HTMLDocumentReader()
    var blocks = reader.read(Array("<p>\(repeated("a", 17_000))<i>b</i>b c d".utf8))
    blocks += reader.read(Array("<b>e</b>".utf8))
    #expect(blocks.isEmpty)
    blocks = reader.read(Array(repeated("f g<b>h</b>", 400).utf8))
    #expect(!blocks.isEmpty)
  }

  @Test func nothingIsLostInTheDeep() {
    for tag in ["<blockquote>", "<ul><li>", "<table><tr><td>", "<div>", "<dl><dt>"] {
      #expect(text(repeated(tag, 10_000) + "end").contains("end"))
    }
  }

  @Test func aHugePictureOrFieldIsNoTrouble() {
    let html = "<table><tr><td><img width=900000 src=x alt=y><td><textarea cols=65535></table>"
    #expect(text(html).contains("y"))
    #expect(text("<input promenade-element=1 value='\(repeated("日", 10_000))'>", columns: 1) != "")
  }

  @Test func piecesGiveTheSameDocument() {
    let html =
      "<title>T</title><h1>Año</h1>"
      + repeated("<p>some <b>bold</b> text 日本</p><ul><li>x</ul>", 300)
    let bytes = Array(html.utf8)
    let reader = HTMLDocumentReader()
    var blocks: [Block] = []
    var counts: Set<Int> = []
    for start in stride(from: 0, to: bytes.count, by: 777) {
      blocks += reader.read(Array(bytes[start..<min(bytes.count, start + 777)]))
      counts.insert(blocks.count)
    }
    blocks += reader.finish()
    #expect(counts.count > 10)
    #expect(Document(title: reader.title, blocks: blocks) == Document(html: bytes))
  }

  @Test func whatIsLeftOutIsTold() {
    let attributes = (0..<20_000).map { "a\($0) " }.joined()
    #expect(text("<p>before<p \(attributes)>after").contains("The rest is left out"))
  }

  @Test func brokenTextIsShownAsFarAsItCanBe() {
    let bytes: [UInt8] = Array("<p>é".utf8) + [0xFF, 0x00, 0xC3] + Array("end".utf8)
    let layout = Layout(of: Document(html: bytes), columns: 40)
    #expect(layout.text == "é\u{FFFD}\u{FFFD}end\n")
  }
}
