import Documents

extension Document {
  /// The destinations of its links, as they are written, in reading order.
  var links: [String] {
    runs.compactMap { run in
      if case .link(let destination) = run.target { destination } else { nil }
    }
  }

  /// The sources of its pictures.
  var pictures: [String] {
    flatBlocks.compactMap { if case .picture(let picture) = $0 { picture.source } else { nil } }
  }

  /// The places that links can name.
  var anchors: Set<String> {
    Set(flatBlocks.compactMap { if case .anchor(let name) = $0 { name } else { nil } })
  }

  /// Whether it is text in one paragraph, with nothing around it.
  var isOneParagraph: Bool {
    let blocks = flatBlocks.filter { if case .anchor = $0 { false } else { true } }
    guard case .paragraph? = blocks.first else { return blocks.isEmpty }
    return blocks.count == 1
  }

  private var runs: [Run] { flatBlocks.flatMap(\.runs) }

  /// All blocks, also those within others.
  private var flatBlocks: [Block] {
    var flat: [Block] = []
    var rest: [Block] = blocks.reversed()
    while let block = rest.popLast() {
      flat.append(block)
      rest += block.inner.reversed()
    }
    return flat
  }
}

extension Block {
  fileprivate var inner: [Block] {
    switch self {
    case .list(let list): list.items.flatMap(\.blocks)
    case .quote(let blocks): blocks
    case .heading, .paragraph, .preformatted, .table, .rule, .picture, .anchor, .seam: []
    }
  }

  fileprivate var runs: [Run] {
    switch self {
    case .heading(_, let runs), .paragraph(let runs, _), .preformatted(let runs): runs
    case .table(let table): table.caption + table.rows.flatMap { $0.flatMap(\.runs) }
    case .picture(let picture): picture.words
    case .list, .quote, .rule, .anchor, .seam: []
    }
  }
}
