/// What comes next in an HTML text; `html`, `head` and `body` don't start or end.
public enum HTMLEvent: Hashable, Sendable {
  /// An element begins; names are in lower case.
  case start(String, [HTMLAttribute])
  /// Text with entities resolved, not sanitized.
  case text(String)
  /// An element ends, also one that nobody closed.
  case end(String)
  /// The attributes of `html` or `body`, which hold for the whole page.
  case page([HTMLAttribute])
}

/// One attribute of an element.
public struct HTMLAttribute: Hashable, Sendable {
  /// The name in lower case.
  public let name: String
  /// The value with entities resolved; of an attribute without one the empty text.
  public let value: String

  /// Makes an attribute.
  public init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

extension [HTMLAttribute] {
  /// The value of an attribute, nil if the element doesn't have it.
  public subscript(name: String) -> String? {
    first { $0.name == name }?.value
  }
}

/// How much of an HTML text is read.
public struct HTMLLimits: Sendable {
  /// Elements deeper than this are left out, not their text.
  public var depth = 250
  /// What follows so many bytes is left out.
  public var bytes = 64 << 20
  /// What follows a tag with more attributes is left out.
  public var attributes = 1000
  /// Of `html` and `body`, more tags than these say nothing new.
  var pageTags = 16

  /// Makes the usual limits.
  public init() {}
}
