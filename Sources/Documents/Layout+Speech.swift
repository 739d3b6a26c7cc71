/// What a layout of spoken lines has to say.
extension Layout {
  /// The lines that say something; buttons alone on a line are said as what can be done.
  public var spokenLines: [String] {
    lines.filter { !isOfButtons($0) }.map(\.text).filter { !$0.isEmpty }
  }

  private func isOfButtons(_ line: Line) -> Bool {
    line.spans.allSatisfy { span in
      guard let index = span.target else { return span.text.allSatisfy(\.isWhitespace) }
      return targets[index].target.isWorkingButton
    }
  }

  /// What each target is called in a list of what can be done, in reading order.
  public var spokenTargets: [String] {
    let labels = namesOfElements
    return targets.enumerated().map { index, target in
      let label = label(ofTarget: index, among: labels)
      return switch target.target {
      case .link: "\(label) (link)"
      case .label: label
      case .element(_, let control): control.spoken(label: label)
      }
    }
  }

  /// The words that name a target.
  public func spokenLabel(ofTarget index: Int) -> String {
    label(ofTarget: index, among: namesOfElements)
  }

  private func label(ofTarget index: Int, among names: [Int: String]) -> String {
    switch targets[index].target {
    case .link, .label, .element(_, .clickable), .element(_, .button): text(ofTarget: index)
    case .element(let number, _): names[number] ?? neighbour(ofTarget: index)
    }
  }

  /// The labels of elements, by their numbers.
  private var namesOfElements: [Int: String] {
    var names: [Int: String] = [:]
    for span in lines.lazy.flatMap(\.spans) {
      if let label = span.label { names[label, default: ""] += span.text }
    }
    return names.mapValues(\.withoutBlanksAround).filter { !$0.value.isEmpty }
  }

  private func text(ofTarget index: Int) -> String {
    targets[index].places.map { place in
      lines[place.line].spans.filter { $0.target == index }.map(\.text).joined()
    }.joined(separator: " ").withoutBlanksAround
  }

  /// The words beside a control that nothing names: behind a mark, else before it, else above.
  private func neighbour(ofTarget index: Int) -> String {
    guard let place = targets[index].places.first else { return "unnamed" }
    let spans = lines[place.line].spans
    let own = spans.indices.filter { spans[$0].target == index }
    guard let first = own.first, let last = own.last else { return "unnamed" }
    let behind = spans[(last + 1)...].prefix { $0.target == nil }.map(\.text).joined()
    let before = spans[..<first].reversed().prefix { $0.target == nil }.map(\.text).reversed()
      .joined()
    let above = lines[..<place.line].last { !$0.spans.isEmpty }?.text ?? ""
    let nearest = spans[first].role == .mark ? [behind, before] : [before, behind]
    return (nearest + [above]).map(\.withoutBlanksAround).first { !$0.isEmpty } ?? "unnamed"
  }
}

extension Target {
  fileprivate var isWorkingButton: Bool {
    if case .element(_, .button(isEnabled: true)) = self { true } else { false }
  }
}

extension String {
  fileprivate var withoutBlanksAround: String {
    let text = drop(while: \.isWhitespace)
    return String(text.dropLast(text.reversed().prefix(while: \.isWhitespace).count))
  }
}
