import Cells
import Documents
import HTML

extension HTMLBuilder {
  /// Adds an input, which has no content.
  mutating func addInput(_ attributes: [HTMLAttribute], element: Int?) {
    let value = attributes["value"]?.sanitized() ?? ""
    let isOn = attributes["checked"] != nil
    switch attributes["type"]?.lowercased() ?? "text" {
    case "hidden": return
    case "checkbox": add(.checkbox(isOn: isOn), attributes, element: element)
    case "radio":
      let name = attributes["name"]?.sanitized() ?? ""
      let group = name.isEmpty ? "" : "\(form) \(name)"
      add(.radio(isOn: isOn, group: group), attributes, element: element)
    case "range": add(.slider(Slider(attributes)), attributes, element: element)
    case "submit", "button", "reset", "image":
      add(
        .button(isEnabled: attributes["disabled"] == nil),
        label: buttonLabel(attributes, value: value), attributes, element: element)
    case "file":
      add(.button(isEnabled: false), label: "Choose file", attributes, element: nil)
      inline.add(Run(" not available here", traits: style.traits.union(.quiet)), style)
    case let type:
      add(
        .field(Field(value, type: type, attributes)),
        label: placeholder(attributes, type: type), attributes, element: element)
    }
  }

  private func buttonLabel(_ attributes: [HTMLAttribute], value: String) -> String {
    if !value.isEmpty { return value }
    switch attributes["type"]?.lowercased() {
    case "submit": return "Submit"
    case "reset": return "Reset"
    default: return attributes["alt"]?.sanitized() ?? ""
    }
  }

  /// What stands in an empty field; where a browser has a picker, how the value is written.
  private func placeholder(_ attributes: [HTMLAttribute], type: String = "text") -> String {
    if let own = attributes["placeholder"]?.sanitized(), !own.isEmpty { return own }
    switch type {
    case "date": return "YYYY-MM-DD"
    case "time": return "HH:MM"
    case "datetime-local": return "YYYY-MM-DDTHH:MM"
    case "month": return "YYYY-MM"
    case "week": return "YYYY-Www"
    case "color": return "#rrggbb"
    default: return ""
    }
  }

  /// Starts an element within one whose text is collected.
  mutating func beginCaptured(_ kind: ElementKind, _ attributes: [HTMLAttribute]) -> Closing {
    switch kind {
    case .option:
      capture?.beginOption(attributes)
      return .option
    case .optionGroup:
      capture?.beginGroup(attributes)
      return .optionGroup
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
    let line = HTMLText.collapsed(captured.text).trimmed
    let attributes = captured.attributes
    switch captured.kind {
    case .title: setTitle(line)
    case .button:
      let isEnabled = attributes["disabled"] == nil
      let label = line.isEmpty ? Self.name(attributes) ?? "" : line
      add(.button(isEnabled: isEnabled), label: label, attributes, element: captured.element)
    case .field:
      var text = captured.text.sanitized(.text)
      if text.utf8.first == 0x0A { text.removeFirst() }
      let field = Field(text, type: "textarea", attributes)
      add(
        .field(field), label: placeholder(attributes), attributes, element: captured.element)
    case .choice:
      let choice = captured.choice
      add(.choice(choice), attributes, element: captured.element)
    }
  }

  /// Adds a control that can be used, or its looks only.
  private mutating func add(
    _ control: Control, label: String = "", _ attributes: [HTMLAttribute], element: Int?
  ) {
    makeRoom()
    beginText()
    let isEnabled = attributes["disabled"] == nil
    if let element, isEnabled || control == .button(isEnabled: false) {
      inline.add(Run(label, traits: style.traits, target: .element(element, control)), style)
    } else {
      let traits = isEnabled && control != .button(isEnabled: false) ? [] : Run.Traits.quiet
      inline.add(Run(control.looks(label: label), traits: style.traits.union(traits)), style)
    }
    problem = attributes["promenade-problem"]?.sanitized() ?? problem
    if labelDepth == 0 || !control.isTicked { addProblem() }
  }

  /// Says what is wrong, behind the control or the label around its box.
  private mutating func addProblem() {
    guard !problem.isEmpty else { return }
    inline.add(Run("\u{A0}! \(problem)", traits: style.traits.union(.faulty)), style)
    problem = ""
  }

  mutating func endLabel() {
    labelDepth -= 1
    if labelDepth == 0 { addProblem() }
  }
}

extension Control {
  /// Whether it is a mark beside the words that say what it is for.
  fileprivate var isTicked: Bool {
    switch self {
    case .checkbox, .radio: true
    case .clickable, .button, .field, .choice, .slider: false
    }
  }

  /// The control as text, for a page that nothing answers.
  fileprivate func looks(label: String) -> String {
    guard case .field(let field) = self else { return drawn(label: label, columns: 60) }
    return "[\(field.text.isEmpty ? label : field.shown)]"
  }
}

extension Field {
  /// A field as its attributes describe it.
  fileprivate init(_ text: String, type: String, _ attributes: [HTMLAttribute]) {
    let isTall = type == "textarea"
    let columns = HTMLText.integer(attributes[isTall ? "cols" : "size"]) ?? 0
    let rows = HTMLText.integer(attributes["rows"]) ?? 3
    let usual = isTall ? 2 * Self.usualColumns : Self.usualColumns
    self.init(
      text, kind: isTall ? .lines(min(max(rows, 2), 12)) : type == "password" ? .secret : .line,
      columns: columns > 0 ? min(columns, 200) : usual,
      limit: HTMLText.integer(attributes["maxlength"]).flatMap { $0 >= 0 ? $0 : nil },
      isReadOnly: attributes["readonly"] != nil)
  }
}
