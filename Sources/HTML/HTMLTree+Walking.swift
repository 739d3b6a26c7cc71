import CXML

// Going from node to node; what is not a node of HTML (a DTD) is passed over.

extension HTMLTree {
  /// What kind of node this is.
  public func kind(_ node: HTMLNode) throws(HTMLTreeError) -> HTMLNodeKind {
    let pointer = try pointer(node)
    if node == .document { return .document }
    return pointer.pointee.isElement ? .element : pointer.pointee.isText ? .text : .comment
  }

  /// The name of an element in lower case, empty for other nodes.
  public func name(_ node: HTMLNode) throws(HTMLTreeError) -> String {
    let pointer = try pointer(node)
    return pointer.pointee.isElement ? String(libxml: pointer.pointee.name) : ""
  }

  /// The node this one is in, the document for the root element.
  public func parent(_ node: HTMLNode) throws(HTMLTreeError) -> HTMLNode? {
    guard node != .document, let parent = try pointer(node).pointee.parent else { return nil }
    return self.node(parent)
  }

  /// The nodes directly in this one.
  public func children(_ node: HTMLNode) throws(HTMLTreeError) -> [HTMLNode] {
    children(of: try pointer(node)).map { self.node($0) }
  }

  /// The first element of a name anywhere in the document.
  public func firstElement(named name: String) -> HTMLNode? {
    descendants(of: root).first { $0.pointee.isNamed(name) }.map { self.node($0) }
  }

  /// Whether a node is in another, or is it.
  public func contains(_ outer: HTMLNode, _ inner: HTMLNode) throws(HTMLTreeError) -> Bool {
    let outer = try pointer(outer)
    var current: Pointer? = try pointer(inner)
    while let step = current {
      if step == outer { return true }
      current = step.pointee.parent
    }
    return false
  }

  /// The line of the source an element began in.
  public func line(_ node: HTMLNode) throws(HTMLTreeError) -> Int {
    max(1, xmlGetLineNo(try pointer(node)))
  }

  func children(of pointer: Pointer) -> [Pointer] {
    var children: [Pointer] = []
    var child = pointer.pointee.children
    while let step = child {
      if step.pointee.isElement || step.pointee.isText || step.pointee.type == XML_COMMENT_NODE {
        children.append(step)
      }
      child = step.pointee.next
    }
    return children
  }

  /// The nodes in this one at any depth, in document order.
  func descendants(of top: Pointer) -> some Sequence<Pointer> {
    sequence(first: top) { Self.follower(of: $0, in: top) }.dropFirst()
  }

  /// The next node in document order that is still in another.
  private static func follower(of pointer: Pointer, in top: Pointer) -> Pointer? {
    if pointer.pointee.isElement || pointer == top, let child = pointer.pointee.children {
      return child
    }
    var current = pointer
    while current != top {
      if let next = current.pointee.next { return next }
      guard let parent = current.pointee.parent else { return nil }
      current = parent
    }
    return nil
  }
}

extension String {
  /// The text libxml2 keeps, empty for none.
  init(libxml text: UnsafePointer<xmlChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }

  /// The text libxml2 keeps.
  init(libxml text: UnsafeMutablePointer<xmlChar>?) {
    self.init(libxml: text.map { UnsafePointer($0) })
  }
}
