import Documents
import HTML

extension HTMLBuilder {
  /// Starts a list, unless that would be too deep.
  mutating func beginList(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    guard containers.count < Self.deepest else { return .flush }
    enterList(listKind(kind, attributes))
    return .list
  }

  /// Starts an item; one that is in no list gets its own.
  mutating func beginItem(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    guard containers.count < Self.deepest else { return .flush }
    let isAlone = containers.last?.kind != .list
    var marker = ""
    if case .definition = kind { marker = " " }
    if isAlone {
      if case .item = kind { enterList(.bullets(bullet)) } else { enterList(.terms) }
    }
    containers.append(Container(.blocks))
    return .item(
      marker: marker, value: HTMLText.integer(attributes["value"]),
      numbers: attributes["type"].flatMap(NumberStyle.init(rawValue:)), isAlone: isAlone)
  }

  mutating func endItem(marker: String, value: Int?, numbers: NumberStyle?, isAlone: Bool) {
    let blocks = leaveBlocks()
    if style.isShown || !blocks.isEmpty {
      lists[lists.count - 1].add(blocks, marker: marker, value: value, numbers: numbers)
    }
    if isAlone { return endList() }
    if containers.count == 2, lists[0].isLong { giveList() }
  }

  mutating func endList() {
    flush()
    containers.removeLast()
    var list = lists.removeLast()
    for block in list.takePart() { append(block) }
  }

  /// Gives the items so far of a list that is in nothing else: they can be seen already.
  private mutating func giveList() {
    for block in lists[0].takePart() { give(block) }
  }

  /// A paragraph in an item sets the items of its list apart.
  mutating func loosenList() {
    guard containers.count > 1, containers[containers.count - 2].kind == .list else { return }
    lists[lists.count - 1].loosen()
  }

  private mutating func enterList(_ kind: ListBuilder.Kind) {
    containers.append(Container(.list))
    lists.append(ListBuilder(kind))
  }

  private func listKind(
    _ kind: ElementKind, _ attributes: [HTMLAttribute]
  ) -> ListBuilder.Kind {
    let wanted = style.listStyle
    if wanted?.contains("none") == true { return .bullets(" ") }
    let isOrdered = if case .list(isOrdered: true) = kind { true } else { false }
    let numbers = wanted.flatMap(NumberStyle.init(style:))
    switch kind {
    case .list where numbers != nil || isOrdered && wanted.map(Self.isBullet) != true:
      return .numbers(
        numbers ?? attributes["type"].flatMap(NumberStyle.init(rawValue:)) ?? .decimal,
        start: HTMLText.integer(attributes["start"]), isReversed: attributes["reversed"] != nil)
    case .list: return .bullets(bullet)
    default: return .terms
    }
  }

  /// Whether a style asks for a mark that is the same for all items.
  private static func isBullet(_ style: String) -> Bool {
    ["disc", "circle", "square"].contains { style.contains($0) }
  }

  /// The mark of a list within as many others.
  private var bullet: String {
    Bullet.mark(within: lists.count(where: \.hasMarks))
  }
}
