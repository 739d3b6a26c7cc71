import HTML

/// A page's tree and what its form controls hold.
final class PageDocument {
  let tree: HTMLTree
  /// What was typed into fields, and which boxes, radio buttons and options are ticked, where it
  /// is no longer what the attributes say.
  private(set) var values: [HTMLNode: String] = [:]
  private(set) var ticks: [HTMLNode: Bool] = [:]
  private var clickable: Set<HTMLNode> = []
  private var stateChanges = 0
  private let world: Int

  init(html: String, world: Int) {
    tree = HTMLTree(parsing: html)
    self.world = world
    addMissingParts()
  }

  /// A document has a head and a body, whether its text has or not.
  private func addMissingParts() {
    let top = (try? tree.children(.document)) ?? []
    let root = top.first { (try? tree.kind($0)) == .element } ?? add("html", to: .document)
    guard let root else { return }
    let parts = (try? tree.children(root)) ?? []
    let names = parts.map { try? tree.name($0) }
    if !names.contains("head") { add("head", to: root, before: parts.first) }
    if !names.contains("body"), !names.contains("frameset") { add("body", to: root) }
  }

  @discardableResult
  private func add(_ name: String, to parent: HTMLNode, before next: HTMLNode? = nil) -> HTMLNode? {
    guard let element = try? tree.makeElement(name) else { return nil }
    try? tree.insert(element, into: parent, before: next)
    return element
  }

  /// Grows with every change that can be seen.
  var changeCount: Int { tree.changeCount + stateChanges }

  func setValue(_ value: String?, of node: HTMLNode) {
    guard values[node] != value else { return }
    values[node] = value
    stateChanges += 1
  }

  func setTick(_ isTicked: Bool?, of node: HTMLNode) {
    guard ticks[node] != isTicked else { return }
    ticks[node] = isTicked
    stateChanges += 1
  }

  func markClickable(_ node: HTMLNode) {
    if clickable.insert(node).inserted { stateChanges += 1 }
  }

  var title: String {
    guard let title = tree.firstElement(named: "title"), let text = try? tree.text(title) else {
      return ""
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The HTML that can be seen, elements a person can use numbered; what is in an iframe comes
  /// from a function.
  func display(_ frame: @escaping (HTMLNode) -> String) -> String {
    html(in: .document, frame)
  }

  /// What can be seen in the body.
  func bodyDisplay(_ frame: @escaping (HTMLNode) -> String) -> String {
    html(in: tree.firstElement(named: "body") ?? .document, frame)
  }

  private func html(in node: HTMLNode, _ frame: @escaping (HTMLNode) -> String) -> String {
    (try? tree.html(in: node) { element, node in self.decorate(&element, node, frame) }) ?? ""
  }

  private static let invisible: Set<String> = [
    "script", "style", "template", "noscript", "link", "meta", "base",
  ]
  private static let controls: Set<String> = ["a", "button", "input", "textarea", "select"]

  private func decorate(
    _ element: inout HTMLTree.ElementText, _ node: () -> HTMLNode, _ frame: (HTMLNode) -> String
  ) -> HTMLTree.Writing {
    guard !Self.invisible.contains(element.name), !isHidden(element) else { return .omitted }
    if element.name == "iframe" { return .replaced(by: frame(node())) }
    // Most elements have no number yet, and need none.
    let isControl = Self.controls.contains(element.name)
    let isAsked =
      isControl || element.name == "option" || element["onclick"] != nil || !clickable.isEmpty
    guard isAsked else { return .whole }
    let node = node()
    let writing = showState(of: node, in: &element)
    let isLink = element.name == "a" && element["href"] == nil
    let isUsable = (isControl && !isLink) || element["onclick"] != nil || clickable.contains(node)
    if isUsable, element["disabled"] == nil {
      element["promenade-element"] = "\(ElementNumber(node: node.number, world: world).value)"
    }
    return writing
  }

  private func isHidden(_ element: HTMLTree.ElementText) -> Bool {
    if element["hidden"] != nil { return true }
    if element.name == "input", element["type"]?.lowercased() == "hidden" { return true }
    guard let style = element["style"] else { return false }
    return style.lowercased().filter { !$0.isWhitespace }.split(separator: ";")
      .last { $0.hasPrefix("display:") } == "display:none"
  }

  private func showState(
    of node: HTMLNode, in element: inout HTMLTree.ElementText
  ) -> HTMLTree.Writing {
    if let isTicked = ticks[node] {
      element[element.name == "option" ? "selected" : "checked"] = isTicked ? "" : nil
    }
    guard let value = values[node] else { return .whole }
    if element.name == "textarea" { return .text(value) }
    element["value"] = value
    return .whole
  }
}
