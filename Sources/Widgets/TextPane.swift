public import Cells
public import Documents

/// A text of any length being read: only the chunks about the screen are laid out.
///
/// The place in it is a line of a chunk, so that neither what comes in below nor another width
/// moves what is read.
public struct TextPane: Equatable, Sendable {
  public private(set) var size = Size.zero
  var parts: [Part] = []
  /// The line at the top.
  var top = Position(chunk: 0, line: 0)
  /// How many letters of the chunk stand above the top, from the first of several resizes on: each
  /// would round the place a little otherwise.
  private var heldLetter: Int?
  /// Whether the end is to be seen, also when it moves on.
  private var followsEnd = false
  /// Which pictures have room in it.
  var rooms = PictureRooms()
  /// What had the focus last, in sight or not.
  var focus: Focus?
  var search = TextSearch()

  /// A line of a text.
  struct Position: Comparable, Sendable {
    var chunk: Int
    var line: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.chunk, left.line) < (right.chunk, right.line)
    }
  }

  /// A target by its chunk and its number there.
  struct Focus: Equatable, Sendable {
    var chunk: Int
    var target: Int
  }

  /// An empty pane.
  public init() {}

  var columns: Int { max(1, size.columns) }
  var rows: Int { max(1, size.rows) }
  public var isEmpty: Bool { parts.isEmpty }
  /// Whether the text is shown as it is written, line for line, as far as its beginning says.
  public var isAsWritten: Bool {
    parts.first?.chunk.blocks.allSatisfy { if case .preformatted = $0 { true } else { false } }
      ?? false
  }
  /// How many chunks it has, by which its size can be told.
  public var chunkCount: Int { parts.count }

  /// Adds what comes next.
  public mutating func append(_ chunks: [Chunk]) {
    parts += chunks.map { Part($0, columns: columns) }
    if followsEnd { top = end }
    settle()
  }

  /// Fits the pane to a size; the text at the top stays there.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    let isOtherWidth =
      size.columns != self.size.columns || size.rows != self.size.rows && !rooms.isEmpty
    let letter = heldLetter ?? letterAtTop
    let awaited = search.awaited ?? matchInSight
    self.size = size
    rooms.mostRows = max(1, rows - 2)
    guard isOtherWidth else { return settle() }
    for index in parts.indices { parts[index] = Part(parts[index].chunk, columns: columns) }
    search.restart()
    if followsEnd {
      top = end
      settle()
    } else {
      goThere(to: letter, in: top.chunk)
    }
    if let awaited { search.expect(awaited, orFrom: top) }
    heldLetter = letter
  }

  /// How many letters of its chunk stand above the top.
  private var letterAtTop: Int {
    guard parts.indices.contains(top.chunk) else { return 0 }
    return parts[top.chunk].layout?.letters(above: top.line) ?? 0
  }

  /// Where one is, to come back to in the same text at any width.
  public var place: Place { Place(chunk: top.chunk, letter: heldLetter ?? letterAtTop) }

  /// A place that is the same at any width.
  public struct Place: Hashable, Sendable {
    public let chunk: Int
    let letter: Int
  }

  /// Goes to a place; false if the text does not go that far yet.
  public mutating func go(to place: Place) -> Bool {
    guard parts.indices.contains(place.chunk) else { return false }
    leave()
    goThere(to: place.letter, in: place.chunk)
    return true
  }

  /// Lays a chunk out, if it isn't.
  mutating func layOut(_ chunk: Int) -> Layout {
    parts[chunk].layOut(columns: columns, rooms: rooms)
  }

  private mutating func goThere(to letter: Int, in chunk: Int) {
    guard parts.indices.contains(chunk) else { return }
    let line = letter == 0 ? 0 : layOut(chunk).line(ofLetter: letter)
    top = Position(chunk: chunk, line: line)
    settle()
  }
}

extension TextPane {
  /// Goes to a line; the place of earlier resizes is forgotten.
  mutating func move(to position: Position) {
    leave()
    top = position
    settle()
  }

  /// Scrolls so many lines.
  public mutating func scroll(by lines: Int) {
    move(to: Position(chunk: top.chunk, line: top.line + lines))
  }
  public mutating func scroll(byPages pages: Int) { scroll(by: pages * max(1, size.rows - 1)) }
  public mutating func scrollToStart() { move(to: Position(chunk: 0, line: 0)) }

  /// Goes to the end and, while the text grows, on with it.
  public mutating func scrollToEnd() {
    move(to: end)
    followsEnd = true
  }

  private mutating func leave() { (heldLetter, followsEnd) = (nil, false) }

  /// Goes on at another line of the chunk at the top, which was laid out anew, or to the end if
  /// that is followed.
  mutating func keepTop(at line: Int) {
    top = followsEnd ? end : Position(chunk: top.chunk, line: line)
  }

  /// Below everything, from where one is moved up as far as there is text.
  private var end: Position { Position(chunk: max(0, parts.count - 1), line: .max / 2) }
}
