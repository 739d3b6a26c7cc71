/// A run as it is set: controls have become text.
struct Inline {
  var text: String
  var role: Role
  var traits: Run.Traits = []
  /// The index of its target in the layout.
  var target: Int?
  /// The number of the element whose label it is.
  var label: Int?
  /// Whether it stays on one line whatever it holds.
  var isWhole = false
}

extension Run {
  /// The text as it is drawn, with its control.
  func drawn(columns: Int) -> String {
    guard case .element(_, let control) = target, control.role != nil else { return text }
    let drawn = control.drawn(label: text, columns: columns)
    return control.role == .mark ? "\(drawn)\u{A0}\(text)" : drawn
  }

  /// The field and its number, if it is one of several lines.
  var tallField: (field: Field, number: Int, rows: Int)? {
    guard case .element(let number, .field(let field)) = target, case .lines(let rows) = field.kind
    else { return nil }
    return (field, number, rows)
  }
}

extension [Inline] {
  /// How a line ends that another one follows.
  func end(of line: [Piece], before next: [Piece]) -> Line.End {
    guard let last = line.last, let first = next.first else { return .whole }
    return last.isHyphenated ? .hyphenated : isGap(between: last, first) ? .whole : .withinWord
  }

  /// Whether something between two pieces isn't drawn that stands between words.
  private func isGap(between last: Piece, _ first: Piece) -> Bool {
    let text = self[last.inline].text
    guard last.inline == first.inline else {
      return last.end < text.utf8.count || first.start > 0
        || self[last.inline + 1..<first.inline].contains { !$0.text.isEmpty }
    }
    return last.end < first.start && text.bytes(last.end, first.start) != "\u{200B}"
  }
}
