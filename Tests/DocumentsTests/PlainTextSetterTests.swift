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
      var cutter = ChunkCutter()
      var setter = PlainTextSetter(columns: 20)
      let pieces = [Array(blocks[..<cut]), [], Array(blocks[cut...])]
      let chunks = pieces.flatMap { cutter.cut($0) }
      #expect(chunks.map { setter.text(of: $0) }.joined() == whole)
    }
  }
}
