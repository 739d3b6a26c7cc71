import Documents

extension TextPane {
  /// A chunk, and how it is laid out at the width of the pane.
  struct Part: Equatable, Sendable {
    let chunk: Chunk
    /// Nil while nobody has looked that far.
    var layout: Layout?
    /// How many lines it has, or about how many.
    var lines: Int
    /// About how many it has, whether or not it was laid out since.
    let estimate: Int
    /// Where the text that is searched for was found; nil if it was not yet looked for.
    var matches: [Match]?

    init(_ chunk: Chunk, columns: Int) {
      self.chunk = chunk
      estimate = chunk.estimatedLines(columns: columns)
      lines = estimate
    }

    mutating func layOut(columns: Int, rooms: PictureRooms) -> Layout {
      if let layout { return layout }
      let layout = Layout(of: chunk, columns: columns, rooms: rooms)
      self.layout = layout
      lines = layout.lines.count
      return layout
    }
  }
}
