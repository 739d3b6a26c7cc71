import CXML

/// HTML as a tree that can be changed, selected from and written back.
///
/// Nodes are libxml2's; a node handed out as an `HTMLNode` is freed with the tree and not before,
/// so no number ever names a freed one.
public final class HTMLTree {
  typealias Pointer = UnsafeMutablePointer<xmlNode>

  /// How deep nodes may be nested; what walks trees by recursion can rely on it.
  static let maximumDepth = 256

  private let tree: UnsafeMutablePointer<xmlDoc>
  private var pointers: [Pointer] = []
  /// Counts every change, so that what was made of the tree can be known to be out of date.
  public internal(set) var changeCount = 0

  /// Parses a document; any text is one to some reading.
  public init(parsing html: String) {
    tree = Self.parse(html)
    moveContentOutOfHead()
  }

  deinit {
    // Found first: freeing one frees what is in it, and with it other nodes of the list.
    let strays = pointers.filter { $0.pointee.parent == nil }
    for stray in strays { xmlFreeNode(stray) }
    xmlFreeDoc(tree)
  }

  private static func parse(_ html: String) -> UnsafeMutablePointer<xmlDoc> {
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue | HTML_PARSE_NODEFDTD.rawValue
    guard let parser = htmlNewParserCtxt() else { preconditionFailure("Memory is exhausted.") }
    defer { htmlFreeParserCtxt(parser) }
    parser.pointee.sax.pointee.startElement = { context, name, attributes in
      HTMLTree.giveEmptyValues(to: attributes)
      xmlSAX2StartElement(context, name, attributes)
    }
    var html = html
    let parsed = html.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        htmlCtxtReadMemory(
          parser, characters.baseAddress, CInt(clamping: characters.count), nil, "UTF-8",
          CInt(options))
      }
    }
    guard let document = parsed ?? htmlNewDocNoDtD(nil, nil) else {
      preconditionFailure("Memory is exhausted.")
    }
    return document
  }

  /// Gives attributes without a value the empty one: libxml2 would have `disabled` be "disabled".
  private static func giveEmptyValues(
    to attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) {
    guard var attribute = attributes else { return }
    while attribute.pointee != nil {
      // The parser frees values as it does its own.
      if attribute[1] == nil { attribute[1] = UnsafePointer(xmlStrdup("")) }
      attribute += 2
    }
  }

  /// Puts what only a body may have there.
  ///
  /// libxml2 knows of no element younger than HTML 4 that it ends a head without end tag.
  private func moveContentOutOfHead() {
    guard let html = xmlDocGetRootElement(tree), html.pointee.isNamed("html"),
      let head = children(of: html).first(where: { $0.pointee.isNamed("head") })
    else { return }
    let content = children(of: head).drop { node in
      Self.headElements.contains { node.pointee.isNamed($0) } || xmlIsBlankNode(node) != 0
        || node.pointee.type == XML_COMMENT_NODE
    }
    guard !content.isEmpty else { return }
    let body = children(of: html).first { $0.pointee.isNamed("body") } ?? makeBody(in: html)
    let first = body.pointee.children
    for node in content {
      xmlUnlinkNode(node)
      link(node, into: body, before: first)
    }
  }

  private func makeBody(in html: Pointer) -> Pointer {
    guard let body = xmlNewDocNode(tree, nil, "body", nil) else {
      preconditionFailure("Memory is exhausted.")
    }
    link(body, into: html, before: nil)
    return body
  }

  private static let headElements = [
    "title", "meta", "link", "script", "style", "base", "noscript", "template",
  ]

  // MARK: Nodes and their numbers

  /// The C node of a number.
  func pointer(_ node: HTMLNode) throws(HTMLTreeError) -> Pointer {
    if node == .document { return root }
    guard pointers.indices.contains(node.number - 1) else { throw .unknownNode }
    return pointers[node.number - 1]
  }

  /// The number of a C node, a new one where it has none.
  func node(_ pointer: Pointer) -> HTMLNode {
    if pointer == root { return .document }
    if let number = pointer.pointee._private { return HTMLNode(number: Int(bitPattern: number)) }
    pointers.append(pointer)
    pointer.pointee._private = UnsafeMutableRawPointer(bitPattern: pointers.count)
    return HTMLNode(number: pointers.count)
  }

  /// The document as libxml2 lets every node be seen: the first fields of both are the same.
  var root: Pointer { UnsafeMutableRawPointer(tree).assumingMemoryBound(to: xmlNode.self) }

  var document: UnsafeMutablePointer<xmlDoc> { tree }

  // MARK: Linking

  /// Takes a node out of its place and frees it, unless a number keeps it or a descendant.
  func discard(_ pointer: Pointer) {
    xmlUnlinkNode(pointer)
    let isKept = descendants(of: pointer).contains { $0.pointee._private != nil }
    if pointer.pointee._private != nil { return }
    if isKept {
      _ = node(pointer)
    } else {
      xmlFreeNode(pointer)
    }
  }

  /// Puts a node that is nowhere into its place.
  ///
  /// `xmlAddChild` would join adjacent texts and free one of them.
  func link(_ child: Pointer, into parent: Pointer, before next: Pointer?) {
    let previous = next.map { $0.pointee.prev } ?? parent.pointee.last
    child.pointee.parent = parent
    child.pointee.prev = previous
    child.pointee.next = next
    if let previous { previous.pointee.next = child } else { parent.pointee.children = child }
    if let next { next.pointee.prev = child } else { parent.pointee.last = child }
  }

  /// The nodes a text gives when parsed inside a body, in this tree's document but nowhere in it.
  func fragment(_ html: String) -> [Pointer] {
    let parsed = Self.parse("<!DOCTYPE html><html><body>" + html)
    defer { xmlFreeDoc(parsed) }
    guard let root = xmlDocGetRootElement(parsed) else { return [] }
    let pieces = children(of: root).flatMap { part in
      part.pointee.isNamed("body") || part.pointee.isNamed("head") ? children(of: part) : [part]
    }
    for piece in pieces {
      xmlUnlinkNode(piece)
      xmlSetTreeDoc(piece, tree)
    }
    return pieces
  }
}

extension xmlNode {
  var isElement: Bool { type == XML_ELEMENT_NODE }

  /// Text as HTML knows it: what scripts and styles contain is CDATA to libxml2.
  var isText: Bool { type == XML_TEXT_NODE || type == XML_CDATA_SECTION_NODE }

  func isNamed(_ name: String) -> Bool {
    isElement && self.name.map { xmlStrEqual($0, name) != 0 } ?? false
  }
}
