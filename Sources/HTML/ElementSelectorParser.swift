/// Reads the text of a selector.
struct ElementSelectorParser {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func list() throws(HTMLTreeError) -> [ElementSelector.Chain] {
    var alternatives = [try chain()]
    while take(",") { alternatives.append(try chain()) }
    guard rest.isEmpty else { throw fault }
    return alternatives
  }

  private var fault: HTMLTreeError { .invalidSelector(text) }

  private mutating func chain() throws(HTMLTreeError) -> ElementSelector.Chain {
    skipSpace()
    var chain: ElementSelector.Chain = [(try compound(), .descendant)]
    while true {
      let hadSpace = skipSpace()
      let sign = rest.first.flatMap { ElementSelector.Combinator(rawValue: $0) }
      if sign != nil {
        rest.removeFirst()
        skipSpace()
      } else if rest.isEmpty || rest.first == "," || !hadSpace {
        return chain
      }
      chain.insert((try compound(), sign ?? .descendant), at: 0)
    }
  }

  private mutating func compound() throws(HTMLTreeError) -> ElementSelector.Compound {
    var compound = ElementSelector.Compound()
    let start = rest.startIndex
    if !take("*"), let first = rest.first, Self.isNamePart(first) || first == "\\" {
      compound.name = try name().lowercased()
    }
    while true {
      if take("#") {
        compound.conditions.append(condition("id", .equal, try name()))
      } else if take(".") {
        compound.conditions.append(condition("class", .word, try name()))
      } else if take("[") {
        compound.conditions.append(try attribute())
      } else {
        break
      }
    }
    guard rest.startIndex > start else { throw fault }
    return compound
  }

  private func condition(
    _ attribute: String, _ match: ElementSelector.Condition.Match, _ value: String,
    ignoresCase: Bool = false
  ) -> ElementSelector.Condition {
    ElementSelector.Condition(
      attribute: attribute, match: match, value: value, ignoresCase: ignoresCase)
  }

  /// What follows `[`.
  private mutating func attribute() throws(HTMLTreeError) -> ElementSelector.Condition {
    skipSpace()
    let name = try name().lowercased()
    skipSpace()
    if take("]") { return condition(name, .present, "") }
    let signs: [(String, ElementSelector.Condition.Match)] = [
      ("=", .equal), ("~=", .word), ("|=", .dashed), ("^=", .prefix), ("$=", .suffix),
      ("*=", .part),
    ]
    guard let match = signs.first(where: { rest.hasPrefix($0.0) }) else { throw fault }
    rest.removeFirst(match.0.count)
    skipSpace()
    let value = try value()
    skipSpace()
    let ignoresCase = take("i") || take("I")
    skipSpace()
    guard take("]") else { throw fault }
    return condition(name, match.1, value, ignoresCase: ignoresCase)
  }

  private mutating func value() throws(HTMLTreeError) -> String {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return try name() }
    rest.removeFirst()
    var value = ""
    while let character = rest.popFirst() {
      if character == quote { return value }
      value.append(character == "\\" ? try escaped() : character)
    }
    throw fault
  }

  private mutating func name() throws(HTMLTreeError) -> String {
    var name = ""
    while let character = rest.first, Self.isNamePart(character) || character == "\\" {
      rest.removeFirst()
      name.append(character == "\\" ? try escaped() : character)
    }
    guard let first = name.first, !name.isEmpty, !("0"..."9").contains(first) else { throw fault }
    return name
  }

  private mutating func escaped() throws(HTMLTreeError) -> Character {
    guard let character = rest.popFirst(), !character.isHexDigit else { throw fault }
    return character
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || ("0"..."9").contains(character) || character == "-" || character == "_"
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let hadSpace = rest.first?.isWhitespace ?? false
    rest = rest.drop(while: \.isWhitespace)
    return hadSpace
  }
}
