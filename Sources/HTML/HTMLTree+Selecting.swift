import CXML

extension HTMLTree {
  /// The elements in a node that match a selector, in document order.
  public func elements(
    matching selector: String, in node: HTMLNode, limit: Int = .max
  ) throws(HTMLTreeError) -> [HTMLNode] {
    let selector = try ElementSelector(selector)
    let top = try pointer(node)
    var matches: [HTMLNode] = []
    for pointer in descendants(of: top) where isMatch(pointer, selector) {
      matches.append(self.node(pointer))
      if matches.count == limit { break }
    }
    return matches
  }

  /// Whether an element matches a selector.
  public func matches(_ node: HTMLNode, _ selector: String) throws(HTMLTreeError) -> Bool {
    isMatch(try pointer(node), try ElementSelector(selector))
  }

  /// The first element with an id.
  public func element(id: String) -> HTMLNode? {
    descendants(of: root).first { attribute("id", of: $0) == id }.map { self.node($0) }
  }

  private func isMatch(_ pointer: Pointer, _ selector: ElementSelector) -> Bool {
    pointer.pointee.isElement
      && selector.alternatives.contains { isMatch(pointer, $0[...]) }
  }

  private func isMatch(_ pointer: Pointer, _ chain: ArraySlice<ElementSelector.Chain.Element>)
    -> Bool
  {
    guard let (compound, combinator) = chain.first else { return true }
    guard isMatch(pointer, compound) else { return false }
    let rest = chain.dropFirst()
    if rest.isEmpty { return true }
    return switch combinator {
    case .descendant: elements(from: pointer, by: \.parent).contains { isMatch($0, rest) }
    case .child: elements(from: pointer, by: \.parent).prefix(1).contains { isMatch($0, rest) }
    case .later: elements(from: pointer, by: \.prev).contains { isMatch($0, rest) }
    case .next: elements(from: pointer, by: \.prev).prefix(1).contains { isMatch($0, rest) }
    }
  }

  private func elements(
    from pointer: Pointer, by step: KeyPath<xmlNode, UnsafeMutablePointer<xmlNode>?>
  ) -> some Sequence<Pointer> {
    sequence(state: pointer) { current -> Pointer? in
      while let next = current.pointee[keyPath: step] {
        current = next
        if next.pointee.isElement { return next }
      }
      return nil
    }
  }

  private func isMatch(_ pointer: Pointer, _ compound: ElementSelector.Compound) -> Bool {
    if let name = compound.name, !pointer.pointee.isNamed(name) { return false }
    return compound.conditions.allSatisfy { condition in
      attribute(condition.attribute, of: pointer).map { condition.holds($0) } ?? false
    }
  }
}

extension ElementSelector.Condition {
  func holds(_ text: String) -> Bool {
    let text = ignoresCase ? text.lowercased() : text
    let value = ignoresCase ? value.lowercased() : value
    return switch match {
    case .present: true
    case .equal: text == value
    case .word: text.split(whereSeparator: \.isWhitespace).contains { $0 == value }
    case .dashed: text == value || text.hasPrefix(value + "-")
    case .prefix: !value.isEmpty && text.hasPrefix(value)
    case .suffix: !value.isEmpty && text.hasSuffix(value)
    case .part: !value.isEmpty && text.contains(value)
    }
  }
}
