/// Controls in words, where a text is said.
extension Control {
  /// What stands for it within its text: the label of a button, a blank for what has a name beside
  /// it; how it stands is said where it can be changed.
  func spokenInText(label: String) -> String {
    switch self {
    case .clickable, .button(isEnabled: true): label
    case .button(isEnabled: false): "\(label) (off)"
    case .field, .checkbox, .radio, .choice, .slider: "\u{A0}"
    }
  }

  /// What it is called in a list of what can be done.
  func spoken(label: String) -> String {
    switch self {
    case .clickable, .button(isEnabled: false): label
    case .button(isEnabled: true): "\(label) (button)"
    case .checkbox(let isOn): "\(label) (\(isOn ? "ticked" : "not ticked"))"
    case .radio(let isOn, _): "\(label) (\(isOn ? "chosen" : "not chosen"))"
    case .choice(let choice): "\(label): \(choice.summary.isEmpty ? "none" : choice.summary)"
    case .slider(let slider): "\(label): \(slider.text)"
    case .field(let field) where field.text.isEmpty: "\(label): empty"
    case .field(let field) where field.kind == .secret: "\(label): hidden"
    case .field(let field): "\(label): \(field.text.replacing("\n", with: " "))"
    }
  }
}
