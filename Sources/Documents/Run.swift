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
    /// Less important than the text around it, or out of use.
    public static let quiet = Traits(rawValue: 32)
    /// Something is wrong here.
    public static let faulty = Traits(rawValue: 64)
  }
}

/// Something in a document that can be focused and activated.
public enum Target: Hashable, Sendable {
  /// A link to follow, by its destination as written.
  case link(String)
  /// An element of a page, by the number the page gave it.
  ///
  /// Controls are large, and runs are many: most have none.
  indirect case element(Int, Control)
  /// The words beside the element of this number: a click on them is one on it, but they have no
  /// focus of their own.
  case label(Int)
}
