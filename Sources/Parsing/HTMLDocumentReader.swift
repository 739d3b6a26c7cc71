public import Documents
import HTML

/// Turns HTML into the blocks of a document as it comes in.
public final class HTMLDocumentReader {
  /// How many bytes of a page are read at once: what is made of them stays in the cache.
  private static let pieceSize = 1 << 15

  private let reader = HTMLReader(entity: MarkdownNode.text(ofEntity:))
  private var builder = HTMLBuilder()

  /// Makes a reader at the start of a page.
  public init() {}

  /// The title of the page, as far as it is known.
  public var title: String { builder.title }

  /// How the bytes are read, as far as is known.
  public var characters: CharacterNote { CharacterNote(reader.characterSet, of: "the page") }

  /// What was left out; complete after the end of the page.
  public var notices: [String] {
    reader.isTruncated
      ? ["The rest is left out: the page is too long, or a tag has too many attributes."] : []
  }

  /// Takes more bytes and gives the blocks they complete.
  public func read(_ bytes: [UInt8]) -> [Block] {
    for event in reader.read(bytes) { builder.take(event) }
    return builder.takeBlocks()
  }

  /// Ends the page and gives the blocks that are left, and the notices.
  public func finish() -> [Block] {
    for event in reader.finish() { builder.take(event) }
    builder.finish()
    let notices = notices.map { Block.paragraph([Run($0, traits: .emphasis)], .leading) }
    return builder.takeBlocks() + notices
  }

  /// Reads a whole page, piece by piece, and gives the blocks that each completes.
  public func blocks(of page: [UInt8]) -> some Sequence<[Block]> {
    sequence(state: 0 as Int?) { place -> [Block]? in
      guard let start = place else { return nil }
      let end = min(start + Self.pieceSize, page.count)
      place = end < page.count ? end : nil
      let blocks = self.read(Array(page[start..<end]))
      return end < page.count ? blocks : blocks + self.finish()
    }
  }
}

extension Document {
  /// Reads a page of HTML from its bytes, whatever they are.
  public init(html bytes: [UInt8]) {
    let reader = HTMLDocumentReader()
    let blocks = Array(reader.blocks(of: bytes).joined())
    self.init(title: reader.title, blocks: blocks)
  }

  /// Reads a page of HTML from text.
  public init(html text: String) {
    // The mark keeps a declaration within from being believed: the text is UTF-8 now.
    self.init(html: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
  }
}
