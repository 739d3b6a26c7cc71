import HTML

/// A page's tree and what its form controls hold.
final class PageDocument {
  let tree: HTMLTree
  /// What was typed into fields, and which boxes, radio buttons and options are ticked, where it
  /// is no longer what the attributes say.
  private(set) var values: [HTMLNode: String] = [:]
  private(set) var ticks: [HTMLNode: Bool] = [:]
  private(set) var clickable: Set<HTMLNode> = []
  /// What is wrong with the values of fields that a form was not sent for.
  private(set) var problems: [HTMLNode: String] = [:]
  private var stateChanges = 0
  /// Whether a fieldset that is out of use stands in the display that is being written.
  var hasDisabledSet = false
  let world: Int

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

  func setProblem(_ problem: String?, of node: HTMLNode) {
    guard problems[node] != problem else { return }
    problems[node] = problem
    stateChanges += 1
  }

  var title: String {
    guard let title = tree.firstElement(named: "title"), let text = try? tree.text(title) else {
      return ""
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
