/// Why bytes are not JSON, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How many bytes stand before the fault.
  public let offset: Int
  /// What is wrong there, as a part of a sentence.
  public let reason: String

  public var description: String { "Not JSON at byte \(offset): \(reason)." }
}

/// How much JSON is read before giving up.
public struct JSONLimits: Hashable, Sendable {
  public var bytes: Int
  /// Arrays and objects inside one another.
  public var depth: Int
  /// Values of any kind in all.
  public var elements: Int

  /// Makes limits.
  public init(bytes: Int, depth: Int, elements: Int) {
    self.bytes = bytes
    self.depth = depth
    self.elements = elements
  }

  /// What a text from outside may have.
  public static let standard = Self(bytes: 1 << 20, depth: 64, elements: 100_000)

  /// What a line between app and page process may have: a standard value and its envelope.
  public static let line = Self(bytes: 1 << 20, depth: 68, elements: 100_100)

  /// Those of a line from a page process, which may be a display.
  public static let event = Self(bytes: 4 << 20, depth: 68, elements: 100_100)
}
