/// A part of a long document, with what can be known about it without laying it out.
///
/// A document of megabytes is held as chunks, so that only those that are seen need be laid out.
public struct Chunk: Hashable, Sendable {
  public let blocks: [Block]
  /// Whether a blank line stands between the chunk and what is above it.
  let isApart: Bool
  /// The headlines in it, in reading order.
  public let headings: [Heading]
  /// The names of places in it that a link can name.
  let anchors: [String]
  /// Whether something in it can be focused.
  public let hasTargets: Bool
  /// The lines it has at the least, and the bytes of text on them.
  private let fewestLines: Int
  private let bytes: Int

  /// A headline.
  public struct Heading: Hashable, Sendable {
    public let level: Int
    public let text: String
  }

  init(_ blocks: [Block], isApart: Bool) {
    var survey = ChunkSurvey()
    self.blocks = survey.look(at: blocks)
    self.isApart = isApart
    headings = survey.headings
    anchors = survey.anchors
    hasTargets = survey.hasTargets
    fewestLines = survey.lines
    bytes = survey.bytes
  }

  /// About how many lines it takes at a width.
  public func estimatedLines(columns: Int) -> Int {
    max(1, fewestLines + bytes / max(1, columns))
  }

  /// Whether a link can name a place in it so.
  public func hasAnchor(_ name: String) -> Bool { anchors.contains(name) }

  /// The anchor before a headline of the chunk; no document can have one of that name.
  static func anchor(ofHeading index: Int) -> String { "\u{0}\(index)" }
}

/// Cuts the blocks of a document into chunks as they come in.
public struct ChunkCutter: Sendable {
  /// A chunk is full when it holds so much text: laying it out is done in a moment.
  private static let fullBytes = 12 << 10

  private var isAtStart = true
  private var wasText = false

  /// Makes a cutter at the start of a document.
  public init() {}

  /// Makes chunks of the blocks that come next.
  public mutating func cut(_ blocks: [Block]) -> [Chunk] {
    wasText = false
    var chunks: [Chunk] = []
    var part: [Block] = []
    var bytes = 0
    for block in blocks {
      part.append(block)
      var survey = ChunkSurvey()
      _ = survey.look(at: [block])
      bytes += survey.bytes + 32
      guard bytes >= Self.fullBytes else { continue }
      chunks.append(chunk(of: part))
      (part, bytes) = ([], 0)
    }
    if !part.isEmpty { chunks.append(chunk(of: part)) }
    return chunks
  }

  /// Makes a chunk of whole lines of a plain text; it follows such lines without a gap.
  public mutating func cut(lines: String) -> Chunk {
    defer { (isAtStart, wasText) = (false, true) }
    return Chunk([.preformatted([Run(lines)])], isApart: !isAtStart && !wasText)
  }

  private mutating func chunk(of blocks: [Block]) -> Chunk {
    defer { isAtStart = false }
    return Chunk(blocks, isApart: !isAtStart)
  }
}

extension [Chunk] {
  /// The chunks of a whole document.
  public init(_ document: Document) {
    var cutter = ChunkCutter()
    self = cutter.cut(document.blocks)
  }
}
