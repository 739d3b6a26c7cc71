import Cells
import Documents

/// Turns the inline nodes of Markdown into runs.
struct MarkdownText {
  private var runs: [Run] = []
  /// For each node that is open, what holds outside it.
  private var outer: [Run] = []
  /// Traits and target of the text that comes next.
  private var style = Run("")

  /// The runs within a block or a picture.
  static func runs(in node: MarkdownNode) -> [Run] {
    var text = MarkdownText()
    node.walk { node, isEntering in
      if isEntering { text.enter(node) } else { text.leave(node) }
    }
    return text.runs
  }

  private mutating func enter(_ node: MarkdownNode) {
    switch node.kind {
    case "text", "html_inline": add(node.literal.sanitized())
    case "code": add(node.literal.sanitized(), traits: .code)
    case "softbreak": add(" ")
    case "linebreak": add("\n")
    case "emph": open { $0.traits.insert(.emphasis) }
    case "strong": open { $0.traits.insert(.strong) }
    case "strikethrough": open { $0.traits.insert(.struck) }
    case "link":
      let address = node.address.sanitized()
      open { $0.target = .link(address) }
    case "image":
      if node.hasChildren { add("[") }
      open { _ in }
    default: open { _ in }
    }
  }

  private mutating func open(_ change: (inout Run) -> Void) {
    outer.append(style)
    change(&style)
  }

  private mutating func leave(_ node: MarkdownNode) {
    if node.kind == "image", node.hasChildren { add("]") }
    style = outer.popLast() ?? Run("")
  }

  private mutating func add(_ text: String, traits: Run.Traits = []) {
    guard !text.isEmpty else { return }
    let run = Run(text, traits: style.traits.union(traits), target: style.target)
    if let last = runs.last, last.traits == run.traits, last.target == run.target {
      runs[runs.count - 1].text += text
    } else {
      runs.append(run)
    }
  }
}
