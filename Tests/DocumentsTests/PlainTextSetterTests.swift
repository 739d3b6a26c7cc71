import Documents
import Testing

@Suite struct PlainTextSetterTests {
  @Test func aDocumentInPiecesReadsAsInOne() {
    let blocks: [Block] = [
      .anchor("top"), .heading(level: 1, [Run("Title")]), .paragraph([Run("One two")], .leading),
      .anchor("middle"), .list(List(items: [.init(marker: "•", blocks: [])])), .rule,
    ]
    let whole = Layout(of: Document(blocks: blocks), columns: 20).text
    for cut in blocks.indices {
      var setter = PlainTextSetter(columns: 20)
      let pieces = [Array(blocks[..<cut]), [], Array(blocks[cut...])]
      #expect(pieces.map { setter.text(of: $0) }.joined() == whole)
    }
  }
}
