import PageProtocol

/// The values that are remembered, by their keys.
public struct RememberedState: Hashable, Sendable {
  /// The platform's key for "the onboarding was done", which makes it required no longer.
  public static let onboardingKey = "io.snabble.onboarding.wasPerformed"

  private var members: [JSON.Member] = []

  /// Makes a state without values.
  init() {}

  /// Takes the members of an object; nil for anything else.
  init?(_ json: JSON) {
    guard case .object(let members) = json else { return nil }
    self.members = members
  }

  var json: JSON { .object(members) }

  subscript(key: String) -> JSON? {
    get { json[key] }
    set {
      members.removeAll { $0.key == key }
      if let newValue { members.append(JSON.Member(key, newValue)) }
    }
  }

  /// Whether a value counts as true, as `UserDefaults.bool(forKey:)` sees it.
  ///
  /// True are `true`, numbers but 0, and texts like "YES", "true", "y" and "1".
  public func isTrue(_ key: String) -> Bool {
    switch self[key] {
    case .bool(let isTrue): isTrue
    case .number(let number): number != 0
    case .string(let text):
      switch text.drop(while: { $0 == " " || $0 == "+" || $0 == "-" || $0 == "0" }).first {
      case .some("Y"), .some("y"), .some("T"), .some("t"): true
      case let first?: ("1"..."9").contains(first)
      case nil: false
      }
    case .null, .array, .object, nil: false
    }
  }
}
