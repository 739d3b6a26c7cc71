import Testing

@testable import Documents

@Suite struct ChunkTests {
  private let blocks: [Block] = (0..<300).flatMap { number -> [Block] in
    [
      .heading(level: number % 6 + 1, [Run("Über \(number)")]),
      .paragraph([Run((0..<30).map { "w\($0)" }.joined(separator: " "))], .leading),
      .list(
        List(items: [
          .init(marker: "•", blocks: [.heading(level: 3, [Run("Inner \(number)")]), .rule])
        ])),
      .table(Table(rows: [[Table.Cell(blocks: [.heading(level: 2, [Run("In a cell")])])]])),
    ]
  }

  @Test func chunksSetOneBelowTheOtherReadAsTheWhole() {
    let chunks = [Chunk](Document(blocks: blocks))
    #expect(chunks.count > 3)
    let text = chunks.map { Layout(of: $0, columns: 40).text }.joined()
    #expect(text == Layout(of: Document(blocks: blocks), columns: 40).text)
  }

  @Test func aHeadlineIsFoundWhereItStands() {
    var names: [String] = []
    for chunk in [Chunk](Document(blocks: blocks)) {
      let layout = Layout(of: chunk, columns: 40)
      for (index, heading) in chunk.headings.enumerated() {
        let line = layout.line(ofHeading: index)
        #expect(line.map { layout.lines[$0].text.contains(heading.text) } == true)
        names.append(heading.text)
      }
    }
    #expect(names == (0..<300).flatMap { ["Über \($0)", "Inner \($0)"] })
  }

  @Test(arguments: [
    ("über", true), ("Über", true), ("ÜBER", false), ("", true), ("er 2", true), ("r3", false),
  ])
  func aHeadlineIsFoundByAPartOfIt(text: String, isFound: Bool) {
    #expect(Chunk.Heading(level: 1, text: "Über 23").contains(.init(text)) == isFound)
  }

  @Test func aLetterIsFoundAgainAtAnotherWidth() {
    let chunk = [Chunk](Document(blocks: blocks))[1]
    let narrow = Layout(of: chunk, columns: 17)
    let wide = Layout(of: chunk, columns: 60)
    for line in narrow.lines.indices {
      guard let word = narrow.lines[line].spans.first(where: { $0.role == .body })?.text else {
        continue
      }
      let found = wide.line(ofLetter: narrow.letters(above: line))
      #expect(wide.lines[found].text.contains(word.prefix { $0 != " " }))
    }
  }

  @Test func ofCellsBesideOneAnotherTheTallestCounts() {
    let tall = [Block](repeating: .paragraph([Run("a")], .leading), count: 200)
    let row = [Table.Cell(blocks: tall), Table.Cell(blocks: tall), Table.Cell(runs: [Run("b")])]
    let chunks = [Chunk](Document(blocks: [.table(Table(rows: [row, row]))]))
    let real = chunks.map { Layout(of: $0, columns: 40).lines.count }.reduce(0, +)
    let estimated = chunks.map { $0.estimatedLines(columns: 40) }.reduce(0, +)
    #expect((real * 3 / 4...real * 4 / 3).contains(estimated))
  }

  @Test(arguments: [("a", true), (" ", false), ("", false)])
  func aLinkOfWhichNothingIsSeenIsNoTarget(text: String, isTarget: Bool) {
    let runs = [Run("b "), Run(text, target: .link("c"))]
    let chunks = [Chunk](Document(blocks: [.paragraph(runs, .leading)]))
    #expect(chunks.map(\.hasTargets) == [isTarget])
    #expect(chunks.map { Layout(of: $0, columns: 40).targets.isEmpty } == [!isTarget])
  }

  @Test func anEstimateIsNearTheTruth() {
    for columns in [20, 40, 80] {
      for chunk in [Chunk](Document(blocks: blocks)) {
        let real = Layout(of: chunk, columns: columns).lines.count
        #expect((real / 2...real * 2).contains(chunk.estimatedLines(columns: columns)))
      }
    }
  }
}
