import Cells

/// A part of an inline on one line, by its place in the text's UTF-8.
struct Piece {
  var inline: Int
  var start: Int
  var end: Int
  var columns: Int
}

/// Fills lines with words, as many as fit.
struct LineBreaker {
  private let inlines: [Inline]
  private let width: Int
  private(set) var lines: [[Piece]] = []
  private var line = Stretch()
  private var space = Stretch()
  private var word = Stretch()

  /// Makes a breaker for lines of at least one column.
  init(_ inlines: [Inline], width: Int) {
    self.inlines = inlines
    self.width = max(1, width)
  }

  /// Adds to the word that isn't ended yet.
  mutating func add(_ piece: Piece) { word.add(piece) }

  /// Adds blanks, which vanish where a line is broken.
  mutating func addSpace(_ piece: Piece) {
    allowBreak()
    space.add(piece)
  }

  /// Ends the word: here a line may be broken.
  mutating func allowBreak() {
    guard !word.pieces.isEmpty else { return }
    if line.columns + space.columns + word.columns > width {
      if !line.pieces.isEmpty { endLine() }
      space.clear()
    }
    line.add(space)
    space.clear()
    if line.columns + word.columns > width { cut() } else { line.add(word) }
    word.clear()
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

  private mutating func endLine() {
    lines.append(line.pieces)
    line.clear()
  }

  /// Cuts a word that is wider than a line; a line takes at least one character.
  private mutating func cut() {
    for piece in word.pieces {
      let isASCII = piece.columns == piece.end - piece.start
      if isASCII { cutASCII(piece) } else { cutCharacters(of: piece) }
    }
  }

  private mutating func cutASCII(_ piece: Piece) {
    var start = piece.start
    while start < piece.end {
      if line.columns >= width { endLine() }
      let end = min(piece.end, start + width - line.columns)
      line.add(Piece(inline: piece.inline, start: start, end: end, columns: end - start))
      start = end
    }
  }

  private mutating func cutCharacters(of piece: Piece) {
    var start = piece.start
    for character in inlines[piece.inline].text.bytes(piece.start, piece.end) {
      let columns = character.columns
      if line.columns + columns > width, !line.pieces.isEmpty { endLine() }
      let end = start + character.utf8.count
      line.add(Piece(inline: piece.inline, start: start, end: end, columns: columns))
      start = end
    }
  }
}

/// Pieces side by side.
private struct Stretch {
  var pieces: [Piece] = []
  var columns = 0

  mutating func add(_ piece: Piece) {
    columns += piece.columns
    if let last = pieces.indices.last, pieces[last].inline == piece.inline,
      pieces[last].end == piece.start
    {
      pieces[last].end = piece.end
      pieces[last].columns += piece.columns
    } else {
      pieces.append(piece)
    }
  }

  mutating func add(_ other: Stretch) {
    for piece in other.pieces { add(piece) }
  }

  mutating func clear() {
    pieces.removeAll(keepingCapacity: true)
    columns = 0
  }
}

extension String {
  /// The part between two offsets in UTF-8.
  func bytes(_ start: Int, _ end: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)]
  }
}
