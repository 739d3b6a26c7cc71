/// A run as it is set: controls have become text.
struct Inline {
  var text: String
  var role: Role
  var traits: Run.Traits = []
  /// The index of its target in the layout.
  var target: Int?
}

extension Run {
  /// The text as it is drawn, with its control.
  func drawn(columns: Int) -> String {
    guard case .element(_, let control) = target, control.role != nil else { return text }
    let drawn = control.drawn(label: text, columns: columns)
    return control.role == .mark ? "\(drawn)\u{A0}\(text)" : drawn
  }
}
