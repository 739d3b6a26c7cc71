/// How the bytes of an HTML text were read, and why so.
public struct CharacterSet: Hashable, Sendable {
  /// The name of the encoding, such as "UTF-8".
  public let name: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The text starts with a byte order mark.
    case mark
    /// The text says so, by this name.
    case declared(String)
    /// The text says what it isn't in, by this name: what was read so far may be wrong.
    case contradicted(String)
    /// The text says nothing that can be believed; a name is one that nobody knows.
    case assumed(insteadOf: String?)
  }
}

extension HTMLEncoding {
  /// The name it is known by.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .windows1252: "windows-1252"
    case .named(let name): name
    }
  }
}
