/// What is wrong with a line that is JSON but no request or event, in one sentence.
public struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension JSON {
  init(_ texts: [String]) {
    self = .array(texts.map { .string($0) })
  }

  /// The text a key must have.
  func text(_ key: String) throws(ProtocolError) -> String {
    guard let text = self[key]?.string else { throw ProtocolError("“\(key)” must be a text.") }
    return text
  }

  /// The whole number, not negative, a key must have.
  func count(_ key: String) throws(ProtocolError) -> Int {
    guard case .number(let number)? = self[key], let count = Int(exactly: number), count >= 0 else {
      throw ProtocolError("“\(key)” must be a whole number.")
    }
    return count
  }

  /// The list of texts a key must have.
  func texts(_ key: String) throws(ProtocolError) -> [String] {
    guard case .array(let items)? = self[key] else {
      throw ProtocolError("“\(key)” must be a list of texts.")
    }
    let texts = items.compactMap(\.string)
    guard texts.count == items.count else {
      throw ProtocolError("“\(key)” must be a list of texts.")
    }
    return texts
  }
}
