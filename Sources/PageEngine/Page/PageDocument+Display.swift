import HTML

extension PageDocument {
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
    hasDisabledSet = false
    return (try? tree.html(in: node) { element, node in self.decorate(&element, node, frame) })
      ?? ""
  }

  private static let invisible: Set<String> = [
    "script", "style", "template", "noscript", "link", "meta", "base",
  ]
  private static let controls: Set<String> = [
    "a", "button", "input", "textarea", "select", "summary", "option", "label",
  ]

  private func decorate(
    _ element: inout HTMLTree.ElementText, _ node: () -> HTMLNode, _ frame: (HTMLNode) -> String
  ) -> HTMLTree.Writing {
    guard !Self.invisible.contains(element.name), !isHidden(element) else { return .omitted }
    if element.name == "iframe" { return .replaced(by: frame(node())) }
    if element.name == "fieldset", element["disabled"] != nil { hasDisabledSet = true }
    // Most elements have no number yet, and need none.
    let isControl = Self.controls.contains(element.name)
    guard isControl || element["onclick"] != nil || !clickable.isEmpty else { return .whole }
    let node = node()
    let writing = showState(of: node, in: &element)
    if hasDisabledSet, isControl, isInDisabledSet(node) { element["disabled"] = "" }
    if isUsable(element, node) {
      element["promenade-element"] = number(of: node)
    } else if element.name == "label", let control = control(labelledBy: node, element["for"]) {
      element["promenade-label"] = number(of: control)
    }
    return writing
  }

  private func number(of node: HTMLNode) -> String {
    "\(ElementNumber(node: node.number, world: world).value)"
  }

  private func isUsable(_ element: HTMLTree.ElementText, _ node: HTMLNode) -> Bool {
    guard element["disabled"] == nil else { return false }
    let hasListener = element["onclick"] != nil || clickable.contains(node)
    return switch element.name {
    case "a": element["href"] != nil || hasListener
    case "label": hasListener
    default: hasListener || Self.controls.contains(element.name)
    }
  }

  private func isInDisabledSet(_ node: HTMLNode) -> Bool {
    var ancestor = (try? tree.parent(node)) ?? nil
    while let each = ancestor {
      let isDisabled = ((try? tree.attribute("disabled", of: each)) ?? nil) != nil
      if isDisabled, (try? tree.name(each)) == "fieldset" { return true }
      ancestor = (try? tree.parent(each)) ?? nil
    }
    return false
  }

  private func control(labelledBy label: HTMLNode, _ id: String?) -> HTMLNode? {
    if let id { return tree.element(id: id) }
    let controls = "input, textarea, select, button"
    return (try? tree.elements(matching: controls, in: label, limit: 1))?.first
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
    if let problem = problems[node] { element["promenade-problem"] = problem }
    guard let value = values[node] else { return .whole }
    if element.name == "textarea" { return .text(value) }
    element["value"] = value
    return .whole
  }
}
