import Cells

/// What a person's line asks for.
enum Request: Equatable {
  /// Press these keys.
  case press([Key])
  /// Go on with what could not be said in one go, or else do the main thing.
  case goOn
  /// Say the rest without a stop.
  case sayAll
  case sayAgain
  case sayChoices
  case sayHelp
  /// Take no more lines until this can be read on the screen.
  case wait(String)
  /// It means nothing here; a sentence says so.
  case complain(String)

  /// Reads a line as it is meant at a screen.
  init(_ line: String, at speech: Speech) {
    let words = line.sanitized().split(separator: " ", omittingEmptySubsequences: true)
    if let question = speech.question {
      self = .press(question.keys(answering: line.sanitized()))
    } else if let first = words.first {
      let rest = words.dropFirst().joined(separator: " ")
      self =
        Self.named(first.lowercased(), rest, speech)
        ?? Self.chosen(words.joined(separator: " "), speech)
    } else {
      self = .goOn
    }
  }

  /// The words that mean the same at every screen.
  static let words = [
    ("again", "say the whole screen again"), ("choices", "say the choices again"),
    ("all", "say all that is left without a stop"), ("help", "say this"),
    ("back", "go back, as Esc does"), ("search WORDS", "search in a text"),
    ("wait WORDS", "take no more lines until these words are on the screen"),
  ]

  private static func named(_ word: String, _ rest: String, _ speech: Speech) -> Self? {
    switch (word, rest.isEmpty) {
    case ("again", true): .sayAgain
    case ("choices", true): .sayChoices
    case ("all", true): .sayAll
    case ("help", true), ("?", true): .sayHelp
    case ("back", true):
      .press(speech.choices.first { $0.name.hasPrefix("back") }?.keys ?? [.escape])
    case ("wait", false): .wait(rest)
    case ("search", false): search(for: rest, speech)
    default: nil
    }
  }

  private static func search(for words: String, _ speech: Speech) -> Self {
    guard let search = speech.choices.first(where: { $0.letter == "/" }) else {
      return .complain("There is no text to search in.")
    }
    return .press(search.keys + words.map(Key.character) + [.enter])
  }

  /// A choice by its number, its letter, or the beginning of its name.
  private static func chosen(_ words: String, _ speech: Speech) -> Self {
    if let number = Int(words) {
      guard speech.choices.indices.contains(number - 1) else {
        let count = speech.choices.count
        return .complain(
          count == 0 ? "There is nothing to choose." : "The choices run from 1 to \(count).")
      }
      return .press(speech.choices[number - 1].keys)
    }
    let all = speech.choices + speech.others
    if let choice = all.first(where: { $0.letter.map(String.init) == words }) {
      return .press(choice.keys)
    }
    let beginning = words.lowercased()
    let fitting =
      [
        speech.choices.filter { $0.begins(with: beginning) },
        speech.others.filter { $0.begins(with: beginning) },
        speech.choices.filter { $0.name.lowercased().contains(" \(beginning)") },
      ].first { !$0.isEmpty } ?? []
    guard let choice = fitting.first else {
      return .complain("“\(words)” means nothing here; “help” says what does.")
    }
    guard fitting.allSatisfy({ $0.keys == choice.keys }) else {
      return .complain("“\(words)” could be: " + fitting.map(\.name).joined(separator: "; ") + ".")
    }
    return .press(choice.keys)
  }
}

extension Speech.Choice {
  /// Whether its name, or what stands behind its first word, begins so.
  fileprivate func begins(with beginning: String) -> Bool {
    let name = name.lowercased()
    let explanation = name.split(separator: ": ", maxSplits: 1).last ?? ""
    return name.hasPrefix(beginning) || explanation.hasPrefix(beginning)
  }
}

extension Speech.Question {
  /// The keys that give an answer; an empty one leaves what is there.
  fileprivate func keys(answering line: String) -> [Key] {
    line.isEmpty ? ending : clearing + line.map(Key.character) + ending
  }
}
