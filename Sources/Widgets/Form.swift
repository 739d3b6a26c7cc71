public import Cells

/// Options with a label each and a button below them: what they are, which has the focus, what is
/// being typed.
public struct Form: Hashable, Sendable {
  /// What an option is and can be.
  public enum Value: Hashable, Sendable {
    case text(String)
    case choice([String], selected: Int)
    case checkbox(Bool, String)

    /// Whether it is a box that is ticked.
    public var isOn: Bool {
      if case .checkbox(let isOn, _) = self { isOn } else { false }
    }
  }

  /// One option.
  public struct Field: Hashable, Sendable {
    public var label: String
    public var value: Value
    /// What is to be known about it, shown while it has the focus.
    public var note: String
    /// What is wrong with it, said below it.
    public var complaint: String?

    /// Makes an option.
    public init(_ label: String, value: Value, note: String = "") {
      self.label = label
      self.value = value
      self.note = note
    }
  }

  public var fields: [Field]
  public var button: String
  /// The option that has the focus by its number; the button comes after the last one.
  public private(set) var focus: Int
  /// What is being typed into the option that has the focus.
  public private(set) var entry: TextEntry?

  /// Makes a form whose button has the focus.
  public init(_ fields: [Field], button: String) {
    self.fields = fields
    self.button = button
    focus = fields.count
  }

  /// What Enter does now, in a word.
  public var verb: String {
    guard fields.indices.contains(focus) else { return button.lowercased() }
    switch fields[focus].value {
    case .text: return "edit"
    case .choice, .checkbox: return "change"
    }
  }

  /// Gives the focus to an option; what was typed into another one is kept.
  public mutating func focus(on item: Int) {
    keepEntry()
    focus = max(0, min(item, fields.count))
    beginEntry()
  }

  private mutating func beginEntry() {
    guard fields.indices.contains(focus), case .text(let text) = fields[focus].value else { return }
    entry = TextEntry(text)
  }

  private mutating func keepEntry() {
    guard let entry, fields.indices.contains(focus) else { return }
    if fields[focus].value != .text(entry.text) { fields[focus].complaint = nil }
    fields[focus].value = .text(entry.text)
    self.entry = nil
  }
}

/// What a person does; each returns whether the button was pressed.
extension Form {
  /// Goes on to another option, around the ends.
  public mutating func moveFocus(by step: Int) -> Bool {
    focus(on: (focus + step).wrapped(to: fields.count + 1))
    return false
  }

  /// Takes another choice.
  public mutating func turn(by step: Int) -> Bool {
    guard fields.indices.contains(focus),
      case .choice(let choices, let selected) = fields[focus].value, !choices.isEmpty
    else { return false }
    fields[focus].value = .choice(choices, selected: (selected + step).wrapped(to: choices.count))
    return false
  }

  /// Does what the option with the focus is for.
  public mutating func activate() -> Bool {
    guard fields.indices.contains(focus) else { return true }
    switch fields[focus].value {
    case .text: beginEntry()
    case .choice: return turn(by: 1)
    case .checkbox(let isOn, let text): fields[focus].value = .checkbox(!isOn, text)
    }
    return false
  }

  /// Goes to what was clicked and does it.
  public mutating func click(_ item: Int) -> Bool {
    focus(on: item)
    return entry == nil && activate()
  }

  /// Follows a key in the text that is being typed: Enter keeps it, Esc doesn't.
  public mutating func type(_ key: Key) -> Bool {
    switch key {
    case .enter: keepEntry()
    case .escape: entry = nil
    default: entry?.type(key)
    }
    return false
  }

  /// Takes a pasted text where one is being typed.
  public mutating func paste(_ text: String) { entry?.paste(text) }
}
