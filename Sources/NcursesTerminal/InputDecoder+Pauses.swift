import Cells

/// What comes in parts: over a bad line a sequence may be cut anywhere, and its rest is not typed.
extension InputDecoder {
  /// How long the rest is waited for.
  enum Patience: Hashable {
    case none
    /// A key may be meant: a person shall not notice.
    case short
    /// A sequence has begun for certain.
    case long
    /// As long as parts of a paste come.
    case paste
  }

  /// How long the rest of what was begun is worth waiting for; then `giveUp` is to be called.
  var patience: Patience {
    switch state {
    case .ground: .none
    case .escaped, .told, .shifted: .short
    case .sequence, .string, .terminating: collected.isEmpty ? .short : .long
    case .paste: .paste
    }
  }

  /// Notes that nothing more comes for now.
  mutating func pause() -> [Input] {
    isLate = true
    switch state {
    case .escaped where !isAnswerNear:
      state = .told
      return [.key(.escape)]
    case .ground: return giveUp()
    case .escaped, .told, .shifted, .sequence, .string, .terminating, .paste: return []
    }
  }

  /// Takes what was begun for all there is, and returns what that is.
  mutating func giveUp() -> [Input] {
    defer { (state, isLate) = (.ground, false) }
    switch state {
    case .escaped where isLate: return [.key(.escape)]
    case .sequence where collected.isEmpty, .string where collected.isEmpty:
      return isDoubtful ? KeyCode.key(for: opener).map { [.key($0)] } ?? [] : []
    case .paste: return finishPaste().map { [$0] } ?? []
    case .ground, .escaped, .told, .shifted, .sequence, .string, .terminating: return []
    }
  }

  /// Whether what comes after a pause can belong to what was begun before it.
  func goesOn(with scalar: Unicode.Scalar) -> Bool {
    switch state {
    case .escaped, .told: return Self.begins(with: scalar)
    case .sequence: return (collected.isEmpty ? 0x30...0x3F : 0x20...0x7E).contains(scalar.value)
    case .string where collected.isEmpty: return (0x21...0x3F).contains(scalar.value)
    case .string:
      let isEnd = scalar == "\u{07}" || scalar == "\u{1B}"
      // Of the answer that is asked for, it is known how it goes on.
      let isAnswer = opener == "]" && BackgroundQuestion.isBegun(by: collected)
      return isEnd || !isAnswer || BackgroundQuestion.isBegun(by: collected + String(scalar))
    case .terminating: return scalar == "\\" || Self.begins(with: scalar)
    // An arrow, home, end, or one of F1 to F4.
    case .shifted: return "ABCDFHPQRS".unicodeScalars.contains(scalar)
    case .ground, .paste: return true
    }
  }

  /// Whether a scalar behind an escape begins what a terminal says unasked or as an answer.
  private static func begins(with scalar: Unicode.Scalar) -> Bool {
    switch state(after: scalar) {
    case .sequence, .string: true
    case .ground, .escaped, .told, .shifted, .terminating, .paste: false
    }
  }
}
