import Testing

@testable import Documents

/// Blocks that are too long to be set at once.
@Suite struct CuttingTests {
  private static func words(_ count: Int, _ separator: String = " ") -> String {
    (0..<count).map { "word\($0)" }.joined(separator: separator)
  }

  private static func item(_ number: Int, _ marker: String = "•") -> List.Item {
    List.Item(marker: marker, blocks: [.paragraph([Run("item \(number)")], .leading)])
  }

  private static let table = Table(
    caption: [Run("Caption")],
    rows: [["Name", "Value"].map { Table.Cell(runs: [Run($0)], isHeader: true) }]
      + (0..<3000).map { row in
        ["row", "\(1000 + row)"].map { Table.Cell(runs: [Run($0)]) }
      })

  private static let long: [(name: String, block: Block)] = [
    ("tight list", .list(List(items: (0..<4000).map { item($0) }))),
    ("loose list", .list(List(items: (0..<4000).map { item($0) }, isTight: false))),
    ("numbers", .list(List(items: (1000..<5000).map { item($0, "\($0).") }))),
    ("quote", .quote((0..<900).map { .paragraph([Run("said \($0)")], .leading) })),
    (
      "list in a quote",
      .quote([.list(List(items: (0..<4000).map { item($0) })), .paragraph([Run("x")], .leading)])
    ),
    (
      "long item",
      .list(
        List(items: [
          item(1),
          .init(marker: "•", blocks: (0..<900).map { .paragraph([Run("p\($0)")], .leading) }),
          item(2),
        ]))
    ),
    ("code", .preformatted([Run(words(20_000, "\n"))])),
    ("table", .table(table)),
    ("long cells", .table(Table(rows: [[word("left"), long(1)], [word("right"), long(2)]]))),
    (
      "long cells first",
      .table(Table(rows: [[long(1), word("left")], [long(2), word("right")]]))
    ),
  ]

  private static func word(_ text: String) -> Table.Cell { Table.Cell(runs: [Run(text)]) }

  private static func long(_ number: Int) -> Table.Cell {
    let words = words(8)
    return Table.Cell(
      blocks: (0..<900).map { .paragraph([Run("text \(number).\($0) \(words)")], .leading) })
  }

  @Test(arguments: long.indices)
  func piecesReadAsTheWhole(index: Int) {
    let (name, block) = Self.long[index]
    let document = Document(blocks: [
      .paragraph([Run("before")], .leading), block, .paragraph([Run("after")], .leading),
    ])
    let chunks = [Chunk](document)
    for columns in [60, 14] {
      let text = chunks.map { Layout(of: $0, columns: columns).text }.joined()
      #expect(text == Layout(of: document, columns: columns).text, "\(name), \(columns)")
    }
    #expect(chunks.count > 2, "\(name)")
    #expect(chunks.allSatisfy { Layout(of: $0, columns: 60).lines.count < 3000 }, "\(name)")
  }

  @Test(arguments: [" ", "\n", "\u{301}", "日"])
  func aLongParagraphIsCutAndKeepsItsText(separator: String) {
    let text = Self.words(40_000, separator)
    let strong = Run(text, traits: .strong)
    let blocks: [Block] = [
      .paragraph([Run("start "), strong, Run(" end")], .leading), .preformatted([strong]),
      .heading(level: 2, [strong]),
    ]
    for block in blocks {
      let chunks = [Chunk](Document(blocks: [block]))
      #expect(chunks.count > 10)
      let lines = chunks.flatMap { Layout(of: $0, columns: 80).lines }
      #expect(lines.allSatisfy { !$0.spans.isEmpty }, "no blank line within")
      let read = lines.flatMap(\.spans).filter { $0.role != .marker }.map(\.text).joined()
      #expect(read.letters.contains(text.letters))
      #expect(chunks.reduce(0) { $0 + $1.headings.count } <= 1)
    }
  }

  @Test func codeCutWithinALineGoesOnWithAMark() {
    let chunks = [Chunk](Document(blocks: [.preformatted([Run(Self.words(9000, "."))])]))
    #expect(chunks.count > 3)
    for chunk in chunks.dropFirst() {
      #expect(Layout(of: chunk, columns: 40).lines[0].text.hasPrefix("↪ "))
    }
  }

  @Test func aCellOverManyRowsReachesThroughTheParts() {
    let tall = Table.Cell(blocks: [.paragraph([Run("tall")], .leading)], rowSpan: 65_535)
    var rows = (0..<2000).map { row in
      ["a\(1000 + row)", "b"].map { Table.Cell(runs: [Run($0)]) }
    }
    rows[0].insert(tall, at: 1)
    let chunks = [Chunk](Document(blocks: [.table(Table(rows: rows))]))
    #expect(chunks.count > 3)
    let lines = chunks.flatMap { Layout(of: $0, columns: 40).lines }
    #expect(Set(lines.map { $0.spans.last?.endColumn }).count == 1, "all in one box")
    let texts = lines.map(\.text)
    #expect(texts.contains("│ a2500 │      │ b │"))
    #expect(texts.filter { $0.contains("tall") }.count == 1)
    #expect(texts.filter { $0.hasPrefix("┌") }.count == 1)
    #expect(texts.filter { $0.hasPrefix("└") }.count == 1)
  }

  @Test func aLongCellBesideOneOverManyRowsIsCut() {
    let tall = Table.Cell(blocks: [.paragraph([Run("tall")], .leading)], rowSpan: 2)
    let text = Table.Cell(runs: [Run(Self.words(20_000))])
    let rows = [[tall, Self.word("above")], [text], [Self.word("x"), Self.word("below")]]
    let chunks = [Chunk](Document(blocks: [.table(Table(rows: rows))]))
    #expect(chunks.count > 10)
    let lines = chunks.flatMap { Layout(of: $0, columns: 60).lines }
    #expect(Set(lines.map { $0.spans.last?.endColumn }).count == 1, "all in one box")
    let texts = lines.map(\.text)
    #expect(texts.filter { $0.hasPrefix("├") }.count == 1, "only below the one over two rows")
    #expect(texts.filter { $0.contains("tall") }.count == 1)
    #expect(texts.contains { $0.contains("word19999") } && texts.contains { $0.contains("below") })
  }

  @Test func aLongRowOfAPartIsCutAndLooksAsInThePart() {
    var rows = (0..<40).map { ["a\($0)", "b"].map(Self.word) }
    rows.insert([Self.word("left"), Self.long(1)], at: 20)
    var cutter = TableCutter()
    let blocks = cutter.cut(rows, isLast: false) + cutter.cut([rows[0]], isLast: true)
    let chunks = [Chunk](Document(blocks: blocks))
    #expect(chunks.count > 2)
    for columns in [40, 9] {
      let text = chunks.map { Layout(of: $0, columns: columns).text }.joined()
      #expect(text == Layout(of: Document(blocks: blocks), columns: columns).text, "\(columns)")
    }
  }

  @Test func aLongNameIsNotSaidAgainInFull() {
    let head = Table.Cell(runs: [Run(Self.words(20_000))], isHeader: true)
    let rows = [[head, head]] + (0..<200).map { _ in ["x", "y"].map(Self.word) }
    let chunks = [Chunk](Document(blocks: [.table(Table(rows: rows))]))
    let texts = chunks.map { Layout(of: $0, columns: 8).text }
    #expect(texts.allSatisfy { $0.utf8.count < 1 << 18 })
    #expect(texts.last?.contains("…: x\n") == true || texts.last?.contains("x\n") == true)
  }
}

extension String {
  /// Its letters only, as scalars: blanks are where lines are broken.
  fileprivate var letters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != " " && $0 != "\n" }))
  }
}
