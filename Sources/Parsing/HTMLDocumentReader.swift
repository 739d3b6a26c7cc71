import Cells
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

  /// What the reader of the page should know about how it was read; complete after its end.
  public var notices: [String] {
    var notices: [String] = []
    if reader.isTruncated {
      notices.append(
        "The rest is left out: the page is too long, or a tag has too many attributes.")
    }
    if let notice = reader.characterSet.notice { notices.append(notice) }
    return notices
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

extension CharacterSet {
  /// What there is to say about it; nothing about a page in UTF-8, as pages should be.
  fileprivate var notice: String? {
    let name = name.sanitized()
    switch reason {
    case .mark: return name == "UTF-8" ? nil : "Read as \(name), as the byte order mark says."
    case .declared(let label):
      if name == "UTF-8" { return nil }
      let label = label.sanitized()
      return name == "windows-1252" && label != name
        ? "Read as \(name): the page says \(label)." : "Read as \(label), as the page says."
    case .assumed(insteadOf: nil):
      return name == "UTF-8" ? nil : "Read as \(name): the page doesn't say, and is no UTF-8."
    case .assumed(insteadOf: .some(let label)):
      return "Read as \(name): the page says \(label.sanitized()), which nobody knows."
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
