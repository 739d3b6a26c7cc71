/// What is done about a failure.
extension Launcher {
  /// The tries after the first one.
  static let mostRetries = 3
  /// Who asked is told after so long a pause at most; the renewal itself goes on.
  static let patience = Duration.seconds(10)
  /// The longest a back end can make the app wait.
  static let longestPause = Duration.seconds(300)

  /// Ends a try that failed: with another one later, or with the failure.
  static func fail(_ failure: TokenFailure, in state: inout State) -> [Effect] {
    state.counts.failures += 1
    state.renewal.failure = failure
    state.lastError = failure.reason
    switch failure {
    case .final: return end(with: failure, in: &state)
    case .offline: return goOffline(failure, in: &state)
    case .transient(_, let retryAfter):
      state.renewal.failures += 1
      guard state.renewal.failures <= mostRetries else { return end(with: failure, in: &state) }
      let backoff = backoff(after: state.renewal.failures, with: &state.generator)
      let pause = max(backoff, min(retryAfter ?? .zero, longestPause))
      return self.pause(pause, after: failure, in: &state)
    }
  }

  /// How long to wait after so many failures: twice as long each time, half of it by chance, so that
  /// many apps that failed together don't come back together.
  static func backoff(
    after failures: Int, with generator: inout some RandomNumberGenerator
  ) -> Duration {
    jittered(.seconds(1) * (1 << min(max(0, failures - 1), 16)), with: &generator)
  }

  private static func jittered(
    _ duration: Duration, with generator: inout some RandomNumberGenerator
  ) -> Duration {
    duration / 2 + duration / 2 * Double.random(in: 0...1, using: &generator)
  }

  private static func pause(
    _ pause: Duration, after failure: TokenFailure, in state: inout State
  ) -> [Effect] {
    let timer = state.nextTimer()
    state.renewal.phase = .pausing(until: state.now + pause, timer: timer)
    let told = pause > patience ? refuseWaiting(failure.reason, in: &state) : []
    return told + [.wait(pause, .pause(timer))] + countDown(in: &state)
  }

  private static func end(with failure: TokenFailure, in state: inout State) -> [Effect] {
    let told = refuseWaiting(failure.reason, in: &state)
    state.endRenewal()
    return told + rest(in: &state) + countDown(in: &state)
  }

  /// Calls nothing without a network, but for one try now and then that looks whether it is back.
  ///
  /// The old session stays.
  static func goOffline(_ failure: TokenFailure, in state: inout State) -> [Effect] {
    let timer = state.nextTimer()
    let pause = jittered(
      .seconds(15) * (1 << min(state.renewal.probes, 2)), with: &state.generator)
    state.renewal.probes += 1
    state.renewal.failure = failure
    state.renewal.phase = .offline(until: state.now + pause, timer: timer)
    state.lastError = failure.reason
    return refuseWaiting(failure.reason, in: &state) + [.wait(pause, .pause(timer))]
      + countDown(in: &state)
  }

  /// Tells all who wait why they get no token.
  static func refuseWaiting(_ reason: String, in state: inout State) -> [Effect] {
    defer { state.renewal.waiting = [] }
    return state.renewal.waiting.map { .refuse(reason, to: $0) }
  }
}
