import CCmark
import Documents

/// A node in cmark-gfm's tree, which must outlive it.
struct MarkdownNode {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// What it is, such as "paragraph" or "table_cell".
  ///
  /// The corresponding cmark function is `cmark_node_get_type_string`.
  var kind: String { Self.string(cmark_node_get_type_string(pointer)) }

  /// The text of a leaf.
  ///
  /// The corresponding cmark function is `cmark_node_get_literal`.
  var literal: String { Self.string(cmark_node_get_literal(pointer)) }

  /// Where a link or a picture points.
  ///
  /// The corresponding cmark function is `cmark_node_get_url`.
  var address: String { Self.string(cmark_node_get_url(pointer)) }

  /// Whether it is a task, and if so, whether that is done.
  ///
  /// The corresponding cmark function is `cmark_gfm_extensions_get_tasklist_item_checked`.
  var task: Bool? {
    kind == "tasklist" ? cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }

  /// On which side the columns of a table are flush.
  ///
  /// The corresponding cmark function is `cmark_gfm_extensions_get_table_alignments`.
  var columnAlignments: [Alignment] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
    return UnsafeBufferPointer(start: letters, count: count).map { letter in
      switch letter {
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .trailing
      default: .leading
      }
    }
  }

  var children: some Sequence<MarkdownNode> {
    sequence(first: cmark_node_first_child(pointer)) { cmark_node_next($0) }
      .lazy.prefix { $0 != nil }.compactMap { $0.map(MarkdownNode.init) }
  }

  var hasChildren: Bool { cmark_node_first_child(pointer) != nil }

  /// Calls `body` for each node within, twice where it has children, without recursion.
  ///
  /// The corresponding cmark function is `cmark_iter_next`.
  func walk(_ body: (MarkdownNode, _ isEntering: Bool) -> Void) {
    let iterator = cmark_iter_new(pointer)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
      guard let node = cmark_iter_get_node(iterator), node != pointer else { continue }
      body(MarkdownNode(node), event == CMARK_EVENT_ENTER)
    }
  }

  /// The text within, as words that stand for a picture.
  var plainText: String {
    var text = ""
    walk { node, isEntering in
      guard isEntering else { return }
      switch node.kind {
      case "text", "code": text += node.literal
      case "softbreak", "linebreak": text += " "
      default: break
      }
    }
    return text
  }

  /// What an entity of HTML means, of which cmark-gfm knows all; nil if there is none of that name.
  static func text(ofEntity name: String) -> String? {
    let reference = "&\(name);"
    guard name.utf8.count < 40,
      let root = cmark_parse_document(reference, reference.utf8.count, CMARK_OPT_DEFAULT)
    else { return nil }
    defer { cmark_node_free(root) }
    let text = MarkdownNode(root).children.first { _ in true }?.children.map(\.literal).joined()
    return text == reference ? nil : text
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
