/// Controls in words, where a text is said.
extension Control {
  /// The control within its text: a button is its label, all else says how it stands.
  func spokenInText(label: String) -> String {
    switch self {
    case .clickable, .button: label
    case .field(let field) where field.text.isEmpty && !label.isEmpty: "(empty: \(label))"
    case .checkbox, .radio, .choice, .slider, .field: "(\(state))"
    }
  }

  /// What it is called in a list of what can be done.
  public func spoken(label: String) -> String {
    switch self {
    case .clickable: label
    case .button(let isEnabled): "\(label) (button\(isEnabled ? "" : ", off"))"
    case .checkbox, .radio: "\(label) (\(state))"
    case .choice, .slider, .field: "\(label): \(state)"
    }
  }

  /// How it stands; what was typed into a secret field is not said.
  private var state: String {
    switch self {
    case .clickable, .button: ""
    case .checkbox(let isOn): isOn ? "ticked" : "not ticked"
    case .radio(let isOn, _): isOn ? "chosen" : "not chosen"
    case .choice(let choice): choice.summary.isEmpty ? "nothing chosen" : choice.summary
    case .slider(let slider): slider.text
    case .field(let field) where field.text.isEmpty: "empty"
    case .field(let field) where field.kind == .secret: "hidden"
    case .field(let field): field.text.replacing("\n", with: " ")
    }
  }
}
