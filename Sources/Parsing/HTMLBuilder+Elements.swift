import Cells
import Documents
import HTML

/// What is to be done at the end of an element.
enum Closing {
  case nothing
  case flush
  case line
  case summary
  /// A link that its name may stand for.
  case name
  case sign(String)
  case script(TextStyle.Position)
  case quote
  case list
  /// An item, within a list that nobody opened if so said.
  case item(marker: String, value: Int?, numbers: NumberStyle?, isAlone: Bool)
  case table, row, caption, foot
  case cell(isHeader: Bool, columnSpan: Int, rowSpan: Int)
  case capture
  case option, optionGroup
  case label
}

extension HTMLBuilder {
  /// Starts an element and says what its end means.
  mutating func begin(
    _ kind: ElementKind, _ name: String, _ attributes: [HTMLAttribute]
  ) -> Closing {
    if case .unseen = kind { style.isHidden = true }
    if name == "dialog", attributes["open"] == nil { style.isHidden = true }
    guard !style.isHidden else { return .nothing }
    if capture != nil { return beginCaptured(kind, attributes) }
    let element = attributes["promenade-element"].flatMap(Int.init)
    if let element { style.target = .element(element, .clickable) }
    if let label = attributes["promenade-label"].flatMap(Int.init), element == nil {
      style.target = .label(label)
    }
    if name == "form" { form += 1 }
    if name == "label" {
      labelDepth += 1
      return .label
    }
    if kind.isBlock { flush() }
    if !attributes.isEmpty { noteAnchors(attributes, isLink: name == "a") }
    switch kind {
    case .plain, .unseen, .option: return .nothing
    case .optionGroup:
      inline.endLine()
      return .line
    case .trait(let trait): style.traits.insert(trait)
    case .link:
      if element == nil, let href = attributes["href"] {
        style.target = .link(href.sanitized().trimmed)
      }
      pendingName = style.isShown ? Self.name(attributes) : nil
      return pendingName == nil ? .nothing : .name
    case .unbroken: style.whiteSpace = .nowrap
    case .lineBreak: inline.breakLine(style)
    case .breakOpportunity: inline.addSign("\u{200B}", style)
    case .picture, .frame, .input, .captured, .quotation, .reading, .rule:
      return style.isShown ? beginSeen(kind, attributes, element: element) : .nothing
    case .raised, .lowered:
      inline.beginScript()
      return .script(kind.position)
    case .line, .summary:
      if name == "center" { style.alignment = .center }
      inline.endLine()
      guard case .summary = kind, style.isShown else { return .line }
      pendingSign = "▾ "
      return .summary
    case .block:
      if name == "p" { loosenList() }
      return .flush
    case .heading(let level):
      style.block = .heading(level)
      return .flush
    case .preformatted:
      style.block = .preformatted
      style.whiteSpace = .pre
      inline.skipLineFeed()
      return .flush
    case .quote: return enterBlocks() ? .quote : .flush
    case .list, .terms: return beginList(kind, attributes)
    case .item, .term, .definition: return beginItem(kind, attributes)
    case .table, .row, .caption, .foot, .cell: return beginTable(kind, attributes)
    }
    return .nothing
  }

  /// Notes the names by which a link can go to an element.
  private mutating func noteAnchors(_ attributes: [HTMLAttribute], isLink: Bool) {
    for name in [attributes["id"], isLink ? attributes["name"] : nil] {
      if let name, !name.isEmpty { pendingAnchors.append(name.sanitized()) }
    }
  }

  /// What an element without text is called, such as a button with a drawing on it.
  static func name(_ attributes: [HTMLAttribute]) -> String? {
    [attributes["aria-label"], attributes["title"]].lazy
      .map { HTMLText.collapsed($0 ?? "").trimmed }.first { !$0.isEmpty }
  }

  /// Adds a sign that a style sheet would.
  mutating func add(sign: String) {
    makeRoom()
    beginText()
    inline.addSign(sign, style)
  }

  /// Starts to put blocks into something, unless that would be too deep.
  mutating func enterBlocks() -> Bool {
    guard containers.count < Self.deepest else { return false }
    containers.append(Container(.blocks))
    return true
  }

  /// Ends that and gives the blocks.
  mutating func leaveBlocks() -> [Block] {
    flush()
    return containers.removeLast().blocks
  }

  /// Does what the end of an element means.
  mutating func finish(_ closing: Closing) {
    switch closing {
    case .nothing: break
    case .flush: flush()
    case .line: inline.endLine()
    case .summary:
      if pendingSign != nil { beginText() }
      inline.endLine()
    case .name:
      if let name = pendingName { add(sign: name) }
      pendingName = nil
    case .sign(let sign): add(sign: sign)
    case .script(let position): inline.endScript(position)
    case .quote:
      let blocks = leaveBlocks()
      if !blocks.isEmpty { append(.quote(blocks)) }
    case .list: endList()
    case .item(let marker, let value, let numbers, let isAlone):
      endItem(marker: marker, value: value, numbers: numbers, isAlone: isAlone)
    case .table: endTable()
    case .row, .foot:
      flush()
      tables[tables.count - 1].endRow()
      if case .foot = closing { tables[tables.count - 1].isInFoot = false }
      giveRows()
    case .caption:
      let blocks = leaveBlocks()
      tables[tables.count - 1].caption += blocks.runs
    case .cell(let isHeader, let columnSpan, let rowSpan):
      let blocks = leaveBlocks()
      tables[tables.count - 1].add(
        blocks, isHeader: isHeader, columnSpan: columnSpan, rowSpan: rowSpan)
    case .capture: endCapture()
    case .label: endLabel()
    case .option: capture?.endOption()
    case .optionGroup: capture?.endGroup()
    }
  }
}

extension ElementKind {
  /// Where text of this element stands.
  fileprivate var position: TextStyle.Position {
    if case .raised = self { .raised } else { .lowered }
  }
}
