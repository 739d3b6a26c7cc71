/// Finds where a Markdown text can be cut so that its pieces mean what the whole does.
///
/// That is before a line behind a blank one which nothing above reaches: no block of code, no HTML,
/// no list. What has no such place for long is cut nevertheless, and the next piece goes on with it.
struct MarkdownCutter {
  /// The pieces that are complete.
  private(set) var pieces: [Piece] = []
  private var definitions = MarkdownDefinitions()
  private let size: Int
  private let longest: Int
  private var block = OpenBlock.none
  /// Where the text of the list's item starts that may still go on.
  private var itemOffset: Int?
  private var isAfterBlank = true
  private var isInParagraph = false
  /// The head of the table the last line was in, and the line that may be one.
  private var tableHead: [UInt8]?
  private var lastRow: [UInt8] = []
  private var piece = Piece(start: 0)

  /// The first piece is no longer than it takes to fill a screen.
  private static let firstSize = 1 << 13
  private static let longestHead = 1 << 12

  /// A part of a text.
  struct Piece {
    var start: Int
    var end = 0
    /// What has to stand before it to be understood.
    var head: [UInt8] = []
    /// Whether it goes on with a block of the piece before.
    var goesOn = false
  }

  /// What blank lines don't end.
  private enum OpenBlock {
    case none
    case fence(mark: UInt8, count: Int, opening: [UInt8])
    case html(end: String)
  }

  /// Makes a cutter of pieces of about so many bytes, and of no more than the longest if there is
  /// more than one line.
  init(size: Int, longest: Int) {
    self.size = size
    self.longest = longest
  }

  /// Takes the next line of a text, with its line feed, by its place there.
  mutating func take(_ line: ArraySlice<UInt8>) {
    let seen = MarkdownLine(line.last == 0x0A ? line.dropLast() : line)
    if canCut(before: seen) { cut(before: line.startIndex) }
    let isDefinition = definitions.takes(seen, canStart: isOpenForDefinition)
    look(at: seen)
    if isDefinition { isInParagraph = false }
    noteTable(line, seen)
    isAfterBlank = seen.isBlank
    piece.end = line.endIndex
  }

  /// Ends the text.
  mutating func finish() {
    if piece.end > piece.start { pieces.append(piece) }
  }

  /// The definitions of what a part of the text refers to, as lines to stand before it.
  mutating func definitions(for part: ArraySlice<UInt8>) -> [UInt8] { definitions.text(for: part) }

  private var isOpenForDefinition: Bool {
    if case .none = block { !isInParagraph } else { false }
  }

  private func canCut(before line: MarkdownLine) -> Bool {
    let count = piece.end - piece.start
    let isFirst = pieces.isEmpty
    guard count >= (isFirst ? min(size, Self.firstSize) : size) else { return false }
    if count >= longest { return true }
    let isForced = count >= longest / 4
    switch block {
    case .fence: return isForced
    case .html: return false
    case .none: break
    }
    if tableHead != nil, !line.isBlank { return isForced }
    guard line.indent < 4, !line.isBlank, !isWithinItem(line) else { return false }
    let isItem = itemOffset != nil && line.item != nil && !line.isThematicBreak
    return isItem ? isForced : isAfterBlank
  }

  /// Cuts a text here, whatever stands there; what is before it was taken.
  mutating func cut(before start: Int) {
    pieces.append(piece)
    piece = Piece(start: start)
    if case .fence(_, _, let opening) = block {
      (piece.head, piece.goesOn) = (opening, true)
    } else if let tableHead {
      piece.head = tableHead
    } else {
      piece.goesOn = !isAfterBlank
    }
  }

  private func isWithinItem(_ line: MarkdownLine) -> Bool {
    itemOffset.map { line.indent >= $0 } ?? false
  }

  private mutating func look(at line: MarkdownLine) {
    switch block {
    case .fence(let mark, let count, _):
      if line.closes((mark, count)) { block = .none }
    case .html(let end):
      if line.contains(end) { block = .none }
    case .none: lookForBlock(line)
    }
  }

  private mutating func lookForBlock(_ line: MarkdownLine) {
    let wasInParagraph = isInParagraph
    isInParagraph = false
    // What stands within an item ends with it at the latest.
    if line.isBlank { return }
    if isWithinItem(line) { return isInParagraph = true }
    guard line.indent < 4 else {
      isInParagraph = wasInParagraph
      return
    }
    if line.isThematicBreak || line.isHeading || line.isQuote {
      itemOffset = nil
    } else if let fence = line.fence {
      itemOffset = nil
      let opening = Array(line.text) + [0x0A]
      block = .fence(mark: fence.mark, count: fence.count, opening: opening)
    } else if let end = line.endOfHTML {
      itemOffset = nil
      if !line.contains(end) { block = .html(end: end) }
    } else if let item = line.item, !wasInParagraph || itemOffset != nil || item.canInterrupt {
      (itemOffset, isInParagraph) = (item.offset, true)
    } else {
      isInParagraph = true
      if isAfterBlank { itemOffset = nil }
    }
  }

  private mutating func noteTable(_ line: ArraySlice<UInt8>, _ seen: MarkdownLine) {
    guard case .none = block, seen.text.contains(UInt8(ascii: "|")) else {
      (tableHead, lastRow) = (nil, [])
      return
    }
    let isRule = seen.text.allSatisfy { "|-: \t".utf8.contains($0) }
    // A head that is long would be said again too often.
    if isRule, !lastRow.isEmpty, lastRow.count + line.count < Self.longestHead {
      tableHead = lastRow + line
    }
    lastRow = tableHead == nil && line.count < Self.longestHead ? Array(line) : []
  }
}
