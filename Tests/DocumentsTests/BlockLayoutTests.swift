import Testing

@testable import Documents

@Suite struct BlockLayoutTests {
  private func paragraph(_ text: String) -> Block { .paragraph([Run(text)], .leading) }

  private func text(_ blocks: [Block], columns: Int = 20) -> String {
    Layout(of: Document(blocks: blocks), columns: columns).text
  }

  @Test func blocksAreSeparatedByABlankLine() {
    let blocks: [Block] = [
      .heading(level: 1, [Run("Title")]), paragraph("Text"),
      .picture(Illustration(source: "", alternative: "")),
      .picture(Illustration(source: "a.png", alternative: "A hill")), .rule,
      .heading(level: 2, [Run("More")]),
    ]
    #expect(
      text(blocks) == """
        Title
        ─────

        Text

        [A hill]

        ────────────────────

        More

        """)
  }

  @Test func preformattedTextLosesNothing() {
    let code = "if x {\n\ta  b\n}\n\nend of the line here"
    #expect(
      text([.preformatted([Run(code)])], columns: 12) == """
        if x {
                a  b
        }

        end of the l
        ↪ ine here

        """)
  }

  @Test func itemsHangBesideTheirMarks() {
    let inner = List(items: [.init(marker: "◦", blocks: [paragraph("inner")])])
    let list = List(items: [
      .init(marker: "9.", blocks: [paragraph("nine is wrapped here"), .list(inner)]),
      .init(marker: "10.", blocks: [paragraph("ten"), paragraph("more")]),
      .init(marker: "11.", blocks: []),
      .init(marker: "12.", blocks: [.quote([paragraph("said")])]),
    ])
    #expect(
      text([.list(list)]) == """
         9. nine is wrapped
            here
            ◦ inner
        10. ten

            more
        11.
        12. │ said

        """)
  }

  @Test func looseItemsAreSeparated() {
    let items = ["a", "b"].map { List.Item(marker: "•", blocks: [paragraph($0)]) }
    #expect(text([.list(List(items: items, isTight: false))]) == "• a\n\n• b\n")
  }

  @Test func aTermStandsAboveItsDefinition() {
    let byMarker = List(items: [.init(marker: "Long term", blocks: [paragraph("Definition")])])
    #expect(text([.list(byMarker)]) == "Long term\n  Definition\n")
    let byBlocks = List(items: [
      .init(marker: "", blocks: [paragraph("A\nX")]),
      .init(marker: " ", blocks: [paragraph("Y")]),
    ])
    #expect(text([.list(byBlocks)]) == "A\nX\n  Y\n")
  }

  @Test func quotesHaveABarBesideThem() {
    let blocks: [Block] = [
      paragraph("before"), .quote([paragraph("a"), .quote([paragraph("b")]), paragraph("c")]),
      paragraph("after"),
    ]
    #expect(
      text(blocks) == """
        before

        │ a
        │
        │ │ b
        │
        │ c

        after

        """)
  }

  @Test func deepBlocksStayReadable() {
    var block = paragraph("deep down")
    for _ in 0..<40 { block = .quote([.list(List(items: [.init(marker: "•", blocks: [block])]))]) }
    let layout = Layout(of: Document(blocks: [block]), columns: 12)
    #expect(layout.lines.allSatisfy { $0.text.count <= 12 })
    #expect(layout.lines.count < 100)
  }

  @Test func anchorsAreFoundWhereTheirTextIs() {
    let blocks: [Block] = [
      paragraph("a"), .anchor("b"), .anchor("c"), paragraph("b"), .anchor("end"),
    ]
    let layout = Layout(of: Document(blocks: blocks), columns: 9)
    #expect(layout.anchorLine("b") == 2)
    #expect(layout.anchorLine("c") == 2)
    #expect(layout.anchorLine("end") == 2)
    #expect(layout.anchorLine("d") == nil)
  }

  @Test func aDocumentMayGrow() {
    let blocks: [Block] = [
      paragraph("a"), .quote([paragraph("b")]), .anchor("here"),
      .paragraph([Run("c", target: .link("x"))], .leading), .rule,
    ]
    var layout = Layout(columns: 9)
    for block in blocks { layout.append([block]) }
    let whole = Layout(of: Document(blocks: blocks), columns: 9)
    #expect(layout.lines == whole.lines)
    #expect(layout.targets == whole.targets)
    #expect(layout.text == whole.text)
  }
}
