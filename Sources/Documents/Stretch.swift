/// A part of an inline on one line, by its place in the text's UTF-8.
struct Piece {
  var inline: Int
  var start: Int
  var end: Int
  var columns: Int
  /// Whether a word goes on in the next line, after a hyphen that isn't in the text.
  var isHyphenated = false
}

/// Pieces side by side.
struct Stretch {
  private(set) var pieces: [Piece] = []
  private(set) var columns = 0
  /// Whether a soft hyphen stands at the end.
  var endsSyllable = false

  mutating func add(_ piece: Piece) {
    columns += piece.columns
    endsSyllable = false
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

  /// Lets the soft hyphen at the end be seen.
  mutating func addHyphen() {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].isHyphenated = true
    pieces[pieces.count - 1].columns += 1
    columns += 1
  }

  mutating func clear() {
    pieces.removeAll(keepingCapacity: true)
    columns = 0
    endsSyllable = false
  }
}

extension String {
  /// The part between two offsets in UTF-8.
  func bytes(_ start: Int, _ end: Int) -> Substring {
    self[utf8.index(startIndex, offsetBy: start)..<utf8.index(startIndex, offsetBy: end)]
  }

  /// The offsets behind the no-break spaces in a part.
  func noBreakSpaces(_ start: Int, _ end: Int) -> [Int] {
    let bytes = utf8.span
    var places: [Int] = []
    var index = start
    while index + 1 < end {
      if bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { places.append(index + 2) }
      index += 1
    }
    return places
  }
}
