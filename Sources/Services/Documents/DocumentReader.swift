import Documents
import Parsing

/// Turns the bytes of a document into chunks as they come in.
struct DocumentReader {
  private enum Format {
    case html(HTMLDocumentReader)
    case text(PlainTextReader)
    case markdown(MarkdownReader)
  }

  private var format: Format
  private var cutter = ChunkCutter()

  init(_ kind: DocumentKind) {
    format =
      switch kind {
      case .html: .html(HTMLDocumentReader())
      case .markdown: .markdown(MarkdownReader())
      case .text: .text(PlainTextReader())
      }
  }

  /// How the bytes are read, as far as is known.
  var characters: CharacterNote {
    switch format {
    case .html(let reader): reader.characters
    case .text(let reader): reader.characters
    case .markdown(let reader): reader.characters
    }
  }

  /// The part of the document that was made chunks, if that is not what was read.
  var part: Double? {
    if case .markdown(let reader) = format { reader.part } else { nil }
  }

  /// Takes more bytes and gives the chunks they complete.
  mutating func read(_ bytes: [UInt8]) -> [Chunk] {
    switch format {
    case .html(let reader): return cutter.cut(reader.read(bytes))
    case .text(var reader):
      format = .text(PlainTextReader())
      let parts = reader.read(bytes)
      format = .text(reader)
      return parts.map { cutter.cut(lines: $0) }
    case .markdown(var reader):
      format = .markdown(MarkdownReader())
      reader.read(bytes)
      format = .markdown(reader)
      return []
    }
  }

  /// Ends the document; what is left is taken after that.
  mutating func end() {
    guard case .markdown(var reader) = format else { return }
    reader.finish()
    format = .markdown(reader)
  }

  /// The next chunks of a document that takes time after its end, nil if there are no more.
  mutating func takeChunks() -> [Chunk]? {
    guard case .markdown(var reader) = format else { return nil }
    format = .markdown(MarkdownReader())
    defer { format = .markdown(reader) }
    return reader.takeBlocks().map { cutter.cut($0) }
  }

  /// Gives the chunks that are left at last, and a remark below them.
  mutating func finish(remark: String? = nil) -> [Chunk] {
    var chunks: [Chunk] = []
    switch format {
    case .html(let reader): chunks = cutter.cut(reader.finish())
    case .text(var reader):
      chunks = reader.finish().map { cutter.cut(lines: $0) }
      format = .text(reader)
    case .markdown: break
    }
    guard let remark else { return chunks }
    return chunks + cutter.cut([.paragraph([Run(remark, traits: .emphasis)], .leading)])
  }
}
