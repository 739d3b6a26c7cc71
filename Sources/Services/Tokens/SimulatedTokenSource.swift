import Flows

/// A token source without a back end.
///
/// Its tokens look like the real ones: 40 lowercase hexadecimal digits.
actor SimulatedTokenSource: TokenSource {
  private let settings: SimulatedTokens
  private let clock: any Clock<Duration>
  private var generator: any RandomNumberGenerator & Sendable
  private var plan: ArraySlice<SimulatedStep>

  /// Makes a source that follows its plan from the beginning.
  init(
    _ settings: SimulatedTokens, clock: any Clock<Duration>,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.settings = settings
    self.clock = clock
    self.generator = generator
    plan = settings.plan[...]
  }

  func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer {
    switch plan.popFirst() ?? .token() {
    case .token(let lifetime, let delay):
      try await wait(settings.latency + delay)
      return TokenAnswer(token: newToken(), lifetime: lifetime ?? settings.lifetime)
    case .failure(let failure):
      try await wait(settings.latency)
      throw failure
    }
  }

  private func wait(_ pause: Duration) async throws(TokenFailure) {
    guard (try? await clock.sleep(for: pause)) != nil else { throw .givenUp }
  }

  private func newToken() -> Secret {
    let digits = Array("0123456789abcdef")
    return Secret(String((0..<40).map { _ in digits[Int.random(in: 0..<16, using: &generator)] }))
  }
}
