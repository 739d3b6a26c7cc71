/// Whether the app folder holds what a flow needs.
public enum Availability<Content: Equatable & Sendable>: Equatable, Sendable {
  case ready(Content)
  /// It does not, or holds it in a way that can't be used; a sentence says what to do.
  case unavailable(String)

  /// The content, if there is some.
  var value: Content? {
    if case .ready(let content) = self { content } else { nil }
  }

  /// Why the flow stays closed.
  var reason: String? {
    if case .unavailable(let reason) = self { reason } else { nil }
  }
}
