import CXML

extension HTMLTree {
  /// What a writer does with an element.
  public enum Writing: Sendable {
    case whole
    /// With this text in place of what is in it.
    case text(String)
    /// Not at all; this HTML in its place.
    case replaced(by: String)
    case omitted
  }

  /// Looks at an element about to be written, and may change what is written of it.
  public typealias Decoration = (inout ElementText, () -> HTMLNode) -> Writing

  /// An element's name and attributes as they are about to be written.
  public struct ElementText {
    public let name: String
    public var attributes: [(name: String, value: String)]

    /// The value of an attribute; with none, it is not written.
    public subscript(name: String) -> String? {
      get { attributes.first { $0.name == name }?.value }
      set {
        attributes.removeAll { $0.name == name }
        if let newValue { attributes.append((name, newValue)) }
      }
    }
  }

  /// All text in a node, without comments.
  public func text(_ node: HTMLNode) throws(HTMLTreeError) -> String {
    let pointer = try pointer(node)
    if !pointer.pointee.isElement, node != .document {
      return String(libxml: pointer.pointee.content)
    }
    return descendants(of: pointer).reduce(into: "") { text, pointer in
      if pointer.pointee.isText { text += String(libxml: pointer.pointee.content) }
    }
  }

  /// What is in a node as HTML, as `innerHTML` has it.
  public func html(in node: HTMLNode, decoration: Decoration? = nil) throws(HTMLTreeError) -> String
  {
    let pointer = try pointer(node)
    return children(of: pointer).reduce(into: "") { write($1, to: &$0, decoration) }
  }

  /// A node as HTML, as `outerHTML` has it.
  public func html(_ node: HTMLNode, decoration: Decoration? = nil) throws(HTMLTreeError) -> String
  {
    if node == .document { return try html(in: node, decoration: decoration) }
    var html = ""
    write(try pointer(node), to: &html, decoration)
    return html
  }

  static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements whose text has no character references.
  static let rawTextElements: Set<String> = [
    "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]

  // Its recursion is bounded: no tree is deeper than `maximumDepth`.
  private func write(_ pointer: Pointer, to html: inout String, _ decoration: Decoration?) {
    if pointer.pointee.isText {
      let text = String(libxml: pointer.pointee.content)
      let isRaw = pointer.pointee.parent.map { Self.isRaw($0.pointee) } ?? false
      html += isRaw ? text : Self.escaped(text)
    } else if pointer.pointee.isElement {
      writeElement(pointer, to: &html, decoration)
    } else if decoration == nil {
      html += "<!--" + String(libxml: pointer.pointee.content) + "-->"
    }
  }

  private func writeElement(_ pointer: Pointer, to html: inout String, _ decoration: Decoration?) {
    var element = ElementText(
      name: String(libxml: pointer.pointee.name), attributes: attributes(of: pointer))
    let writing = decoration?(&element) { self.node(pointer) } ?? .whole
    switch writing {
    case .omitted: return
    case .replaced(let replacement):
      html += replacement
      return
    case .whole, .text: break
    }
    html += "<" + element.name
    for (name, value) in element.attributes {
      html += " " + name + "=\"" + Self.escaped(value, inAttribute: true) + "\""
    }
    html += ">"
    if Self.voidElements.contains(element.name) { return }
    if case .text(let text) = writing {
      html += Self.escaped(text)
    } else {
      for child in children(of: pointer) { write(child, to: &html, decoration) }
    }
    html += "</" + element.name + ">"
  }

  private static func isRaw(_ node: xmlNode) -> Bool {
    node.isElement && rawTextElements.contains(String(libxml: node.name))
  }

  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "\u{A0}": escaped += "&nbsp;"
      case "\"" where inAttribute: escaped += "&quot;"
      case "<" where !inAttribute: escaped += "&lt;"
      case ">" where !inAttribute: escaped += "&gt;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
