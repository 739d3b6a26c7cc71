import HTML

/// Builds a document anew from its first script on, node by node as a parser would, so that a
/// script sees nothing of what follows it.
struct PageParser {
  private let tree: HTMLTree
  private var rest: [(node: HTMLNode, parent: HTMLNode)] = []
  private var position = 0
  /// Iframes before the first script.
  private var early: [HTMLNode] = []
  /// Whether the node given last is an iframe, not a script.
  private(set) var isFrame = false

  init(tree: HTMLTree) {
    self.tree = tree
    collect(in: .document)
    for (node, _) in rest { try? tree.remove(node) }
    early.reverse()
  }

  /// What is in these is no part of the document.
  private static let opaque: Set<String> = ["script", "iframe", "template", "noscript"]

  private mutating func collect(in parent: HTMLNode) {
    for node in (try? tree.children(parent)) ?? [] {
      let name = (try? tree.name(node)) ?? ""
      if name == "script" || !rest.isEmpty {
        rest.append((node, parent))
      } else if name == "iframe" {
        early.append(node)
      }
      if !Self.opaque.contains(name) { collect(in: node) }
    }
  }

  /// Goes on to the next script or iframe, and gives it.
  mutating func next() -> HTMLNode? {
    if let node = early.popLast() {
      isFrame = true
      return node
    }
    while position < rest.count {
      let (node, parent) = rest[position]
      position += 1
      try? tree.insert(node, into: parent)
      let name = (try? tree.name(node)) ?? ""
      isFrame = name == "iframe"
      if isFrame || name == "script" { return node }
    }
    return nil
  }
}
