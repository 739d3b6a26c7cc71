import CXML

extension HTMLTree {
  /// The value of an attribute, empty for one without.
  public func attribute(_ name: String, of node: HTMLNode) throws(HTMLTreeError) -> String? {
    attribute(name, of: try pointer(node))
  }

  /// Gives an attribute a value, or takes it away.
  public func setAttribute(
    _ name: String, to value: String?, of node: HTMLNode
  ) throws(HTMLTreeError) {
    let pointer = try pointer(node)
    guard pointer.pointee.isElement else { throw .misplacedNode }
    let name = name.lowercased()
    // A colon would make libxml2 look for a namespace.
    guard Self.isName(name), !name.contains(":") else { throw .invalidName(name) }
    if let value {
      guard attribute(name, of: pointer) != value else { return }
      xmlSetProp(pointer, name, value)
    } else {
      xmlUnsetProp(pointer, name)
    }
    changeCount += 1
  }

  /// The names and values of all attributes in their order.
  public func attributes(
    _ node: HTMLNode
  ) throws(HTMLTreeError) -> [(name: String, value: String)] {
    attributes(of: try pointer(node))
  }

  func attribute(_ name: String, of pointer: Pointer) -> String? {
    guard pointer.pointee.isElement, let value = xmlGetNoNsProp(pointer, name) else { return nil }
    defer { xml_free(value) }
    return String(libxml: value)
  }

  func attributes(of pointer: Pointer) -> [(name: String, value: String)] {
    guard pointer.pointee.isElement else { return [] }
    var attributes: [(name: String, value: String)] = []
    var current = pointer.pointee.properties
    while let attribute = current {
      let value = xmlNodeListGetString(document, attribute.pointee.children, 1)
      attributes.append((String(libxml: attribute.pointee.name), String(libxml: value)))
      if let value { xml_free(value) }
      current = attribute.pointee.next
    }
    return attributes
  }
}
