import Cells
import Documents
import HTML

/// Turns the inline nodes of Markdown into the text of a block.
struct MarkdownText {
  private let flavor: MarkdownFlavor
  private var inline = InlineText()
  /// Traits and target of the text that comes next.
  private var style = TextStyle()
  private var open: [OpenNode] = []
  /// Within how many pictures: what is in one is told instead of it.
  private var pictureDepth = 0

  /// A node that is open, or an element of HTML, and what holds outside it.
  private struct OpenNode {
    var element: String?
    var script: TextStyle.Position?
    let outer: TextStyle
  }

  /// An end tag is of one of so many elements, or of none.
  private static let mostOpen = 64

  private init(_ flavor: MarkdownFlavor) { self.flavor = flavor }

  /// What stands in a block, where there is no room for pictures.
  static func runs(in node: MarkdownNode, _ flavor: MarkdownFlavor) -> [Run] {
    blocks(in: node, flavor).flatMap { block in
      switch block {
      case .runs(let runs): runs
      case .picture(let picture): picture.words
      }
    }
  }

  /// What stands in a block: text, and pictures on lines of their own.
  static func blocks(in node: MarkdownNode, _ flavor: MarkdownFlavor) -> [InlineBlock] {
    var text = MarkdownText(flavor)
    node.walk { node, isEntering in
      if isEntering { text.enter(node) } else { text.leave(node) }
    }
    while !text.open.isEmpty { text.closeLast() }
    return text.inline.take()
  }

  private mutating func enter(_ node: MarkdownNode) {
    if pictureDepth > 0 {
      if node.kind == "image" { pictureDepth += 1 }
      return
    }
    switch node.kind {
    case "text": add(text: node.literal)
    case "html_inline":
      switch flavor {
      case .foundation: add(node.literal.sanitized())
      case .github: addTag(node.literal)
      }
    case "code": add(node.literal.sanitized(), traits: .code)
    case "softbreak": add(text: " ")
    case "linebreak": inline.breakLine(style)
    case "emph": open { $0.traits.insert(.emphasis) }
    case "strong": open { $0.traits.insert(.strong) }
    case "strikethrough": open { $0.traits.insert(.struck) }
    case "link":
      let address = node.address.sanitized()
      open { $0.target = .link(address) }
    case "image":
      pictureDepth = 1
      let picture = Illustration(
        source: node.address.sanitized(), alternative: node.plainText.sanitized(),
        target: style.target)
      inline.add(picture, style)
    default: open { _ in }
    }
  }

  private mutating func leave(_ node: MarkdownNode) {
    guard pictureDepth == 0 else {
      if node.kind == "image" { pictureDepth -= 1 }
      return
    }
    // Elements within it that nothing has ended end with it.
    while open.last?.element != nil { closeLast() }
    closeLast()
  }

  /// Does what a tag means within text; what it doesn't mean there is left out, as comments are.
  private mutating func addTag(_ tag: String) {
    if tag.hasPrefix("</") {
      return close(element: tag.dropFirst(2).prefix(while: \.isLetter).lowercased())
    }
    let reader = HTMLReader()
    let events = reader.read(Array(tag.utf8)) + reader.finish()
    guard case .start(let name, let attributes)? = events.first else { return }
    switch ElementKind.named(name) {
    case .lineBreak: inline.breakLine(style)
    case .picture: inline.add(Illustration(attributes, style), style)
    case .trait(let trait): open(element: name) { $0.traits.insert(trait) }
    case .raised: openScript(.raised, element: name)
    case .lowered: openScript(.lowered, element: name)
    case .link:
      let target = attributes["href"].map { Target.link($0.sanitized().trimmed) }
      open(element: name) { $0.target = target ?? $0.target }
    default: break
    }
  }

  private mutating func open(element: String? = nil, _ change: (inout TextStyle) -> Void) {
    open.append(OpenNode(element: element, outer: style))
    change(&style)
  }

  private mutating func openScript(_ position: TextStyle.Position, element: String) {
    open.append(OpenNode(element: element, script: position, outer: style))
    inline.beginScript()
  }

  /// Closes an element of this name and what is in it, if one is open in the innermost node.
  private mutating func close(element: String) {
    let last = open.suffix(Self.mostOpen).lastIndex { $0.element == nil || $0.element == element }
    guard let index = last, open[index].element != nil else { return }
    while open.count > index { closeLast() }
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    if let position = last.script { inline.endScript(position) }
    style = last.outer
  }

  private mutating func add(text: String) {
    switch flavor {
    case .foundation: add(text.sanitized())
    case .github: inline.add(text, style)
    }
  }

  private mutating func add(_ text: String, traits: Run.Traits = []) {
    guard !text.isEmpty else { return }
    var style = style
    style.traits.formUnion(traits)
    inline.addSign(text, style)
  }
}
