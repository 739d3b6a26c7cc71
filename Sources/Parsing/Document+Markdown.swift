import CCmark
public import Documents
import Synchronization

extension Document {
  /// Reads Markdown, by default as the phone does.
  ///
  /// The parser is cmark-gfm with tables, autolinks and strikethrough; with tasks too, if so said.
  public init(markdown text: String, _ flavor: MarkdownFlavor = .foundation) {
    var builder = MarkdownBuilder(flavor)
    self.init(markdown: text, &builder)
  }

  /// Reads Markdown that goes on with what a builder has built.
  init(markdown text: String, _ builder: inout MarkdownBuilder) {
    var text = text
    let isCut = text.utf8.count > MarkdownLimits.bytes
    if isCut { text = String(decoding: text.utf8.prefix(MarkdownLimits.bytes), as: UTF8.self) }
    text = MarkdownNesting.bounded(text)
    switch builder.flavor {
    case .foundation: break
    case .github: text = MarkdownFootnotes.kept(text)
    }
    let extensions = MarkdownExtensions.all(of: builder.flavor).filter {
      $0 != "table" || !MarkdownLimits.isWide(text)
    }
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in extensions {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    var parsed: OpaquePointer?
    oneAtATime.withLock { _ in
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      parsed = cmark_parser_finish(parser)
    }
    guard let root = parsed else {
      self.init(plainText: text)
      return
    }
    defer { cmark_node_free(root) }
    self.init(blocks: builder.blocks(in: MarkdownNode(root)))
    if isCut { blocks.append(.paragraph([Run("The rest is left out: it is too long.")], .leading)) }
  }
}

/// cmark-gfm notes what characters its extensions look for once for all parsers, and forgets them as
/// soon as any is done: what another thread reads meanwhile would lose its strikethrough.
private let oneAtATime = Mutex(())

/// How much Markdown is read.
private enum MarkdownLimits {
  static let bytes = 64 << 20
  /// More cells than this are no table that anyone wrote.
  private static let cells = 2_000_000

  /// Whether a table could have too many cells: cmark-gfm fills each row to the width of its head.
  static func isWide(_ text: String) -> Bool {
    var lines = 1
    var bars = 0
    var most = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "|") { bars += 1 }
      guard byte == 0x0A else { continue }
      lines += 1
      most = max(most, bars)
      bars = 0
    }
    return lines * max(most, bars) > cells
  }
}

/// What is attached to cmark-gfm.
private enum MarkdownExtensions {
  /// Their names.
  static func all(of flavor: MarkdownFlavor) -> [String] {
    switch flavor {
    case .foundation: registered
    case .github: registered + ["tasklist"]
    }
  }

  /// What both have, once it is registered: cmark-gfm does that without a lock.
  private static let registered: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "autolink", "strikethrough"]
  }()
}
