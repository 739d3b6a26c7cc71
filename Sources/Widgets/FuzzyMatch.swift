/// How well a few letters stand for a text: they have to come in it in their order, with anything
/// between them.
///
/// Letters side by side count more, and so do those that begin a word; each one that is passed by
/// between two costs. Case makes no difference. Words that are typed with a space between them are
/// looked for one by one, in any order.
public struct FuzzyMatch: Equatable, Sendable {
  /// What it is worth, to be compared with that of another text for the same letters.
  public private(set) var score = 0
  /// The matched characters of the text by their numbers, in no order.
  public private(set) var positions: Set<Int> = []

  /// Finds the best match there is; nil if there is none.
  ///
  /// The time it takes grows with the product of both lengths.
  public init?(_ letters: String, in text: String) {
    let characters = text.map { $0.lowercased() }
    for word in letters.split(separator: " ") {
      guard word.count <= characters.count,
        let match = Self.best(word.map { $0.lowercased() }, in: characters)
      else { return nil }
      score += match.score
      positions.formUnion(match.positions)
    }
  }

  private static let hit = 16
  private static let neighbor = 12
  private static let wordStart = 10

  /// One letter at one place: the most that the letters up to it are worth, and where the letter
  /// before it stands then.
  private struct Step {
    var score: Int
    var previous: Int?
  }

  private static func best(
    _ letters: [String], in text: [String]
  ) -> (score: Int, positions: [Int])? {
    var steps: [[Step?]] = []
    for letter in letters {
      steps.append(row(for: letter, in: text, after: steps.last))
    }
    // Of equal ones the first, as one reads.
    var end: Int?
    for (place, step) in (steps.last ?? []).enumerated() {
      guard let step else { continue }
      if let best = end.flatMap({ steps.last?[$0] }), best.score >= step.score { continue }
      end = place
    }
    guard let end, let score = steps.last?[end]?.score else { return nil }
    var positions = [end]
    for row in steps.reversed() {
      if let previous = row[positions[positions.count - 1]]?.previous { positions.append(previous) }
    }
    return (score, positions)
  }

  /// What a letter is worth at each place of the text, after the row of the letter before it.
  private static func row(
    for letter: String, in text: [String], after before: [Step?]?
  ) -> [Step?] {
    // The best place of the letter before, its score falling with each one that is passed by.
    var far: Step?
    return text.indices.map { place in
      defer { pass(place - 1, of: before, &far) }
      guard text[place] == letter else { return nil }
      let worth = hit + (isWordStart(place, in: text) ? wordStart : 0)
      guard let before else { return Step(score: worth, previous: nil) }
      let near = place > 0 ? before[place - 1].map { $0.score + neighbor } : nil
      if let near, near >= far?.score ?? near {
        return Step(score: near + worth, previous: place - 1)
      }
      return far.map { Step(score: $0.score + worth, previous: $0.previous) }
    }
  }

  private static func pass(_ place: Int, of before: [Step?]?, _ far: inout Step?) {
    far?.score -= 1
    guard place >= 0, let step = before?[place] else { return }
    if step.score - 1 > far?.score ?? .min { far = Step(score: step.score - 1, previous: place) }
  }

  private static func isWordStart(_ place: Int, in text: [String]) -> Bool {
    guard place > 0 else { return true }
    return !(text[place - 1].first.map { $0.isLetter || $0.isNumber } ?? false)
  }
}
