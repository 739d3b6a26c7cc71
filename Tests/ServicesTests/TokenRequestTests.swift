import Clocks
import Cells
import Flows
import Support
import Synchronization
import Testing

@testable import Services

/// What becomes of the flow's requests for a token.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TokenRequestTests {
  /// Gives tokens, fails, or waits until it is called off; counts how often it was asked.
  private final class Source: TokenSource {
    let result: Result<TokenAnswer, TokenFailure>?
    let asked = Mutex(0)
    let wasCancelled = Mutex(false)

    init(_ result: Result<TokenAnswer, TokenFailure>?) { self.result = result }

    func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer {
      asked.withLock { $0 += 1 }
      if let result { return try result.get() }
      let clock = QuietClock()
      while (try? await clock.sleep(for: .milliseconds(5))) != nil {}
      wasCancelled.withLock { $0 = true }
      throw .transient(reason: "It was called off.")
    }
  }

  private final class Heard: Sendable {
    let messages = Mutex<[App.Message]>([])

    var answer: Result<Launcher.Token, TokenFailure>? {
      messages.withLock { all in
        guard case .launcher(.answered(7, let answer, _, _))? = all.first else { return nil }
        return answer
      }
    }
  }

  private static let given = TokenAnswer(token: Secret("given"), lifetime: 90)

  private func services(
    _ source: any TokenSource, kind: TokenKind = .simulated, clock: any AppClock = QuietClock()
  ) throws -> Services {
    Services(
      Services.World(
        folder: try AppFolder(root: AppFolder.ofThisProject), store: StateStore(folder: nil),
        paths: PathStore(folder: nil), tokens: TokenSources([kind: source]),
        reports: AppContent.nothing.reports, pageProgram: "", pictureProgram: "",
        traits: TerminalTraits(colors: .monochrome), clock: clock))
  }

  /// Does what a request asks for and returns what the flow hears.
  private func answer(
    to plan: Launcher.TokenPlan, from source: Source, delay: Duration = .zero,
    kind: TokenKind = .simulated
  ) async throws -> Result<Launcher.Token, TokenFailure>? {
    let heard = Heard()
    var launcher = Launcher.Content.sample
    launcher.tokenSource = kind
    let request = Launcher.TokenRequest(attempt: 7, launcher: launcher, delay: delay, plan: plan)
    let work = try #require(
      services(source).perform(.requestToken(request)) { message in
        heard.messages.withLock { $0.append(message) }
      })
    await work()
    #expect(heard.messages.withLock { $0.count } == 1)
    return heard.answer
  }

  @Test func theSourceIsAskedOnceAndItsTokenHandedOn() async throws {
    let source = Source(.success(Self.given))
    let token = try #require(try await answer(to: .ask, from: source)).get()
    #expect(token.secret == Secret("given") && token.lifetime == .seconds(90))
    #expect(source.asked.withLock { $0 } == 1)
  }

  @Test(arguments: [
    TokenFailure.final(reason: "a"), .transient(reason: "b", retryAfter: .seconds(3)),
    .offline(reason: "c"),
  ])
  func aFailureIsHandedOnAsItIs(failure: TokenFailure) async throws {
    #expect(try await answer(to: .ask, from: Source(.failure(failure))) == .failure(failure))
    let source = Source(.success(Self.given))
    #expect(try await answer(to: .fail(failure), from: source) == .failure(failure))
    #expect(source.asked.withLock { $0 } == 0)
  }

  @Test func aPlannedAnswerNeedsNoSource() async throws {
    let source = Source(.failure(.offline(reason: "")))
    let answer = try await answer(
      to: .answer(Secret(""), lifetime: .seconds(9)), from: source, delay: .milliseconds(1))
    #expect(try answer?.get().lifetime == .seconds(9) && source.asked.withLock { $0 } == 0)
  }

  @Test func aSourceThatTheAppHasNotFailsForGood() async throws {
    guard
      case .failure(.final(let reason))? =
        try await answer(to: .ask, from: Source(nil), kind: .command)
    else {
      Issue.record("it did not fail for good")
      return
    }
    #expect(reason.contains("command"))
  }

  @Test func aHeldClockWaitsForACallThatIsCalledOffAsleep() async throws {
    let (clock, heard) = (HeldClock(), Heard())
    let source = SimulatedTokenSource(SimulatedTokens(), clock: clock)
    let services = try services(source, clock: clock)
    clock.activity.begin()
    let request = Launcher.TokenRequest(attempt: 7, launcher: .sample)
    let work = try #require(
      services.perform(.requestToken(request)) { message in
        heard.messages.withLock { $0.append(message) }
      })
    let task = Task.detached {
      await work()
      clock.activity.end()
    }
    await clock.activity.isStill()
    #expect(clock.nextDeadline == .milliseconds(600))
    #expect(services.perform(.cancelToken(attempt: 7)) { _ in } == nil)
    await clock.activity.isStill()
    #expect(clock.nextDeadline == nil && heard.messages.withLock { $0.isEmpty })
    await task.value
    // One that has ended already changes nothing.
    _ = services.perform(.cancelToken(attempt: 7)) { _ in }
    #expect(clock.activity.isStill)
  }

  @Test func withoutANetworkNoSourceIsAsked() async throws {
    let (source, heard) = (Source(.success(Self.given)), Heard())
    let services = try services(source)
    services.isOffline = true
    for attempt in [7, 8] {
      let request = Launcher.TokenRequest(attempt: attempt, launcher: .sample)
      let work = try #require(
        services.perform(.requestToken(request)) { message in
          heard.messages.withLock { $0.append(message) }
        })
      await work()
      services.isOffline = false
    }
    #expect(heard.answer == .failure(.offline(reason: "There is no network (simulated).")))
    #expect(source.asked.withLock { $0 } == 1)
  }

  @Test func aRequestThatIsCalledOffEndsItsCallAndSaysNothing() async throws {
    let (source, heard) = (Source(nil), Heard())
    let services = try services(source)
    let request = Launcher.TokenRequest(attempt: 7, launcher: .sample)
    let work = try #require(
      services.perform(.requestToken(request)) { message in
        heard.messages.withLock { $0.append(message) }
      })
    let task = Task.detached { await work() }
    try #require(await waits { source.asked.withLock { $0 } > 0 })
    #expect(services.perform(.cancelToken(attempt: 7)) { _ in } == nil)
    await task.value
    #expect(source.wasCancelled.withLock { $0 } && heard.messages.withLock { $0.isEmpty })
  }
}
