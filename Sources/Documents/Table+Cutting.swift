extension Table {
  /// The table in parts that hold about so much text, with seams between; a part of a table is only
  /// cut where it has a row that is too long.
  func pieces(of bytes: Int) -> [Block] {
    var cutter: TableCutter
    let groups: [[[Cell]]]
    if let part {
      guard rows.contains(where: { $0.isLong(bytes) }) else { return [.table(self)] }
      cutter = TableCutter(goingOnWith: part, of: self)
      groups = rows.grouped { $0.isLong(bytes) }
    } else {
      cutter = TableCutter(of: self)
      groups = rows.grouped(bytes) { $0.weight(upTo: bytes) }
    }
    let isLast = part?.isLast ?? true
    return groups.enumerated().flatMap { index, rows in
      cutter.cut(rows, isLast: isLast && index == groups.count - 1, bytes: bytes)
    }
  }
}

extension [Table.Cell] {
  func weight(upTo most: Int) -> Int {
    weight(upTo: most) { cell in
      switch cell.content {
      case .text(let text, _): text.utf8.count
      case .blocks(let blocks): blocks.weight(upTo: most)
      }
    }
  }

  /// Whether there is so much in a row that it is to be cut.
  func isLong(_ bytes: Int) -> Bool { weight(upTo: 2 * bytes) > 2 * bytes }
}

extension [[Table.Cell]] {
  /// The rows in groups; some of them stand alone.
  fileprivate func grouped(standsAlone: (Element) -> Bool) -> [[Element]] {
    var groups: [[Element]] = []
    var isOpen = false
    for row in self {
      let isAlone = standsAlone(row)
      if isOpen, !isAlone { groups[groups.count - 1].append(row) } else { groups.append([row]) }
      isOpen = !isAlone
    }
    return groups
  }
}
