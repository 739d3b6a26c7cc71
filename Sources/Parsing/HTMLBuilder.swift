import Documents
import HTML

/// Builds blocks from the events of an HTML text.
struct HTMLBuilder {
  private(set) var title = ""
  var style = TextStyle()
  var inline = InlineText()
  var containers = [Container(.blocks)]
  /// The lists and tables among the containers.
  var lists: [ListBuilder] = []
  var tables: [TableBuilder] = []
  var capture: CapturedText?
  var pendingAnchors: [String] = []
  /// A sign before the next text, be that in a block of its own.
  var pendingSign: String?
  /// What a link without any text is called, while there is none.
  var pendingName: String?
  /// How many forms have begun: radio buttons of two are no group.
  var form = 0
  /// How many labels are open, and what is wrong with the boxes in them.
  var labelDepth = 0
  var problem = ""
  /// How the text that is collected goes on with the block before it, if it does.
  private var seam: Seam?
  private var open: [OpenElement] = []

  /// Quotes and lists within more of them are not indented any further.
  static let deepest = 32

  /// What blocks are put in.
  struct Container {
    let kind: Kind
    var blocks: [Block] = []

    enum Kind { case blocks, list, table }

    init(_ kind: Kind) { self.kind = kind }
  }

  /// An element whose end hasn't come.
  private struct OpenElement {
    let name: String
    let outer: TextStyle
    let closing: Closing
    /// Whether what follows is on a line of its own.
    var endsLine = false
  }

  /// Takes an event.
  mutating func take(_ event: HTMLEvent) {
    switch event {
    case .text(let text): add(text)
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name): end(name)
    case .page(let attributes):
      style.apply(attributes, of: "body")
    }
  }

  /// The blocks that are complete, as far as nothing before them is open.
  mutating func takeBlocks() -> [Block] {
    defer { containers[0].blocks.removeAll() }
    return containers[0].blocks
  }

  /// Ends the text.
  mutating func finish() {
    while let element = open.last { end(element.name) }
    flush()
    addAnchors()
  }

  private mutating func add(_ text: String) {
    guard style.isShown else { return }
    guard capture == nil else {
      capture?.add(text)
      return
    }
    makeRoom()
    if pendingSign != nil || pendingName != nil, !text.allSatisfy(\.isWhitespace) { beginText() }
    inline.add(text, style)
    cutText()
  }

  /// Makes a block of the text so far if what comes next can't join it.
  mutating func makeRoom() {
    guard inline.isComplete(before: style) else { return }
    let goesOn = inline.style.alignment == style.alignment && inline.style.block == style.block
    flush()
    if goesOn { seam = .betweenLines }
  }

  /// Adds the sign that waits for text, and lets no name stand for it.
  mutating func beginText() {
    pendingName = nil
    guard let sign = pendingSign else { return }
    pendingSign = nil
    inline.addSign(sign, style)
  }

  /// Makes a block of the beginning of a text that gets too long.
  private mutating func cutText() {
    let style = inline.style
    guard let (blocks, next) = inline.takeBeginning() else { return }
    append(blocks, style)
    seam = next
  }

  private mutating func start(_ name: String, _ attributes: [HTMLAttribute]) {
    let outer = style
    guard !style.isHidden else {
      return open.append(OpenElement(name: name, outer: outer, closing: .nothing))
    }
    var kind = ElementKind.named(name)
    if case .cell(isHeader: true) = kind { style.alignment = .center }
    style.apply(attributes, of: name)
    let isBlock = style.display == .block && kind.isInline && capture == nil && !style.isHidden
    if isBlock { inline.endLine() }
    if style.display == .inline, kind.canBeInline { kind = .plain }
    if style.whiteSpace == .pre, isBlock || kind.isTextBlock { style.block = .preformatted }
    let closing = begin(kind, name, attributes)
    open.append(OpenElement(name: name, outer: outer, closing: closing, endsLine: isBlock))
  }

  private mutating func end(_ name: String) {
    guard let element = open.popLast() else { return }
    finish(element.closing)
    if element.endsLine { inline.endLine() }
    style = element.outer
  }

  /// Whether an element of this name is open.
  func isWithin(_ name: String) -> Bool { open.contains { $0.name == name } }

  /// Makes a block of the text so far.
  mutating func flush() {
    let style = inline.style
    append(inline.take(), style)
    seam = nil
  }

  private mutating func append(_ blocks: [InlineBlock], _ style: TextStyle) {
    if !blocks.isEmpty, let seam { append(.seam(seam)) }
    for block in blocks {
      switch (block, style.block) {
      case (.picture(let picture), _): append(.picture(picture))
      case (.runs(let runs), .heading(let level)) where seam == nil:
        append(.heading(level: level, runs))
      case (.runs(let runs), .preformatted): append(.preformatted(runs))
      case (.runs(let runs), .paragraph), (.runs(let runs), .heading):
        append(.paragraph(runs, style.alignment))
      }
    }
  }

  /// Puts a block where it belongs.
  mutating func append(_ block: Block) {
    let last = containers.count - 1
    switch containers[last].kind {
    case .blocks:
      addAnchors()
      containers[last].blocks.append(block)
    case .list: lists[lists.count - 1].addStray(block)
    case .table: tables[tables.count - 1].strays.append(block)
    }
  }

  /// Puts a block below those that are complete, beside what is still open.
  mutating func give(_ block: Block) { containers[0].blocks.append(block) }

  /// Puts the anchors that wait before the block that comes.
  private mutating func addAnchors() {
    for name in pendingAnchors { containers[containers.count - 1].blocks.append(.anchor(name)) }
    pendingAnchors.removeAll()
  }

  /// Notes the title; of several the first counts.
  mutating func setTitle(_ text: String) {
    if title.isEmpty { title = text }
  }
}
