import Cells

/// Sets blocks in lines, one below the other.
struct Typesetter {
  let columns: Int
  var lines: [Line] = []
  var targets: [PlacedTarget] = []
  var anchors: [String: Int] = [:]
  /// Where in `targets` an element of a page is, by its number.
  var elements: [Int: Int] = [:]
  /// The pictures that were set.
  var pictures: [PlacedPicture] = []
  /// Which pictures have room.
  var rooms = PictureRooms()
  var margin = Margin()
  /// The role of text that is neither headline nor code.
  var textRole = Role.body
  private var pendingAnchors: [String] = []
  private var pendingBlank: Margin?
  /// Whether preformatted text goes on within a line that was cut.
  private(set) var isWithinLine = false
  private(set) var depth = 0

  /// Nothing is indented where less than this would be left.
  var fewestColumns = 8
  /// How deep blocks are set within blocks.
  static let greatestDepth = 64

  init(columns: Int) { self.columns = columns }

  /// Makes a typesetter for a cell of a table, which is as wide as it needs to be.
  init(columns: Int, depth: Int, textRole: Role) {
    self.columns = columns
    self.depth = depth
    self.textRole = textRole
    fewestColumns = 2
  }

  /// Whether the lines are said, not seen: words take the place of what would be drawn.
  var isSpoken: Bool { columns.isSpokenWidth }

  /// How wide a line can be within the margin.
  var width: Int { max(1, columns - margin.column) }

  /// Sets the blocks of a document.
  mutating func set(document blocks: [Block]) {
    if !lines.isEmpty { pendingBlank = margin }
    set(blocks)
    for name in pendingAnchors { anchors[name] = lines.count }
  }

  /// Sets blocks with a blank line between them; in a tight list a list follows at once.
  mutating func set(_ blocks: [Block], isTight: Bool = false) {
    guard depth < Self.greatestDepth else {
      return emit(SetLine(Span(column: 0, columns: 1, text: "…", role: .body)))
    }
    depth += 1
    defer { depth -= 1 }
    var hasLines = false
    var isCaptioned = false
    var seam: Seam?
    for block in blocks {
      switch block {
      case .anchor(let name):
        pendingAnchors.append(name)
        continue
      case .seam(let found):
        seam = found
        continue
      default: break
      }
      let count = lines.count
      let outerBlank = pendingBlank
      let isBelow = seam != nil || isCaptioned || !hasLines || (isTight && block.isList)
      if seam == .betweenBlocks || !isBelow { separate() }
      isWithinLine = seam == .withinLine
      seam = nil
      set(block)
      guard lines.count > count else {
        pendingBlank = outerBlank
        continue
      }
      hasLines = true
      isCaptioned = block.isCaptioned
    }
  }

  /// Asks for a blank line before the next line, if one comes.
  mutating func separate() { pendingBlank = margin }

  private mutating func set(_ block: Block) {
    switch block {
    case .heading(let level, let runs): setHeading(runs, level: level)
    case .paragraph(let runs, let alignment): setParagraph(runs, alignment)
    case .preformatted(let runs): setPreformatted(runs)
    case .list(let list): set(list)
    case .quote(let blocks): setQuote(blocks)
    case .table(let table): set(table)
    case .rule: if !isSpoken { emit(frame(.line(width), columns: width)) }
    case .picture(let picture): set(picture)
    case .anchor, .seam: break
    }
  }

  private mutating func setQuote(_ blocks: [Block]) {
    let outer = margin
    if isSpoken {
      set([.paragraph([Run("Quote:")], .leading)])
      margin.column += 2
    } else if width - 2 >= fewestColumns {
      margin.bars.append(margin.column)
      margin.column += 2
    }
    set(blocks)
    margin.column = outer.column
    margin.bars = outer.bars
  }

  /// A line of a frame or a rule.
  func frame(_ text: String, columns: Int) -> SetLine {
    SetLine(Span(column: 0, columns: columns, text: text, role: .frame))
  }

  /// Adds a line within the margin.
  mutating func emit(_ line: SetLine, _ alignment: Alignment = .leading) {
    if let blank = pendingBlank {
      lines.append(Line(spans: blank.spans))
      pendingBlank = nil
    }
    for name in pendingAnchors where anchors[name] == nil { anchors[name] = lines.count }
    pendingAnchors.removeAll()
    var spans = margin.takeSpans()
    let side = isSpoken ? .leading : alignment
    let offset = margin.column + side.offset(of: line.columns, in: width)
    for var span in line.spans {
      span.column += offset
      spans.append(span)
    }
    lines.append(Line(spans: spans, end: line.end))
  }
}

extension Block {
  /// Whether the next one stands directly below it.
  fileprivate var isCaptioned: Bool {
    if case .picture(let picture) = self { picture.isCaptioned } else { false }
  }

  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}
