import HTML

// Changing the tree. What comes into the document that way may have to start: scripts and iframes.

extension PageWorld {
  /// The functions that change the tree; some give the numbers of elements that are to start.
  var editing: [(String, NativeFunction.Body)] {
    [
      document.function("makeElement") { tree, _, arguments throws(HTMLTreeError) in
        .number(try tree.makeElement(arguments.text(0) ?? "").number)
      },
      document.function("makeText") { tree, _, arguments in
        .number(tree.makeText(arguments.text(0) ?? "").number)
      },
      document.function("copy") { [weak self] tree, node, arguments throws(HTMLTreeError) in
        let copy = try tree.copy(node, deep: arguments.flag(1))
        self?.keepFromStarting(copy, as: node)
        return .number(copy.number)
      },
      document.function("insert") { [weak self] tree, node, arguments throws(HTMLTreeError) in
        let parent = HTMLNode(number: arguments.number(1))
        let next = arguments.number(2)
        try tree.insert(
          node, into: parent, before: next > 0 ? HTMLNode(number: next) : nil)
        return self?.arrivals(in: node, of: parent) ?? .undefined
      },
      document.function("remove") { tree, node, _ throws(HTMLTreeError) in
        try tree.remove(node)
        return .undefined
      },
      document.function("setText") { [weak self] tree, node, arguments throws(HTMLTreeError) in
        try tree.setText(arguments.text(1) ?? "", of: node)
        return self?.arrivals(in: nil, of: node) ?? .undefined
      },
      document.function("setHTML") { [weak self] tree, node, arguments throws(HTMLTreeError) in
        try tree.setHTML(arguments.text(1) ?? "", of: node)
        self?.neverStart(try tree.elements(matching: "script", in: node))
        return self?.arrivals(in: node, of: node) ?? .undefined
      },
      document.function("setAttribute") { tree, node, arguments throws(HTMLTreeError) in
        try tree.setAttribute(arguments.text(1) ?? "", to: arguments.text(2), of: node)
        return .undefined
      },
    ]
  }

  /// The scripts and iframes that are to start after a node has come into a parent.
  private func arrivals(in node: HTMLNode?, of parent: HTMLNode) -> NativeFunction.Result {
    let tree = document.tree
    do throws(HTMLTreeError) {
      var arrivals: [HTMLNode] = []
      if try tree.name(parent) == "script" { arrivals.append(parent) }
      if let node, try tree.kind(node) == .element {
        if ["script", "iframe"].contains(try tree.name(node)) { arrivals.append(node) }
        arrivals += try tree.elements(matching: "script, iframe", in: node)
      }
      guard !arrivals.isEmpty, try tree.contains(.document, parent) else { return .undefined }
      return .numbers(arrivals.map(\.number))
    } catch {
      return .undefined
    }
  }

  /// A copy of a script that has started is taken to have started too.
  private func keepFromStarting(_ copy: HTMLNode, as original: HTMLNode) {
    let originals = scripts(from: original)
    neverStart(zip(originals, scripts(from: copy)).filter { hasStarted($0.0) }.map { $0.1 })
  }

  private func scripts(from node: HTMLNode) -> [HTMLNode] {
    let tree = document.tree
    let own = (try? tree.name(node)) == "script" ? [node] : []
    return own + ((try? tree.elements(matching: "script", in: node)) ?? [])
  }
}
