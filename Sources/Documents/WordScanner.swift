import Cells

/// Finds in a text where its lines may be broken.
struct WordScanner {
  private var breaker: LineBreaker
  private let inlines: [Inline]
  private var previous = BreakClass.none

  /// Breaks inlines into lines of a width, at blanks or else anywhere.
  static func lines(of inlines: [Inline], width: Int) -> [[Piece]] {
    var scanner = WordScanner(
      breaker: LineBreaker(inlines, width: width), inlines: inlines)
    for index in inlines.indices { scanner.scan(index) }
    return scanner.breaker.finish()
  }

  /// Breaks inlines into lines at line feeds, and where nothing fits any more.
  ///
  /// Lines that go on so are narrower by an indent and told; the first may be such a line itself.
  static func preformattedLines(
    of inlines: [Inline], width: Int, indent: Int, goesOn: Bool
  ) -> (lines: [[Piece]], continuations: [Int]) {
    var breaker = LineBreaker(inlines, width: width, indent: indent, goesOn: goesOn)
    for (index, inline) in inlines.enumerated() {
      var start = 0
      for part in inline.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if start > 0 { breaker.forceBreak() }
        let end = start + part.utf8.count
        if end > start {
          breaker.add(Piece(inline: index, start: start, end: end, columns: part.columns))
        }
        start = end + 1
      }
    }
    return (breaker.finish(), breaker.continuations)
  }

  private mutating func scan(_ index: Int) {
    guard !inlines[index].isWhole else { return addWhole(index) }
    let bytes = inlines[index].text.utf8.span
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case 0x09, 0x20:
        endWord(index, start, offset)
        start = offset
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        addSpace(index, start, offset, columns: offset - start)
        start = offset
      case 0x0A:
        endWord(index, start, offset)
        breaker.forceBreak()
        previous = .none
        offset += 1
        start = offset
      case 0x80...:
        offset = self.end(of: bytes, from: offset)
        scanWord(index, start, offset)
        start = offset
      case 0x2D where offset > start && Self.isLetter(bytes[offset - 1]):
        offset += 1
        if offset < bytes.count, Self.isLetter(bytes[offset]) {
          endWord(index, start, offset)
          breaker.allowBreak()
          start = offset
        }
      default:
        offset += 1
      }
    }
    endWord(index, start, offset)
  }

  /// Adds an inline that is one word.
  private mutating func addWhole(_ index: Int) {
    let text = inlines[index].text
    if previous.allowsBreak(before: .narrow) { breaker.allowBreak() }
    breaker.add(Piece(inline: index, start: 0, end: text.utf8.count, columns: text.columns))
    previous = .none
  }

  /// Where the word that goes on at an offset ends.
  private func end(of bytes: borrowing Swift.Span<UInt8>, from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return end
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// Ends a word of ASCII.
  private mutating func endWord(_ index: Int, _ start: Int, _ end: Int) {
    guard end > start else { return }
    if previous.allowsBreak(before: .narrow) { breaker.allowBreak() }
    breaker.add(Piece(inline: index, start: start, end: end, columns: end - start))
    previous = .narrow
  }

  private mutating func addSpace(_ index: Int, _ start: Int, _ end: Int, columns: Int) {
    breaker.addSpace(Piece(inline: index, start: start, end: end, columns: columns))
    previous = .none
  }

  /// Goes through a word that is not all ASCII.
  private mutating func scanWord(_ index: Int, _ start: Int, _ end: Int) {
    var offset = start
    for character in inlines[index].text.bytes(start, end) {
      let next = offset + character.utf8.count
      let columns = character.columns
      let current = BreakClass(character, columns: columns, after: previous)
      switch current {
      case .space: addSpace(index, offset, next, columns: columns)
      case .opportunity: breaker.allowBreak()
      case .syllable:
        breaker.allowHyphen(Piece(inline: index, start: offset, end: next, columns: 0))
      case .none, .narrow, .letter, .closing, .opening, .wide, .hyphen:
        if previous.allowsBreak(before: current) { breaker.allowBreak() }
        breaker.add(Piece(inline: index, start: offset, end: next, columns: columns))
      }
      previous = current
      offset = next
    }
  }
}
