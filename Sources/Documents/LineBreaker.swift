import Cells

/// Fills lines with words, as many as fit.
struct LineBreaker {
  private let inlines: [Inline]
  private let width: Int
  /// How many columns less a line has that goes on with one that was cut.
  private let indent: Int
  private(set) var lines: [[Piece]] = []
  /// The lines that go on with one that was cut.
  private(set) var continuations: [Int] = []
  private var line = Stretch()
  private var space = Stretch()
  private var word = Stretch()

  /// Makes a breaker for lines of at least one column.
  ///
  /// If so said, the first goes on with one that was cut.
  init(_ inlines: [Inline], width: Int, indent: Int = 0, goesOn: Bool = false) {
    self.inlines = inlines
    self.width = max(1, width)
    self.indent = indent
    if goesOn, indent > 0 { continuations = [0] }
  }

  /// How wide the line can be.
  private var room: Int { continuations.last == lines.count ? width - indent : width }

  /// Adds to the word that isn't ended yet.
  mutating func add(_ piece: Piece) {
    if word.endsSyllable, piece.columns > 0, !line.pieces.isEmpty {
      // The word goes on, so that its syllables would need a hyphen here.
      wrap()
      endSyllable()
    }
    word.add(piece)
  }

  /// Adds blanks, which vanish where a line is broken.
  mutating func addSpace(_ piece: Piece) {
    allowBreak()
    space.add(piece)
  }

  /// Ends the word: here a line may be broken.
  mutating func allowBreak() {
    guard !word.pieces.isEmpty else { return }
    if line.columns + space.columns + word.columns > room {
      if !line.pieces.isEmpty { wrap() }
      space.clear()
    }
    line.add(space)
    space.clear()
    if line.columns + word.columns > room { cut() } else { line.add(word) }
    word.clear()
  }

  /// Ends a syllable: here a line may be broken with a hyphen, if there is room for one.
  mutating func allowHyphen(_ piece: Piece) {
    word.add(piece)
    if line.columns + space.columns + word.columns > room, !line.pieces.isEmpty { wrap() }
    endSyllable()
  }

  private mutating func endSyllable() {
    // Without room for the hyphen what follows decides.
    guard line.columns + space.columns + word.columns < room else {
      return word.endsSyllable = true
    }
    allowBreak()
    line.endsSyllable = true
  }

  /// Ends the line, even an empty one.
  mutating func forceBreak() {
    allowBreak()
    endLine()
    space.clear()
  }

  /// Ends the text.
  mutating func finish() -> [[Piece]] {
    allowBreak()
    if !line.pieces.isEmpty { endLine() }
    return lines
  }

  /// Ends a line that the text goes on after.
  private mutating func wrap() {
    if line.endsSyllable { line.addHyphen() }
    endLine()
    space.clear()
  }

  private mutating func endLine() {
    lines.append(line.pieces)
    line.clear()
  }

  /// Cuts a word that is wider than a line, after a no-break space if it has one.
  private mutating func cut() {
    var part = Stretch()
    for piece in word.pieces {
      var start = piece.start
      for space in inlines[piece.inline].text.noBreakSpaces(piece.start, piece.end) {
        part.add(self.piece(of: piece, start, space))
        fit(part)
        part.clear()
        start = space
      }
      if start < piece.end { part.add(self.piece(of: piece, start, piece.end)) }
    }
    fit(part)
  }

  private func piece(of piece: Piece, _ start: Int, _ end: Int) -> Piece {
    if start == piece.start, end == piece.end { return piece }
    let columns = inlines[piece.inline].text.bytes(start, end).columns
    return Piece(inline: piece.inline, start: start, end: end, columns: columns)
  }

  /// Adds a part of a word, on the next line if it fits there; a line takes at least one character.
  private mutating func fit(_ part: Stretch) {
    if line.columns + part.columns > room, line.columns > 0, part.columns <= width - indent {
      goOn()
    }
    guard line.columns + part.columns > room else { return line.add(part) }
    for piece in part.pieces {
      let isASCII = piece.columns == piece.end - piece.start
      if isASCII { cutASCII(piece) } else { cutCharacters(of: piece) }
    }
  }

  /// Ends a line that was cut.
  private mutating func goOn() {
    endLine()
    if indent > 0 { continuations.append(lines.count) }
  }

  private mutating func cutASCII(_ piece: Piece) {
    var start = piece.start
    while start < piece.end {
      if line.columns >= room { goOn() }
      let end = min(piece.end, start + room - line.columns)
      line.add(Piece(inline: piece.inline, start: start, end: end, columns: end - start))
      start = end
    }
  }

  private mutating func cutCharacters(of piece: Piece) {
    var start = piece.start
    for character in inlines[piece.inline].text.bytes(piece.start, piece.end) {
      let columns = character.columns
      if line.columns + columns > room, !line.pieces.isEmpty { goOn() }
      let end = start + character.utf8.count
      line.add(Piece(inline: piece.inline, start: start, end: end, columns: columns))
      start = end
    }
  }
}
