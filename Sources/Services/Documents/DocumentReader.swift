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

  /// Ends the document and gives the chunks that are left, and a remark below them.
  mutating func finish(remark: String? = nil) -> [Chunk] {
    var chunks: [Chunk] = []
    switch format {
    case .html(let reader): chunks = cutter.cut(reader.finish())
    case .text(var reader):
      chunks = reader.finish().map { cutter.cut(lines: $0) }
      format = .text(reader)
    case .markdown(var reader):
      chunks = cutter.cut(reader.finish())
      format = .markdown(reader)
    }
    guard let remark else { return chunks }
    return chunks + cutter.cut([.paragraph([Run(remark, traits: .emphasis)], .leading)])
  }
}
