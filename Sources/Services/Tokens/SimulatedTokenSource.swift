import Flows

/// A token source without a back end.
///
/// Its tokens look like the real ones: 40 lowercase hexadecimal digits.
actor SimulatedTokenSource: TokenSource {
  private let lifetime: Int?
  private let latency: Duration
  private let clock: any Clock<Duration>
  private var generator: any RandomNumberGenerator & Sendable
  private let failure: @Sendable (Int) -> TokenFailure?
  private var attempts = 0

  /// Makes a source whose tokens are valid for so many seconds and take so long to get.
  ///
  /// `failure` says which attempts, counted from 1, fail and why.
  init(
    lifetime: Int?, latency: Duration, clock: any Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    failure: @escaping @Sendable (_ attempt: Int) -> TokenFailure? = { _ in nil }
  ) {
    self.lifetime = lifetime
    self.latency = latency
    self.clock = clock
    self.generator = generator
    self.failure = failure
  }

  func token() async throws(TokenFailure) -> TokenAnswer {
    attempts += 1
    let attempt = attempts
    do {
      try await clock.sleep(for: latency)
    } catch {
      throw .transient(reason: "The request for a token was given up.")
    }
    if let failure = failure(attempt) { throw failure }
    return TokenAnswer(token: newToken(), lifetime: lifetime)
  }

  private func newToken() -> Secret {
    let digits = Array("0123456789abcdef")
    return Secret(String((0..<40).map { _ in digits[Int.random(in: 0..<16, using: &generator)] }))
  }
}
