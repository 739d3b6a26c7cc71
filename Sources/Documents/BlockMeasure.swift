/// How wide blocks would be if nothing in them were wrapped, and how wide they must be.
struct BlockMeasure {
  private(set) var wanted = 0
  private(set) var needed = 0

  /// A word longer than this is cut rather than kept in one piece.
  private static let longestWord = 12
  /// Wider than this is nothing; sums of it can be reckoned with.
  private static let widest = 1 << 20

  init(_ blocks: [Block]) {
    for block in blocks { add(block) }
  }

  init(_ cell: Table.Cell) {
    switch cell.content {
    case .text(let text, _):
      self.init([])
      var measure = TextMeasure()
      measure.add(text)
      add(measure)
    case .blocks(let blocks): self.init(blocks)
    }
  }

  private mutating func add(_ block: Block) {
    switch block {
    case .paragraph(let runs, _), .heading(_, let runs), .preformatted(let runs): add(runs)
    case .picture(let picture): add(picture.words)
    case .list(let list):
      let indent = Typesetter.wantedIndent(for: list)
      for item in list.items { add(BlockMeasure(item.blocks), indent: indent) }
    case .quote(let blocks): add(BlockMeasure(blocks), indent: 2)
    case .table(let table): add(table)
    case .rule, .anchor, .seam: break
    }
  }

  private mutating func add(_ runs: [Run]) {
    var measure = TextMeasure()
    for run in runs { measure.add(run.drawn(columns: 200)) }
    add(measure)
  }

  private mutating func add(_ measure: TextMeasure) {
    wanted = min(Self.widest, max(wanted, measure.longestLine))
    needed = max(needed, min(measure.longestWord, Self.longestWord))
  }

  private mutating func add(_ inner: BlockMeasure, indent: Int) {
    wanted = min(Self.widest, max(wanted, inner.wanted + indent))
    needed = max(needed, inner.needed + indent)
  }

  private mutating func add(_ table: Table) {
    add(table.caption)
    let grid = TableGrid(table)
    guard let sizes = TableSizes(table, grid) else {
      for cell in table.rows.joined() { add(BlockMeasure(cell), indent: 0) }
      return
    }
    let frame = TableFit.frameColumns(grid.columns)
    wanted = min(Self.widest, max(wanted, sizes.wanted.reduce(frame, +)))
    needed = max(needed, sizes.needed.reduce(frame, +))
  }
}
