import Clocks
import Flows
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct TokenSourceTests {
  /// Counts up, so that a test knows what comes.
  private struct Counter: RandomNumberGenerator {
    var last: UInt64 = 0

    mutating func next() -> UInt64 {
      last &+= 0x1234_5678_9ABC_DEF1
      return last
    }
  }

  private let clock = HeldClock()

  private func source(
    lifetime: Int? = 80, latency: Duration = .zero, plan: [SimulatedStep] = []
  ) -> SimulatedTokenSource {
    SimulatedTokenSource(
      SimulatedTokens(lifetime: lifetime, latency: latency, plan: plan), clock: clock,
      generator: Counter())
  }

  @Test func tokensLookLikeRealOnesAndDiffer() async throws {
    let source = source()
    let first = try await source.token(for: .sample)
    let second = try await source.token(for: .sample)
    #expect(first.token.value.wholeMatch(of: /[0-9a-f]{40}/) != nil)
    #expect(first.token != second.token)
    #expect(first.validity == .seconds(80))
    #expect(try await self.source().token(for: .sample) == first)
  }

  @Test func aTokenTakesItsTime() async throws {
    let source = source(lifetime: nil, latency: .seconds(2))
    async let answer = source.token(for: .sample)
    await clock.isWaitedFor()
    clock.advance(by: .seconds(2))
    #expect(try await answer.lifetime == nil)
  }

  @Test func thePlanSaysWhatTheFirstRequestsGet() async throws {
    let refusal = TokenFailure.final(reason: "Invalid issuer (iss) provided")
    let source = source(plan: [.token(lifetime: -1), .failure(refusal)])
    #expect(try await source.token(for: .sample).lifetime == -1)
    await #expect(throws: refusal) { try await source.token(for: .sample) }
    #expect(try await source.token(for: .sample).lifetime == 80)
  }

  @Test func aPlannedDelayIsAddedToTheLatency() async throws {
    let source = source(latency: .seconds(2), plan: [.token(delay: .seconds(5))])
    async let answer = source.token(for: .sample)
    await clock.isWaitedFor()
    clock.advance(by: .seconds(6.9))
    await clock.isWaitedFor()
    clock.advance(by: .seconds(0.1))
    #expect(try await answer.lifetime == 80)
  }

  @Test func aCancelledRequestFails() async {
    let source = source(latency: .seconds(2))
    let request = Task { try await source.token(for: .sample) }
    await clock.isWaitedFor()
    request.cancel()
    await #expect(throws: TokenFailure.givenUp) { try await request.value }
  }

  @Test(arguments: [(nil, 3600), (0, 0), (-5, 0), (80, 80)])
  func aLifetimeIsNeverLessThanNothing(lifetime: Int?, seconds: Int) {
    let answer = TokenAnswer(token: Secret("t"), lifetime: lifetime)
    #expect(answer.validity == .seconds(seconds))
  }
}
