/// A token or a key that no screen, log or recording shows in full.
public struct Secret: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The secret itself, for the one place it is meant for.
  public let value: String

  /// Wraps a secret.
  public init(_ value: String) { self.value = value }

  /// The first and last four characters; nothing of a short one.
  public var masked: String {
    value.count >= 16 ? "\(value.prefix(4))…\(value.suffix(4))" : "••••"
  }

  public var description: String { masked }
  public var debugDescription: String { masked }
}
