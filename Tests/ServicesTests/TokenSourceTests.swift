import Flows
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(1))) struct TokenSourceTests {
  /// Counts up, so that a test knows what comes.
  private struct Counter: RandomNumberGenerator {
    var last: UInt64 = 0

    mutating func next() -> UInt64 {
      last &+= 0x1234_5678_9ABC_DEF1
      return last
    }
  }

  private let clock = ManualClock()

  @Test func tokensLookLikeRealOnesAndDiffer() async throws {
    let source = SimulatedTokenSource(
      lifetime: 80, latency: .zero, clock: clock, generator: Counter())
    let first = try await source.token()
    let second = try await source.token()
    #expect(first.token.value.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    #expect(first.token != second.token)
    #expect(first.validity == .seconds(80))
    let again = SimulatedTokenSource(
      lifetime: 80, latency: .zero, clock: clock, generator: Counter())
    #expect(try await again.token() == first)
  }

  @Test func aTokenTakesItsTime() async throws {
    let source = SimulatedTokenSource(lifetime: nil, latency: .seconds(2), clock: clock)
    async let answer = source.token()
    await clock.sleepers(1)
    clock.advance(by: .seconds(2))
    #expect(try await answer.lifetime == nil)
  }

  @Test func thePlanSaysWhichAttemptsFail() async throws {
    let source = SimulatedTokenSource(lifetime: 80, latency: .zero, clock: clock) { attempt in
      attempt == 2 ? .final(reason: "Invalid issuer (iss) provided") : nil
    }
    _ = try await source.token()
    await #expect(throws: TokenFailure.final(reason: "Invalid issuer (iss) provided")) {
      try await source.token()
    }
    _ = try await source.token()
  }

  @Test func aCancelledRequestFails() async {
    let source = SimulatedTokenSource(lifetime: 80, latency: .seconds(2), clock: clock)
    let request = Task { try await source.token() }
    await clock.sleepers(1)
    request.cancel()
    await #expect(throws: TokenFailure.self) { try await request.value }
  }

  @Test(arguments: [(nil, 3600), (0, 0), (-5, 0), (80, 80)])
  func aLifetimeIsNeverLessThanNothing(lifetime: Int?, seconds: Int) {
    let answer = TokenAnswer(token: Secret("t"), lifetime: lifetime)
    #expect(answer.validity == .seconds(seconds))
  }
}
