/// What kind of element it is.
public enum Control: Hashable, Sendable {
  /// A link or anything else that listens to clicks.
  case clickable
  case button(isEnabled: Bool)
  case field(Field)
  case checkbox(isOn: Bool)
  /// One of a group of which one is on; the group has a name, if there is more than this one.
  case radio(isOn: Bool, group: String = "")
  case choice(Choice)
  case slider(Slider)
}

/// A field for text, with the text in it; what stands there while it is empty is its run's text.
public struct Field: Hashable, Sendable {
  public var text: String
  public var kind: Kind
  /// How wide it is, where there is room.
  public var columns: Int
  /// How much text it takes, in the units of UTF-16 as HTML counts it.
  public var limit: Int?
  public var isReadOnly: Bool

  /// What is typed into a field.
  public enum Kind: Hashable, Sendable {
    case line
    /// A line that nobody is to read over the shoulder.
    case secret
    /// Several lines, so many of them seen at once.
    case lines(Int)
  }

  /// How wide a field is that says nothing about it.
  public static let usualColumns = 20

  /// Makes a field.
  public init(
    _ text: String = "", kind: Kind = .line, columns: Int = usualColumns, limit: Int? = nil,
    isReadOnly: Bool = false
  ) {
    self.text = text
    self.kind = kind
    self.columns = columns
    self.limit = limit
    self.isReadOnly = isReadOnly
  }

  /// The text as it may be shown.
  public var shown: String {
    kind == .secret ? String(repeating: "•", count: text.count) : text
  }
}

/// A choice among options.
public struct Choice: Hashable, Sendable {
  public var options: [Option]
  public var allowsSeveral: Bool

  /// Makes a choice.
  public init(_ options: [Option], allowsSeveral: Bool = false) {
    self.options = options
    self.allowsSeveral = allowsSeveral
  }

  /// One line of the list that is chosen from.
  public struct Option: Hashable, Sendable {
    public var label: String
    /// The number the page gave it.
    public var number: Int
    public var isChosen: Bool
    public var kind: Kind

    /// What a line of the list is.
    public enum Kind: Hashable, Sendable {
      case option, disabled
      /// The name of a group, which can't be chosen.
      case heading
    }

    /// Makes an option.
    public init(_ label: String, number: Int = 0, isChosen: Bool = false, kind: Kind = .option) {
      self.label = label
      self.number = number
      self.isChosen = isChosen
      self.kind = kind
    }
  }

  /// What is chosen, as the closed control shows it.
  public var summary: String {
    let chosen = options.filter { $0.isChosen && $0.kind != .heading }.map(\.label)
    return chosen.isEmpty && allowsSeveral ? "none" : chosen.joined(separator: ", ")
  }
}
