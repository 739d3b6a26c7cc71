import CCmark
import Cells
import Documents

/// Builds blocks from a tree of Markdown.
struct MarkdownBuilder {
  private var depth = 0

  /// What is deeper is shown without its quotes and lists.
  private static let deepest = 32

  /// The blocks within a node.
  mutating func blocks(in node: MarkdownNode) -> [Block] {
    depth += 1
    defer { depth -= 1 }
    var blocks: [Block] = []
    for child in node.children { add(child, to: &blocks) }
    return blocks
  }

  private mutating func add(_ node: MarkdownNode, to blocks: inout [Block]) {
    switch node.kind {
    case "block_quote" where depth < Self.deepest: blocks.append(.quote(self.blocks(in: node)))
    case "list" where depth < Self.deepest: blocks.append(.list(list(node)))
    case "block_quote", "list":
      node.walk { node, isEntering in
        if isEntering, let leaf = leaf(node) { blocks.append(leaf) }
      }
    default:
      if let leaf = leaf(node) { blocks.append(leaf) }
    }
  }

  /// A block without blocks in it.
  private func leaf(_ node: MarkdownNode) -> Block? {
    switch node.kind {
    case "paragraph": paragraph(node)
    case "heading":
      .heading(
        level: Int(cmark_node_get_heading_level(node.pointer)), MarkdownText.runs(in: node))
    case "thematic_break": .rule
    case "code_block": .preformatted([Run(text(of: node))])
    case "html_block": .paragraph([Run(text(of: node))], .leading)
    case "table": .table(table(node))
    default: nil
    }
  }

  /// A paragraph, or the picture it consists of.
  private func paragraph(_ node: MarkdownNode) -> Block {
    if let only = node.onlyChild {
      if only.kind == "image" { return .picture(picture(only)) }
      if only.kind == "link", let inner = only.onlyChild, inner.kind == "image" {
        return .picture(picture(inner, target: .link(only.address.sanitized())))
      }
    }
    return .paragraph(MarkdownText.runs(in: node), .leading)
  }

  private func picture(_ node: MarkdownNode, target: Target? = nil) -> Illustration {
    Illustration(
      source: node.address.sanitized(),
      alternative: MarkdownText.runs(in: node).map(\.text).joined(), target: target)
  }

  private func text(of node: MarkdownNode) -> String {
    let text = node.literal.sanitized(.text)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private mutating func list(_ node: MarkdownNode) -> List {
    let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    let isTight = cmark_node_get_list_tight(node.pointer) != 0
    var number = Int(cmark_node_get_list_start(node.pointer))
    var items: [List.Item] = []
    for item in node.children {
      items.append(List.Item(marker: isOrdered ? "\(number)." : "•", blocks: blocks(in: item)))
      number += 1
    }
    return List(items: items, isTight: isTight)
  }

  private func table(_ node: MarkdownNode) -> Table {
    Table(
      rows: node.children.map { row in
        let isHeader = row.kind == "table_header"
        return row.children.map { cell in
          Table.Cell(runs: MarkdownText.runs(in: cell), isHeader: isHeader)
        }
      })
  }
}

extension MarkdownNode {
  /// The node within it, if there is no other.
  fileprivate var onlyChild: MarkdownNode? {
    let children = Array(children.prefix(2))
    return children.count == 1 ? children[0] : nil
  }
}
