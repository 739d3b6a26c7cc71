public import Documents

extension Viewer {
  /// What came in of a document.
  public struct Growth: Equatable, Sendable {
    public var chunks: [Chunk]
    /// The part of the document that was read by now, if its length is known.
    public var part: Double?
    public var isLast: Bool
    /// How its bytes are read, as far as is known.
    public var characters: CharacterNote?

    /// Makes a piece of news.
    public init(
      _ chunks: [Chunk], part: Double? = nil, isLast: Bool = false,
      characters: CharacterNote? = nil
    ) {
      self.characters = characters
      self.chunks = chunks
      self.part = part
      self.isLast = isLast
    }
  }
}
