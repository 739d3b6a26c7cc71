import Cells

extension Typesetter {
  /// Sets a list, its items' text flush beside the widest mark.
  mutating func set(_ list: List) {
    let column = margin.column
    let indent = indent(for: list)
    for (index, item) in list.items.enumerated() {
      let count = lines.count
      set(item, indent: indent, isTight: list.isTight)
      margin.column = column
      if !list.isTight, lines.count > count, index + 1 < list.items.count { separate() }
    }
  }

  private func indent(for list: List) -> Int {
    let wanted = Self.wantedIndent(for: list)
    return width - wanted >= fewestColumns ? wanted : 0
  }

  /// How far a list's text is indented where there is room.
  static func wantedIndent(for list: List) -> Int {
    let widest = list.widestMarker
    return widest == 0 ? 2 : widest + 1
  }

  private mutating func set(_ item: List.Item, indent: Int, isTight: Bool) {
    let columns = item.markerColumns
    guard columns > 0 else { return set(item.blocks, isTight: isTight) }
    if columns < indent {
      margin.markers.append(
        Span(
          column: margin.column + indent - 1 - columns, columns: columns, text: item.marker,
          role: .marker))
    } else if indent == 0, case .paragraph(let runs, let alignment) = item.blocks.first {
      let first = Block.paragraph([Run(item.marker + " ")] + runs, alignment)
      return set([first] + item.blocks.dropFirst(), isTight: isTight)
    } else {
      for line in wrapped([Run(item.marker)], width: width, role: .marker) { emit(line) }
    }
    margin.column += indent
    set(item.blocks, isTight: isTight)
    if !margin.markers.isEmpty { emit(SetLine(spans: [], columns: 0)) }
  }
}
