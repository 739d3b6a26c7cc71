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
  /// The sources of the pictures in it that can have room.
  public let pictures: Set<String>
  /// Whether something in it can be focused.
  public let hasTargets: Bool
  /// The lines it has at the least, and the bytes of text on them.
  private let fewestLines: Int
  private let bytes: Int

  /// A headline.
  public struct Heading: Hashable, Sendable {
    public let level: Int
    public let text: String
    /// The text in small letters, to be searched in without delay among thousands.
    private let folded: [UInt8]

    init(level: Int, text: String) {
      self.level = level
      self.text = text
      folded = Array(text.lowercased().utf8)
    }

    /// Whether a text stands in it.
    public func contains(_ wanted: Wanted) -> Bool {
      guard let first = wanted.folded.first else { return true }
      var start = folded.startIndex
      while let found = folded[start...].firstIndex(of: first) {
        if folded[found...].starts(with: wanted.folded) {
          return !wanted.hasCapitals || text.contains(wanted.text)
        }
        start = found + 1
      }
      return false
    }

    /// A text that is looked for in many headlines; one in small letters finds capitals too.
    public struct Wanted: Sendable {
      fileprivate let text: String
      fileprivate let folded: [UInt8]
      fileprivate let hasCapitals: Bool

      /// Looks for a text.
      public init(_ text: String) {
        self.text = text
        folded = Array(text.lowercased().utf8)
        hasCapitals = text.contains(where: \.isUppercase)
      }
    }
  }

  /// Makes a chunk of blocks that were looked over.
  init(_ blocks: [Block], _ survey: ChunkSurvey, isApart: Bool) {
    self.blocks = blocks
    self.isApart = isApart
    headings = survey.headings
    anchors = survey.anchors
    pictures = survey.pictures
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
