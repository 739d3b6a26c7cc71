import Cells

extension Control {
  /// The role its text has, if it isn't that of the text around it.
  var role: Role? {
    switch self {
    case .clickable: nil
    case .button, .choice: .button
    case .checkbox, .radio: .mark
    case .field: .field
    case .slider: .slider
    }
  }

  /// The control as text that doesn't break before or after its brackets; a field takes at most so
  /// many columns.
  public func drawn(label: String, columns: Int) -> String {
    parts(label: label, columns: columns).map(\.text).joined()
  }

  /// The control as it is set; words that only explain an empty field are quiet.
  func parts(label: String, columns: Int) -> [(text: String, traits: Run.Traits)] {
    if columns.isSpokenWidth { return [(spokenInText(label: label), [])] }
    return switch self {
    case .clickable: [(label, [])]
    case .button: [("[\u{A0}\(label)\u{A0}]", [])]
    case .checkbox(let isOn): [(isOn ? "[x]" : "[\u{A0}]", [])]
    case .radio(let isOn, _): [(isOn ? "(•)" : "(\u{A0})", [])]
    case .slider(let slider): [(slider.drawn, [])]
    case .choice(let choice):
      [("[\u{A0}\(Self.shown(choice, label, columns: columns - 6))\u{A0}▾\u{A0}]", [])]
    case .field(let field): Self.parts(of: field, label: label, columns: columns)
    }
  }

  /// What is chosen, as wide as the widest option so that choosing moves nothing; a closed choice
  /// of several may hold many words.
  private static func shown(_ choice: Choice, _ label: String, columns: Int) -> String {
    let text = choice.summary.isEmpty ? label : choice.summary
    let widest = choice.options.reduce(0) {
      max($0, $1.kind == .heading ? 0 : $1.label.columns)
    }
    let width = max(1, min(max(text.columns, widest), mostChoiceColumns, columns))
    let shown = text.beginning(width)
    return shown + String(repeating: "\u{A0}", count: max(0, width - shown.columns))
  }

  private static let mostChoiceColumns = 32

  /// The beginning of the text, filled up to the width of the field.
  private static func parts(
    of field: Field, label: String, columns: Int
  ) -> [(text: String, traits: Run.Traits)] {
    let width = max(1, min(field.columns, columns))
    let isEmpty = field.text.isEmpty
    let shown = (isEmpty ? label : field.shown).beginning(width)
    let fill = String(repeating: "_", count: max(0, width - shown.columns))
    let parts: [(text: String, traits: Run.Traits)] = [
      (shown, isEmpty ? .quiet : []), (fill, []),
    ]
    return parts.filter { !$0.text.isEmpty }
  }
}

extension String {
  /// As much of it as takes so many columns, with an ellipsis where something is left out; its
  /// blanks don't break.
  func beginning(_ columns: Int) -> String {
    var shown = ""
    var room = columns
    for character in self {
      let character: Character = character.isWhitespace ? "\u{A0}" : character
      guard character.columns <= room else {
        while !shown.isEmpty, room < 1 { room += shown.removeLast().columns }
        return room < 1 ? shown : shown + "…"
      }
      room -= character.columns
      shown.append(character)
    }
    return shown
  }
}
