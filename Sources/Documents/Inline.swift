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
