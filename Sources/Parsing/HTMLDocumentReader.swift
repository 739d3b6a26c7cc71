public import Documents
import HTML

/// Turns HTML into the blocks of a document as it comes in.
public final class HTMLDocumentReader {
  private let reader = HTMLReader()
  private var builder = HTMLBuilder()

  /// Makes a reader at the start of a page.
  public init() {}

  /// The title of the page, as far as it is known.
  public var title: String { builder.title }

  /// Takes more bytes and gives the blocks they complete.
  public func read(_ bytes: [UInt8]) -> [Block] {
    for event in reader.read(bytes) { builder.take(event) }
    return builder.takeBlocks()
  }

  /// Ends the page and gives the blocks that are left.
  public func finish() -> [Block] {
    for event in reader.finish() { builder.take(event) }
    builder.finish()
    var blocks = builder.takeBlocks()
    if reader.isTruncated {
      let notice = "The rest is left out: the page is too long, or a tag has too many attributes."
      blocks.append(.paragraph([Run(notice, traits: .emphasis)], .leading))
    }
    return blocks
  }
}

extension Document {
  /// Reads a page of HTML from its bytes, whatever they are.
  public init(html bytes: [UInt8]) {
    let reader = HTMLDocumentReader()
    var blocks = reader.read(bytes)
    blocks += reader.finish()
    self.init(title: reader.title, blocks: blocks)
  }

  /// Reads a page of HTML from text.
  public init(html text: String) {
    // The mark keeps a declaration within from being believed: the text is UTF-8 now.
    self.init(html: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
  }
}
