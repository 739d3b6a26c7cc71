import Cells

extension Control {
  /// How wide a field is, where there is room.
  static let fieldColumns = 20

  /// The role its text has, if it isn't that of the text around it.
  var role: Role? {
    switch self {
    case .clickable: nil
    case .button, .choice: .button
    case .checkbox, .radio: .mark
    case .field: .field
    }
  }

  /// The control as text that doesn't break before or after its brackets; a field takes at most so
  /// many columns.
  public func drawn(label: String, columns: Int) -> String {
    switch self {
    case .clickable: label
    case .button: "[\u{A0}\(label)\u{A0}]"
    case .checkbox(let isOn): isOn ? "[x]" : "[\u{A0}]"
    case .radio(let isOn): isOn ? "(•)" : "(\u{A0})"
    case .choice(let options, let selected):
      "[\u{A0}\(options.indices.contains(selected) ? options[selected] : label)\u{A0}▾\u{A0}]"
    case .field(let text):
      Self.field(text.isEmpty ? label : text, columns: min(Self.fieldColumns, columns))
    }
  }

  /// The end of the text, where a person types, filled up to the width of a field.
  private static func field(_ text: String, columns: Int) -> String {
    var shown: [Character] = []
    var room = columns
    for character in text.reversed() {
      let character: Character = character.isWhitespace ? "\u{A0}" : character
      guard character.columns <= room else { break }
      room -= character.columns
      shown.append(character)
    }
    return String(shown.reversed()) + String(repeating: "_", count: room)
  }
}
