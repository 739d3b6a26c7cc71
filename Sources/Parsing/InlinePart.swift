import Documents

/// A part of the text of a block.
enum InlinePart {
  case run(Run)
  case picture(Illustration)

  /// Whether it leaves no trace beside text.
  var isUnseen: Bool {
    if case .picture(let picture) = self { picture.words.isEmpty } else { false }
  }

  /// Whether it is text of which anything is seen.
  var isText: Bool {
    if case .run(let run) = self { run.isVisible } else { false }
  }

  /// Whether it is text or words of a picture.
  var isSeen: Bool { isText || !isUnseen && isPicture }

  /// Whether it is a picture.
  var isPicture: Bool { if case .picture = self { true } else { false } }

  /// The picture it is, if it is one.
  var picture: Illustration? {
    if case .picture(let picture) = self { picture } else { nil }
  }

  /// The part as text beside other text.
  var run: Run? {
    switch self {
    case .run(let run): run
    case .picture(let picture): picture.words.first
    }
  }

  /// Replaces characters of its text.
  mutating func replace(_ signs: [Character: Character]) {
    guard case .run(var run) = self, !run.isControl else { return }
    run.text = String(run.text.map { signs[$0] ?? $0 })
    self = .run(run)
  }
}

extension Run {
  /// Whether anything of it is seen.
  var isVisible: Bool {
    // Mostly the first byte decides.
    if text.utf8.first?.isSeen == true { return true }
    return isControl || text.contains { !$0.isWhitespace || $0 == "\u{A0}" }
  }

  /// Whether it is drawn with brackets of its own.
  var isControl: Bool {
    guard case .element(_, let control) = target else { return false }
    return control != .clickable
  }

  /// Whether another run can go on where this one ends.
  func isLike(_ next: Run) -> Bool {
    traits == next.traits && target == next.target && !isControl
  }
}

extension [Run] {
  /// The runs, with those that look and act alike made one.
  var joinedAlike: [Run] {
    guard indices.dropFirst().contains(where: { self[$0 - 1].isLike(self[$0]) }) else {
      return self
    }
    var runs: [Run] = []
    for run in self {
      if let last = runs.last, last.isLike(run) {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    return runs
  }
}
