import HTML

extension PageDocument {
  /// The functions over the tree; nodes are numbers, -1 is none.
  var natives: [(String, NativeFunction.Body)] { reading + searching + controls }

  typealias TreeBody = (HTMLTree, HTMLNode, NativeArguments) throws(HTMLTreeError) ->
    NativeFunction.Result

  /// A function whose first argument is a node, its errors those a page knows.
  func function(_ name: String, _ body: @escaping TreeBody) -> (
    String, NativeFunction.Body
  ) {
    (
      name,
      { [tree] arguments throws(NativeFunction.Fault) in
        do throws(HTMLTreeError) {
          return try body(tree, HTMLNode(number: arguments.number(0)), arguments)
        } catch {
          throw NativeFunction.Fault(error)
        }
      }
    )
  }

  private var reading: [(String, NativeFunction.Body)] {
    [
      function("kind") { tree, node, _ throws(HTMLTreeError) in
        switch try tree.kind(node) {
        case .element: .number(1)
        case .text: .number(3)
        case .comment: .number(8)
        case .document: .number(9)
        }
      },
      function("name") { tree, node, _ throws(HTMLTreeError) in .text(try tree.name(node)) },
      function("parent") { tree, node, _ throws(HTMLTreeError) in
        .number(try tree.parent(node)?.number ?? -1)
      },
      function("children") { tree, node, _ throws(HTMLTreeError) in
        .numbers(try tree.children(node).map(\.number))
      },
      function("contains") { tree, node, arguments throws(HTMLTreeError) in
        .flag(try tree.contains(node, HTMLNode(number: arguments.number(1))))
      },
      function("text") { tree, node, _ throws(HTMLTreeError) in .text(try tree.text(node)) },
      function("innerHTML") { tree, node, _ throws(HTMLTreeError) in
        .text(try tree.html(in: node))
      },
      function("outerHTML") { tree, node, _ throws(HTMLTreeError) in .text(try tree.html(node)) },
      function("attribute") { tree, node, arguments throws(HTMLTreeError) in
        try tree.attribute(arguments.text(1) ?? "", of: node).map { .text($0) } ?? .null
      },
      function("attributeNames") { tree, node, _ throws(HTMLTreeError) in
        .texts(try tree.attributes(node).map(\.name))
      },
    ]
  }

  private var searching: [(String, NativeFunction.Body)] {
    [
      function("select") { tree, node, arguments throws(HTMLTreeError) in
        let limit = arguments.number(2)
        return .numbers(
          try tree.elements(
            matching: arguments.text(1) ?? "", in: node, limit: limit > 0 ? limit : .max
          ).map(\.number))
      },
      function("matches") { tree, node, arguments throws(HTMLTreeError) in
        .flag(try tree.matches(node, arguments.text(1) ?? ""))
      },
      (
        "byId",
        { [tree] arguments in .number(tree.element(id: arguments.text(0) ?? "")?.number ?? -1) }
      ),
    ]
  }

  private var controls: [(String, NativeFunction.Body)] {
    [
      function("value") { [weak self] _, node, _ in self?.values[node].map { .text($0) } ?? .null },
      function("setValue") { [weak self] _, node, arguments in
        self?.setValue(arguments.text(1), of: node)
        return .undefined
      },
      function("isChecked") { [weak self] _, node, _ in self?.ticks[node].map { .flag($0) } ?? .null
      },
      function("setChecked") { [weak self] _, node, arguments in
        self?.setTick(arguments.text(1) == nil ? nil : arguments.flag(1), of: node)
        return .undefined
      },
      function("setProblem") { [weak self] _, node, arguments in
        self?.setProblem(arguments.text(1), of: node)
        return .undefined
      },
      function("markClickable") { [weak self] _, node, _ in
        self?.markClickable(node)
        return .undefined
      },
    ]
  }
}

extension NativeFunction.Fault {
  /// A tree's error as WebKit would put it.
  fileprivate init(_ error: HTMLTreeError) {
    switch error {
    case .unknownNode:
      self.init(name: "NotFoundError", message: "The object can not be found here.")
    case .misplacedNode:
      self.init(
        name: "HierarchyRequestError", message: "The operation would yield an incorrect node tree.")
    case .tooDeep: self.init(name: "HierarchyRequestError", message: "Nodes are nested too deep.")
    case .invalidName(let name):
      self.init(name: "InvalidCharacterError", message: "Invalid name: '\(name)'")
    case .invalidSelector(let selector):
      self.init(name: "SyntaxError", message: "'\(selector)' is not a valid selector.")
    }
  }
}
