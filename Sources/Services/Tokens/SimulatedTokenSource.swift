import Flows
import Synchronization

/// A token source without a back end.
///
/// Its tokens look like the real ones: 40 lowercase hexadecimal digits.
final class SimulatedTokenSource: TokenSource {
  private struct State {
    var generator: any RandomNumberGenerator & Sendable
    /// What was put before the plan while the app runs.
    var next: [SimulatedStep] = []
    var plan: ArraySlice<SimulatedStep>

    mutating func nextStep() -> SimulatedStep {
      next.isEmpty ? plan.popFirst() ?? .token() : next.removeFirst()
    }
  }

  private let settings: SimulatedTokens
  private let clock: any Clock<Duration>
  private let state: Mutex<State>

  /// Makes a source that follows its plan from the beginning.
  init(
    _ settings: SimulatedTokens, clock: any Clock<Duration>,
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.settings = settings
    self.clock = clock
    state = Mutex(State(generator: generator, plan: settings.plan[...]))
  }

  /// Lets a request to come get this, before the plan goes on.
  func prepare(_ step: SimulatedStep) { state.withLock { $0.next.append(step) } }

  func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer {
    switch state.withLock({ $0.nextStep() }) {
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
    let token = state.withLock { state in
      (0..<40).map { _ in digits[Int.random(in: 0..<16, using: &state.generator)] }
    }
    return Secret(String(token))
  }
}
