import Documents
import Parsing

/// Turns the bytes of a document into chunks as they come in.
struct DocumentReader {
  private enum Format {
    case html(HTMLDocumentReader)
    case text(PlainTextReader)
    /// Markdown is understood as a whole: a link may be told its address on the last line.
    case markdown([UInt8])
  }

  private var format: Format
  private var cutter = ChunkCutter()

  init(_ kind: DocumentKind) {
    format =
      switch kind {
      case .html: .html(HTMLDocumentReader())
      case .markdown: .markdown([])
      case .text: .text(PlainTextReader())
      }
  }

  /// Takes more bytes and gives the chunks they complete.
  mutating func read(_ bytes: [UInt8]) -> [Chunk] {
    switch format {
    case .html(let reader): return cutter.cut(reader.read(bytes))
    case .text(var reader):
      format = .markdown([])
      let lines = reader.read(bytes)
      format = .text(reader)
      return lines.map { [cutter.cut(lines: $0)] } ?? []
    case .markdown(var all):
      format = .markdown([])
      all += bytes
      format = .markdown(all)
      return []
    }
  }

  /// Ends the document and gives the chunks that are left, and a remark below them.
  mutating func finish(remark: String? = nil) -> [Chunk] {
    var chunks: [Chunk] = []
    switch format {
    case .html(let reader): chunks = cutter.cut(reader.finish())
    case .text(let reader): chunks = reader.rest.map { [cutter.cut(lines: $0)] } ?? []
    case .markdown(let all):
      chunks = cutter.cut(Document(markdown: String(decoding: all, as: UTF8.self)).blocks)
    }
    guard let remark else { return chunks }
    return chunks + cutter.cut([.paragraph([Run(remark, traits: .emphasis)], .leading)])
  }
}
