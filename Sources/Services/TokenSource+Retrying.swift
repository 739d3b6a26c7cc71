/// Asks another token source again when it fails in a way that may pass.
///
/// The pauses double and are made uneven, so that many apps that failed together do not come back
/// together; a pause the back end asks for is kept.
public actor RetryingTokenSource: TokenSource {
  private let source: any TokenSource
  private let retries: Int
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var generator: any RandomNumberGenerator & Sendable

  /// Makes a source that asks another one again, so many times at most.
  public init(
    _ source: any TokenSource, retries: Int = 3, pause: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.source = source
    self.retries = retries
    self.pause = pause
    self.clock = clock
    self.generator = generator
  }

  public func token() async throws(TokenFailure) -> TokenAnswer {
    var attempt = 0
    while true {
      do throws(TokenFailure) {
        return try await source.token()
      } catch {
        guard case .transient(_, let retryAfter) = error, attempt < retries else { throw error }
        let wait = retryAfter.map { Duration.seconds($0) } ?? unevenPause(attempt)
        // Whoever asked is no longer interested when the sleep is cut short.
        guard (try? await clock.sleep(for: wait)) != nil else { throw error }
        attempt += 1
      }
    }
  }

  /// Between one and one and a half times the pause, doubled for each attempt before.
  private func unevenPause(_ attempt: Int) -> Duration {
    pause * (1 << attempt) * Double.random(in: 1..<1.5, using: &generator)
  }
}
