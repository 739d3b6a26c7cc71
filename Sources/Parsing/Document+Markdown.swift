import CCmark
public import Documents

extension Document {
  /// Reads Markdown as GitHub and Foundation do; HTML within stays as it is written.
  ///
  /// The parser is cmark-gfm with tables, autolinks and strikethrough.
  public init(markdown text: String) {
    let extensions = MarkdownExtensions.all
    let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
    defer { cmark_parser_free(parser) }
    for name in extensions {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else {
      self.init(plainText: text)
      return
    }
    defer { cmark_node_free(root) }
    var builder = MarkdownBuilder()
    self.init(blocks: builder.blocks(in: MarkdownNode(root)))
  }
}

/// What is attached to cmark-gfm.
private enum MarkdownExtensions {
  /// Their names, once they are registered: cmark-gfm does that without a lock.
  static let all: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "autolink", "strikethrough"]
  }()
}
