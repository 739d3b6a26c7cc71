import CXML

extension HTMLTree {
  /// Makes an element that is nowhere yet.
  public func makeElement(_ name: String) throws(HTMLTreeError) -> HTMLNode {
    guard Self.isName(name) else { throw .invalidName(name) }
    guard let element = xmlNewDocNode(document, nil, name.lowercased(), nil) else {
      throw .invalidName(name)
    }
    return node(element)
  }

  /// Makes a text that is nowhere yet.
  public func makeText(_ text: String) -> HTMLNode {
    guard let pointer = xmlNewDocText(document, text) else {
      preconditionFailure("Memory is exhausted.")
    }
    return node(pointer)
  }

  /// Copies a node that is then nowhere; what is in it too, if asked for.
  public func copy(_ node: HTMLNode, deep: Bool) throws(HTMLTreeError) -> HTMLNode {
    let original = try pointer(node)
    // 2 copies attributes only.
    guard node != .document, let copy = xmlDocCopyNode(original, document, deep ? 1 : 2) else {
      throw .misplacedNode
    }
    return self.node(copy)
  }

  /// Puts a node into another, before one of its children or at the end.
  public func insert(
    _ node: HTMLNode, into parent: HTMLNode, before next: HTMLNode? = nil
  ) throws(HTMLTreeError) {
    let child = try pointer(node)
    let place = try pointer(parent)
    guard node != .document,
      place.pointee.isElement || (parent == .document && child.pointee.isElement),
      try !contains(node, parent)
    else { throw .misplacedNode }
    guard depth(of: place) + height(of: child) < Self.maximumDepth else { throw .tooDeep }
    var follower: Pointer?
    if let next {
      follower = try pointer(next)
      guard follower?.pointee.parent == place else { throw .misplacedNode }
      if follower == child { return }
    }
    xmlUnlinkNode(child)
    link(child, into: place, before: follower)
    changeCount += 1
  }

  /// Takes a node out of its place.
  public func remove(_ node: HTMLNode) throws(HTMLTreeError) {
    let pointer = try pointer(node)
    guard node != .document else { throw .misplacedNode }
    xmlUnlinkNode(pointer)
    changeCount += 1
  }

  /// Replaces all that is in an element by a text, or a text's own text.
  public func setText(_ text: String, of node: HTMLNode) throws(HTMLTreeError) {
    let pointer = try pointer(node)
    if pointer.pointee.isElement {
      for child in children(of: pointer) { discard(child) }
      if !text.isEmpty, let child = xmlNewDocText(document, text) {
        link(child, into: pointer, before: nil)
      }
    } else if node != .document {
      xmlNodeSetContent(pointer, text)
    }
    changeCount += 1
  }

  /// Replaces all that is in an element by what a piece of HTML gives.
  public func setHTML(_ html: String, of node: HTMLNode) throws(HTMLTreeError) {
    let pointer = try pointer(node)
    guard pointer.pointee.isElement else { throw .misplacedNode }
    for child in children(of: pointer) { discard(child) }
    changeCount += 1
    if Self.rawTextElements.contains(try name(node)) { return try setText(html, of: node) }
    let room = Self.maximumDepth - depth(of: pointer)
    let pieces = fragment(html)
    guard pieces.allSatisfy({ height(of: $0) < room }) else {
      for piece in pieces { xmlFreeNode(piece) }
      throw .tooDeep
    }
    for piece in pieces { link(piece, into: pointer, before: nil) }
  }

  /// Letters first, then what neither space nor markup is made of.
  static func isName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_"
    else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0.value > 0x20 && $0.value != 0x7F && !"\"'>/=<".unicodeScalars.contains($0)
    }
  }

  private func depth(of pointer: Pointer) -> Int {
    var depth = 0
    var current = pointer.pointee.parent
    while let step = current {
      depth += 1
      current = step.pointee.parent
    }
    return depth
  }

  /// How many levels a node has below it.
  private func height(of top: Pointer) -> Int {
    let start = depth(of: top)
    return descendants(of: top).reduce(0) { max($0, depth(of: $1) - start) }
  }
}
