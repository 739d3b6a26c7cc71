/// A document set in lines of so many columns.
///
/// Blocks are set one after another and never look at what follows, so a document that is still
/// being read can be laid out as it grows.
public struct Layout: Equatable, Sendable {
  /// How wide the lines may be, at least 1.
  public let columns: Int
  public private(set) var lines: [Line] = []
  /// What can be focused, in reading order.
  public private(set) var targets: [PlacedTarget] = []
  /// The pictures on lines of their own, in reading order.
  public private(set) var pictures: [PlacedPicture] = []
  private var anchors: [String: Int] = [:]
  private var elements: [Int: Int] = [:]

  /// Lays a document out.
  public init(of document: Document, columns: Int) {
    self.init(columns: columns)
    append(document.blocks)
  }

  /// Makes the layout of an empty document.
  public init(columns: Int) {
    self.columns = max(1, columns)
  }

  /// Lays a part of a document out, with the blank line above it if there is to be one.
  public init(of chunk: Chunk, columns: Int, rooms: PictureRooms = PictureRooms()) {
    self.init(columns: columns)
    append(chunk.blocks, isApart: chunk.isApart, rooms: rooms)
  }

  /// Lays out more blocks below those that are there.
  public mutating func append(_ blocks: [Block]) { append(blocks, isApart: false) }

  private mutating func append(
    _ blocks: [Block], isApart: Bool, rooms: PictureRooms = PictureRooms()
  ) {
    var typesetter = Typesetter(columns: columns)
    typesetter.rooms = rooms
    if isApart { typesetter.separate() }
    exchange(with: &typesetter)
    let count = typesetter.lines.count
    typesetter.set(document: blocks)
    exchange(with: &typesetter)
    if !targets.isEmpty { placeTargets(from: count) }
  }

  /// Notes where the targets are found on the lines from one on.
  private mutating func placeTargets(from start: Int) {
    for index in lines.indices.dropFirst(start) {
      for span in lines[index].spans {
        guard let target = span.target else { continue }
        targets[target].place(on: index, at: span.column..<span.endColumn)
      }
    }
  }

  /// The line an anchor of this name stands at.
  public func anchorLine(_ name: String) -> Int? {
    anchors[name].map { min($0, max(0, lines.count - 1)) }
  }

  /// The line a headline of a chunk stands at.
  public func line(ofHeading index: Int) -> Int? { anchorLine(Chunk.anchor(ofHeading: index)) }

  /// The target that an element of a page is, by the element's number.
  public func target(ofElement number: Int) -> Int? { elements[number] }

  /// The whole as plain text, each line ended by a line feed and without trailing blanks.
  public var text: String {
    var bytes: [UInt8] = []
    for line in lines {
      line.append(to: &bytes)
      bytes.append(0x0A)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lends the parts to a typesetter or takes them back, without copying them.
  private mutating func exchange(with typesetter: inout Typesetter) {
    swap(&lines, &typesetter.lines)
    swap(&targets, &typesetter.targets)
    swap(&anchors, &typesetter.anchors)
    swap(&elements, &typesetter.elements)
    swap(&pictures, &typesetter.pictures)
  }
}
