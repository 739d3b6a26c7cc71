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
    var survey = ChunkSurvey()
    for block in blocks.lazy.flatMap({ $0.pieces(of: Self.fullBytes) }) {
      part += survey.look(at: [block])
      guard survey.bytes + survey.lines * 16 >= Self.fullBytes else { continue }
      chunks.append(chunk(of: part, survey))
      (part, survey) = ([], ChunkSurvey())
    }
    if !part.isEmpty { chunks.append(chunk(of: part, survey)) }
    return chunks
  }

  /// Makes a chunk of whole lines of a plain text; it follows such lines without a gap.
  public mutating func cut(lines: String) -> Chunk {
    defer { (isAtStart, wasText) = (false, true) }
    var survey = ChunkSurvey()
    let blocks = survey.look(at: [.preformatted([Run(lines)])])
    return Chunk(blocks, survey, isApart: !isAtStart && !wasText)
  }

  private mutating func chunk(of blocks: [Block], _ survey: ChunkSurvey) -> Chunk {
    defer { isAtStart = false }
    let isCut = if case .seam? = blocks.first { true } else { false }
    return Chunk(blocks, survey, isApart: !isAtStart && !isCut)
  }
}

extension [Chunk] {
  /// The chunks of a whole document.
  public init(_ document: Document) {
    var cutter = ChunkCutter()
    self = cutter.cut(document.blocks)
  }
}
