extension List {
  /// The list in lists that hold about so much text, with seams between.
  func pieces(of bytes: Int) -> [Block] {
    var columns = markerColumns
    var pieces: [Block] = []
    func add(_ items: [Item], after seam: Seam?) {
      let list = List(items: items, isTight: isTight, markerColumns: columns)
      columns = list.widestMarker
      if let seam, !pieces.isEmpty { pieces.append(.seam(seam)) }
      pieces.append(.list(list))
    }
    let groups = items.grouped(bytes) { $0.blocks.weight(upTo: 2 * bytes) }
    for group in groups {
      guard group.count == 1, group[0].blocks.weight(upTo: 2 * bytes) > 2 * bytes else {
        add(group, after: isTight ? .betweenLines : nil)
        continue
      }
      for (index, part) in group[0].blocks.pieces(of: bytes).enumerated() {
        // An item that goes on has no mark but stands where it did.
        let item = Item(marker: index == 0 ? group[0].marker : " ", blocks: part)
        let isCut = if case .seam? = part.first { true } else { false }
        add([item], after: isCut || (index == 0 && isTight) ? .betweenLines : nil)
      }
    }
    return pieces
  }
}
