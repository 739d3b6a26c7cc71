import Cells
import Documents
import HTML

extension HTMLBuilder {
  mutating func addPicture(_ attributes: [HTMLAttribute]) {
    let alternative = HTMLText.collapsed(attributes["alt"] ?? "").trimmed
    inline.addPicture(
      source: (attributes["src"] ?? "").sanitized(), alternative: alternative, style)
  }

  /// Adds an input, which has no content.
  mutating func addInput(_ attributes: [HTMLAttribute], element: Int?) {
    let value = attributes["value"]?.sanitized() ?? ""
    let isOn = attributes["checked"] != nil
    let control: Control
    var label = ""
    switch attributes["type"]?.lowercased() ?? "text" {
    case "hidden": return
    case "checkbox": control = .checkbox(isOn: isOn)
    case "radio": control = .radio(isOn: isOn)
    case "submit", "button", "reset", "image", "file":
      control = .button(isEnabled: attributes["disabled"] == nil)
      label = buttonLabel(attributes, value: value)
    case "password":
      control = .field(String(repeating: "•", count: value.count))
      label = placeholder(attributes)
    default:
      control = .field(value)
      label = placeholder(attributes)
    }
    add(control, label: label, element: element, isEnabled: attributes["disabled"] == nil)
  }

  private func buttonLabel(_ attributes: [HTMLAttribute], value: String) -> String {
    if !value.isEmpty { return value }
    switch attributes["type"]?.lowercased() {
    case "submit": return "Submit"
    case "reset": return "Reset"
    case "file": return "Choose file"
    default: return attributes["alt"]?.sanitized() ?? ""
    }
  }

  private func placeholder(_ attributes: [HTMLAttribute]) -> String {
    attributes["placeholder"]?.sanitized() ?? ""
  }

  /// Starts an element within one whose text is collected.
  mutating func beginCaptured(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    switch kind {
    case .option:
      capture?.beginOption(isSelected: attributes["selected"] != nil)
      return .option
    case .picture: capture?.add(attributes["alt"] ?? "")
    case .lineBreak: capture?.add(" ")
    default: break
    }
    return .nothing
  }

  /// Ends an element whose text was collected.
  mutating func endCapture() {
    guard let captured = capture else { return }
    capture = nil
    let isEnabled = captured.attributes["disabled"] == nil
    let line = HTMLText.collapsed(captured.text).trimmed
    switch captured.kind {
    case .title: setTitle(line)
    case .button:
      add(
        .button(isEnabled: isEnabled), label: line, element: captured.element, isEnabled: isEnabled)
    case .field:
      var text = captured.text.sanitized(.text)
      if text.utf8.first == 0x0A { text.removeFirst() }
      add(
        .field(text), label: placeholder(captured.attributes), element: captured.element,
        isEnabled: isEnabled)
    case .choice:
      add(
        .choice(captured.options, selected: captured.selected), label: "",
        element: captured.element, isEnabled: isEnabled)
    }
  }

  /// Adds a control that can be used, or its looks only.
  private mutating func add(_ control: Control, label: String, element: Int?, isEnabled: Bool) {
    if inline.isComplete(before: style) { flush() }
    if let element, isEnabled || control == .button(isEnabled: false) {
      inline.add(Run(label, traits: style.traits, target: .element(element, control)), style)
    } else {
      inline.add(Run(control.looks(label: label), traits: style.traits), style)
    }
  }
}

extension Control {
  /// The control as text, for a page that nothing answers.
  fileprivate func looks(label: String) -> String {
    guard case .field(let text) = self else { return drawn(label: label, columns: 0) }
    return "[\(text.isEmpty ? label : text)]"
  }
}
