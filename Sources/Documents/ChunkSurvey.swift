/// Looks blocks over: what can be gone to in them, and how much text they hold.
struct ChunkSurvey {
  private(set) var headings: [Chunk.Heading] = []
  private(set) var anchors: [String] = []
  private(set) var pictures: Set<String> = []
  private(set) var hasTargets = false
  private(set) var lines = 0
  private(set) var bytes = 0
  private var depth = 0

  /// Looks at blocks and returns them with an anchor before each headline.
  mutating func look(at blocks: [Block]) -> [Block] {
    guard depth < Typesetter.greatestDepth else { return blocks }
    depth += 1
    defer { depth -= 1 }
    var marked: [Block] = []
    marked.reserveCapacity(blocks.count)
    for block in blocks {
      if case .heading(let level, let runs) = block {
        let text = runs.map(\.text).joined()
        if text.contains(where: { !$0.isWhitespace }) {
          marked.append(.anchor(Chunk.anchor(ofHeading: headings.count)))
          headings.append(Chunk.Heading(level: level, text: text))
        }
      }
      marked.append(look(at: block))
    }
    return marked
  }

  private mutating func look(at block: Block) -> Block {
    switch block {
    case .heading(_, let runs), .paragraph(let runs, _): count(runs, lines: 2)
    case .preformatted(let runs):
      count(runs, lines: 1)
      for run in runs { lines += run.text.utf8.lazy.filter { $0 == 0x0A }.count }
    case .list(let list):
      var marked = list
      for index in list.items.indices {
        marked.items[index].blocks = look(at: list.items[index].blocks)
        if list.isTight { lines -= 1 }
      }
      lines += 1
      return .list(marked)
    case .quote(let blocks): return .quote(look(at: blocks))
    case .table(let table): count(table)
    case .rule: lines += 2
    case .picture(let picture):
      pictures.insert(picture.source)
      count(picture.words, lines: 2)
    case .anchor(let name): anchors.append(name)
    case .seam: break
    }
    return block
  }

  private mutating func count(_ table: Table) {
    count(table.caption, lines: 2)
    for row in table.rows {
      // Cells stand beside one another.
      var tallest = 2
      for cell in row { tallest = max(tallest, count(cell)) }
      lines += tallest
    }
  }

  /// Counts what is in a cell and returns how many lines it has.
  private mutating func count(_ cell: Table.Cell) -> Int {
    switch cell.content {
    case .text(let text, _):
      bytes += text.utf8.count
      return 2
    case .blocks(let blocks):
      let (before, wereHeadings, werePictures) = (lines, headings, pictures)
      // A headline in a cell is none of the document's, and there is no room for pictures.
      defer { (lines, headings, pictures) = (before, wereHeadings, werePictures) }
      _ = look(at: blocks)
      return lines - before
    }
  }

  private mutating func count(_ runs: [Run], lines: Int) {
    self.lines += lines
    for run in runs {
      bytes += run.text.utf8.count
      if !hasTargets, run.canBeFocused { hasTargets = true }
    }
  }
}

extension Run {
  fileprivate var canBeFocused: Bool {
    switch target {
    // What can't be seen of a link can't be focused.
    case .link: text.utf8.contains { $0 > 0x20 }
    case .element: true
    case .label, nil: false
    }
  }
}
