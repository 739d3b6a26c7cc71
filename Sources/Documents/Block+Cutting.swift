extension Block {
  /// The block, cut into pieces that hold about so much text if it is a good deal longer; between
  /// them there are seams.
  ///
  /// Lists are cut between items, tables between rows, quotes between blocks, and text behind a line
  /// feed or a blank if it has any.
  func pieces(of bytes: Int) -> [Block] {
    guard weight(upTo: 2 * bytes) > 2 * bytes else { return [self] }
    switch self {
    case .heading(let level, let runs):
      return runs.cut(bytes).enumerated().flatMap { index, part in
        // Only the beginning is a headline to go to.
        index == 0
          ? [.heading(level: level, part.runs)]
          : [.seam(.betweenLines), .paragraph(part.runs.map(\.strong), .leading)]
      }
    case .paragraph(let runs, let alignment):
      return runs.cut(bytes).joined { .paragraph($0.runs, alignment) }
    case .preformatted(let runs):
      return runs.cut(bytes, betweenLines: true).joined { .preformatted($0.runs) }
    case .list(let list): return list.pieces(of: bytes)
    case .quote(let blocks):
      return blocks.pieces(of: bytes).enumerated().flatMap { index, part -> [Block] in
        guard index > 0 else { return [.quote(part)] }
        if case .seam? = part.first { return [.seam(.betweenLines), .quote(part)] }
        return [.seam(.betweenLines), .quote([.seam(.betweenBlocks)] + part)]
      }
    case .table(let table): return table.pieces(of: bytes)
    case .rule, .picture, .anchor, .seam: return [self]
    }
  }

  /// About how many bytes of text there are, and a few for each line; no more than need be counted.
  fileprivate func weight(upTo most: Int) -> Int {
    switch self {
    case .heading(_, let runs), .paragraph(let runs, _), .preformatted(let runs): runs.weight
    case .list(let list):
      list.items.weight(upTo: most) { $0.blocks.weight(upTo: most) }
    case .quote(let blocks): blocks.weight(upTo: most)
    case .table(let table): table.rows.weight(upTo: most) { $0.weight(upTo: most) }
    case .rule, .picture, .anchor, .seam: 16
    }
  }
}

extension [Block] {
  func weight(upTo most: Int) -> Int {
    weight(upTo: most) { $0.weight(upTo: most) }
  }

  /// The blocks in groups that hold about so much text.
  func pieces(of bytes: Int) -> [[Block]] {
    var units: [[Block]] = []
    for piece in flatMap({ $0.pieces(of: bytes) }) {
      // A seam belongs to what follows it.
      if case .seam? = units.last?.last {
        units[units.count - 1].append(piece)
      } else {
        units.append([piece])
      }
    }
    return units.grouped(bytes) { $0.weight(upTo: bytes) }.map { Array($0.joined()) }
  }
}

extension [Run] {
  /// About how many bytes of text there are.
  var weight: Int { reduce(16) { $0 + $1.text.utf8.count } }
}

extension Run {
  fileprivate var strong: Run {
    Run(text, traits: traits.union(.strong), target: target)
  }
}

extension [(runs: [Run], seam: Seam)] {
  /// The parts as blocks, with seams between.
  fileprivate func joined(_ block: (Element) -> Block) -> [Block] {
    enumerated().flatMap { index, part in
      index == 0 ? [block(part)] : [.seam(part.seam), block(part)]
    }
  }
}
