import CCmark
import Cells
import Documents

/// Builds blocks from a tree of Markdown.
struct MarkdownBuilder {
  let flavor: MarkdownFlavor
  private var depth = 0
  /// Within how many lists of bullets.
  private var bulletDepth = 0
  private var headings = HeadingNames()

  /// What is deeper is shown without its quotes and lists.
  private static let deepest = 32

  /// Makes a builder at the start of a text.
  init(_ flavor: MarkdownFlavor) { self.flavor = flavor }

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
    case "block_quote" where depth < Self.deepest: blocks.append(.quote(quote(node)))
    case "list" where depth < Self.deepest: blocks.append(.list(list(node)))
    case "block_quote", "list":
      node.walk { node, isEntering in
        if isEntering { blocks += leaf(node) }
      }
    default: blocks += leaf(node)
    }
  }

  /// What a node comes to that has no blocks in it.
  private mutating func leaf(_ node: MarkdownNode) -> [Block] {
    switch node.kind {
    case "paragraph": paragraph(node)
    case "heading": heading(node)
    case "thematic_break": [.rule]
    case "code_block": [.preformatted([Run(text(of: node))])]
    case "html_block": html(node)
    case "table": [.table(table(node))]
    default: []
    }
  }

  private mutating func heading(_ node: MarkdownNode) -> [Block] {
    let runs = MarkdownText.runs(in: node, flavor)
    let heading = Block.heading(level: Int(cmark_node_get_heading_level(node.pointer)), runs)
    switch flavor {
    case .foundation: return [heading]
    case .github: return [.anchor(headings.name(of: runs.map(\.text).joined())), heading]
    }
  }

  private func html(_ node: MarkdownNode) -> [Block] {
    switch flavor {
    case .foundation: [.paragraph([Run(text(of: node))], .leading)]
    case .github: Document(html: node.literal).blocks
    }
  }

  private func paragraph(_ node: MarkdownNode) -> [Block] {
    MarkdownText.blocks(in: node, flavor).map { block in
      switch block {
      case .runs(let runs): .paragraph(runs, .leading)
      case .picture(let picture): .picture(picture)
      }
    }
  }

  private func text(of node: MarkdownNode) -> String {
    let text = node.literal.sanitized(.text)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private mutating func quote(_ node: MarkdownNode) -> [Block] {
    let blocks = self.blocks(in: node)
    guard flavor == .github, case .paragraph(var runs, let alignment)? = blocks.first,
      let first = runs.first, let (name, rest) = MarkdownAlert.title(of: first.text)
    else { return blocks }
    runs[0].text = rest
    if rest.isEmpty { runs.removeFirst() }
    let title = Block.paragraph([Run(name, traits: .strong)], .leading)
    return [title] + (runs.isEmpty ? [] : [.paragraph(runs, alignment)]) + blocks.dropFirst()
  }

  private mutating func list(_ node: MarkdownNode) -> List {
    let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    let bullet = isOrdered ? "" : Bullet.mark(within: flavor == .github ? bulletDepth : 0)
    bulletDepth += isOrdered ? 0 : 1
    defer { bulletDepth -= isOrdered ? 0 : 1 }
    let isTight = cmark_node_get_list_tight(node.pointer) != 0
    var number = Int(cmark_node_get_list_start(node.pointer))
    var items: [List.Item] = []
    for item in node.children {
      let marker = item.task.map { $0 ? "[x]" : "[ ]" } ?? (isOrdered ? "\(number)." : bullet)
      items.append(List.Item(marker: marker, blocks: blocks(in: item)))
      number += 1
    }
    return List(items: items, isTight: isTight)
  }

  private func table(_ node: MarkdownNode) -> Table {
    let alignments = node.columnAlignments
    return Table(
      rows: node.children.map { row in
        let isHeader = row.kind == "table_header"
        return row.children.enumerated().map { column, cell in
          let runs = MarkdownText.runs(in: cell, flavor)
          let alignment = alignments.indices.contains(column) ? alignments[column] : .leading
          return Table.Cell(
            blocks: runs.isEmpty ? [] : [.paragraph(runs, alignment)], isHeader: isHeader)
        }
      })
  }
}
