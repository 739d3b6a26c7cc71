/// A stretch of text that looks the same throughout.
public struct Run: Hashable, Sendable {
  /// The text; a line feed is a forced line break.
  public var text: String
  public var traits: Traits
  /// What activating the text does, if anything.
  public var target: Target?

  /// Makes a run.
  public init(_ text: String, traits: Traits = [], target: Target? = nil) {
    self.text = text
    self.traits = traits
    self.target = target
  }

  /// What the text is, from which follows how it looks.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let strong = Traits(rawValue: 1)
    public static let emphasis = Traits(rawValue: 2)
    public static let code = Traits(rawValue: 4)
    public static let struck = Traits(rawValue: 8)
    public static let marked = Traits(rawValue: 16)
  }
}

/// Something in a document that can be focused and activated.
public enum Target: Hashable, Sendable {
  /// A link to follow, by its destination as written.
  case link(String)
  /// An element of a page, by the number the page gave it.
  case element(Int, Control)
}

/// What kind of element it is.
public enum Control: Hashable, Sendable {
  /// A link or anything else that listens to clicks.
  case clickable
  case button(isEnabled: Bool)
  /// A field for text, with the text in it.
  case field(String)
  case checkbox(isOn: Bool)
  case radio(isOn: Bool)
  /// A choice among options, with the index of the chosen one.
  case choice([String], selected: Int)
}
