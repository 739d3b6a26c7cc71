import Cells

/// Finds what of a screen is news to somebody who has heard the one before.
struct Narrator {
  private var heard: Speech?
  private var lastNotice = 0

  /// The lines to say now; nothing is said twice, what has gone is not mentioned.
  mutating func news(in speech: Speech) -> [String] {
    let earlier = heard?.title == speech.title ? heard : nil
    heard = speech
    var news = notices(in: speech)
    if earlier == nil { news.append(speech.title) }
    news += lines(of: speech, since: earlier)
    if let question = speech.question {
      if question.label != earlier?.question?.label { news += Self.words(for: question) }
    } else {
      news += choices(of: speech, since: earlier)
    }
    return news.map(\.spoken).filter { !$0.isEmpty }
  }

  /// Forgets what was said, so that the whole screen is news again.
  mutating func forget() { heard = nil }

  private mutating func notices(in speech: Speech) -> [String] {
    let fresh = speech.notices.filter { $0.number > lastNotice }
    lastNotice = fresh.map(\.number).max() ?? lastNotice
    return fresh.map(\.text)
  }

  private func lines(of speech: Speech, since earlier: Speech?) -> [String] {
    guard let earlier else { return speech.lines.map(\.text) }
    var known: [Speech.Line: Int] = [:]
    for line in earlier.lines { known[line, default: 0] += 1 }
    return speech.lines.filter { line in
      guard line.kind == .news else { return false }
      guard let count = known[line], count > 0 else { return true }
      known[line] = count - 1
      return false
    }.map(\.text)
  }

  /// The choices that are new or have another number than before; of many that only moved it is
  /// said that they did.
  private func choices(of speech: Speech, since earlier: Speech?) -> [String] {
    let all = speech.choices.numbered
    let known = earlier?.choices.numbered ?? []
    guard all != known else { return [] }
    let names = Set((earlier?.choices ?? []).map(\.name))
    let changed = all.indices.filter { !known.indices.contains($0) || known[$0] != all[$0] }
    let fresh = changed.filter { !names.contains(speech.choices[$0].name) }
    let moved = changed.count - fresh.count
    guard moved > Self.mostMoved else { return changed.map { all[$0] } }
    return fresh.map { all[$0] } + ["\(moved) choices have other numbers now; “choices” says them."]
  }

  /// So many choices are said again when nothing of them but their number is new.
  private static let mostMoved = 3

  private static func words(for question: Speech.Question) -> [String] {
    if question.isSecret { return ["\(question.label)? It is not shown."] }
    if question.value.isEmpty { return ["\(question.label)?"] }
    return ["\(question.label)? Now: \(question.value). An empty line keeps it."]
  }
}

extension [Speech.Choice] {
  /// The choices as they are said, with their numbers.
  var numbered: [String] {
    enumerated().map { "\($0 + 1) \($1.name)" + ($1.isMain ? " (Enter)" : "") }
  }
}
