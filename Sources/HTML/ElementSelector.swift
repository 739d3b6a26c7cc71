/// A CSS selector: lists of compounds joined by combinators, without pseudo-classes.
struct ElementSelector {
  /// What one element must have.
  struct Compound {
    var name: String?
    var conditions: [Condition] = []
  }

  /// An attribute an element must have, and how.
  struct Condition {
    enum Match {
      case present, equal, word, dashed, prefix, suffix, part
    }

    let attribute: String
    let match: Match
    let value: String
    let ignoresCase: Bool
  }

  /// How an element stands to that of the compound before.
  enum Combinator: Character {
    case descendant = " "
    case child = ">"
    case next = "+"
    case later = "~"
  }

  /// Compounds from right to left, each with the combinator between it and the one at its left.
  typealias Chain = [(compound: Compound, combinator: Combinator)]

  let alternatives: [Chain]

  init(_ text: String) throws(HTMLTreeError) {
    var parser = ElementSelectorParser(text)
    alternatives = try parser.list()
  }
}
