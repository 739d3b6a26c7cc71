import Flows

/// Where access tokens come from: in a real app the integrator's own back end.
protocol TokenSource: Sendable {
  /// Gets a new token for a launcher.
  func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer
}

/// A new token.
struct TokenAnswer: Hashable, Sendable {
  var token: Secret
  /// How long it is valid, in seconds; nil when the back end does not say.
  var lifetime: Int?

  /// How long it is valid: an hour when the back end does not say, and never less than nothing.
  var validity: Duration { .seconds(max(0, lifetime ?? 3600)) }
}

extension TokenFailure {
  /// Nobody waits for the token any more.
  static let givenUp = TokenFailure.transient(reason: "The request for a token was given up.")
}
