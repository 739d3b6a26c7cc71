import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// What is done about failures.
@Suite struct LauncherRetryTests {
  var walk = LauncherWalk.connected()
  let first = Asker.page(session: 1, request: 1)

  @Test mutating func aTransientFailureIsTriedAgainThreeTimesWithGrowingPauses() throws {
    walk.ask()
    for range in [0.5...1, 1...2, 2...4] {
      walk.fail(.down)
      #expect(walk.refusals.isEmpty && walk.state.status == .retrying)
      let pause = try #require(walk.pause)
      #expect(range.contains(pause / .seconds(1)))
      walk.endPause(at: walk.state.now + pause)
      #expect(walk.calls.count == 1)
    }
    walk.fail(.down)
    #expect(walk.pause == nil && walk.calls.isEmpty)
    #expect(walk.refusals == [.refuse("The back end is down.", to: first)])
    #expect(walk.state.status == .renewalFailed && walk.state.token == Sample.token)
  }

  @Test func theJitterTakesHalfOfThePauseByChance() {
    var generator = SplitMix64(seed: 7)
    let pauses = (0..<200).map { _ in Launcher.backoff(after: 3, with: &generator) }
    #expect(pauses.allSatisfy { (.seconds(2)...(.seconds(4))).contains($0) })
    #expect(Set(pauses).count > 190)
    #expect(pauses.contains { $0 < .seconds(2.5) } && pauses.contains { $0 > .seconds(3.5) })
    var again = SplitMix64(seed: 7)
    #expect(pauses.first == Launcher.backoff(after: 3, with: &again))
  }

  @Test mutating func aRetryThatSucceedsAnswersWhoAskedBefore() {
    walk.ask()
    walk.fail(.down)
    walk.ask(request: 2)
    #expect(walk.effects.isEmpty)
    walk.endPause(at: .seconds(1))
    walk.answer(LauncherWalk.token("f"))
    #expect(walk.effects.count { if case .reply = $0 { true } else { false } } == 2)
    walk.endRest()
    #expect(walk.state.status == .connected)
  }

  @Test(arguments: [(6.0, 6.0), (0.01, 0.5), (-9, 0.5), (90, 90), (99_999, 300)])
  mutating func retryAfterIsHonouredWithinBounds(asked: Double, least: Double) throws {
    walk.ask()
    walk.fail(.transient(reason: "busy", retryAfter: .seconds(asked)))
    let pause = try #require(walk.pause)
    #expect(pause >= .seconds(least) && pause <= .seconds(max(least, 1)))
  }

  @Test mutating func whoAskedIsToldBeforeALongPauseAndSoIsWhoAsksDuringIt() {
    walk.ask()
    walk.fail(.transient(reason: "busy", retryAfter: .seconds(90)))
    #expect(walk.refusals == [.refuse("busy", to: first)])
    walk.ask(request: 2)
    #expect(walk.effects == [.refuse("busy", to: .page(session: 1, request: 2))])
  }

  @Test mutating func aFinalFailureIsNotTriedAgain() {
    walk.ask()
    walk.fail(.denied)
    #expect(walk.calls.isEmpty && walk.pause == nil && walk.state.status == .renewalRefused)
    walk.endRest()
    walk.tick(at: .seconds(50))
    #expect(walk.calls.isEmpty)
    walk.ask(request: 2)
    #expect(walk.calls.count == 1)
  }

  @Test mutating func noAnswerWithinTheLimitIsATransientFailure() {
    walk.ask()
    #expect(walk.effects.contains(.wait(.seconds(30), .limit(attempt: 2))))
    walk.send(.rang(.limit(attempt: 2), now: .seconds(30)))
    #expect(walk.effects.first == .cancelToken(attempt: 2))
    #expect(walk.pause != nil && walk.screen.contains("did not answer within 30 s"))
  }

  @Test(arguments: [
    ("", 60), ("0123456789abcdef0123456789abcdef01234567", 60),
    ("ffffffffffffffffffffffffffffffffffffffff", 0),
    ("ffffffffffffffffffffffffffffffffffffffff", -5),
  ])
  mutating func anEmptyOldOrExpiredTokenEndsInBoundedTries(secret: String, lifetime: Int) throws {
    let bad = Launcher.Token(
      secret: Secret(secret), issued: .zero, lifetime: .seconds(lifetime))
    walk.ask()
    var calls = 1
    while calls < 100 {
      walk.answer(bad)
      guard walk.pause != nil else { break }
      walk.endPause(at: walk.state.now)
      calls += walk.calls.count
    }
    #expect(calls == 4 && walk.refusals.count == 1)
    #expect(walk.state.token == Sample.token)
  }

  @Test mutating func offlineKeepsTheSessionAndCallsNothing() {
    walk.ask()
    walk.fail(.noNetwork)
    #expect(walk.refusals == [.refuse("There is no network.", to: first)])
    #expect(walk.state.status == .offline && walk.state.token == Sample.token)
    for request in 2...20 {
      walk.ask(request: request)
      #expect(walk.refusals.count == 1 && walk.calls.isEmpty)
    }
    walk.tick(at: .seconds(61))
    #expect(walk.calls.isEmpty && walk.state.isExpired && walk.state.status == .offline)
  }

  @Test mutating func theNetworkIsLookedForSeldomAndSeldomerAndComesBackWithOneRenewal() throws {
    walk.ask()
    walk.fail(.noNetwork)
    for range in [15.0...30, 30...60, 30...60] {
      walk.endPause(at: walk.state.now)
      #expect(walk.calls.count == 1)
      walk.fail(.noNetwork)
      let pause = try #require(walk.pause)
      #expect(range.contains(pause / .seconds(1)))
    }
    walk.endPause(at: walk.state.now)
    walk.answer(LauncherWalk.token("f"))
    #expect(walk.state.status == .renewed && walk.pause == nil && walk.calls.isEmpty)
  }

  @Test mutating func aKeyBringsTheNetworkBackAtOnce() {
    walk.press(.character("o"))
    #expect(walk.state.status == .offline && walk.calls.isEmpty)
    walk.press(.character("o"))
    #expect(walk.calls.count == 1)
    walk.answer(LauncherWalk.token("f"))
    #expect(walk.state.status == .renewed)
  }

  @Test mutating func cuttingTheNetworkGivesUpTheCallUnderWay() {
    walk.ask()
    walk.press(.character("o"))
    #expect(walk.effects.first == .cancelToken(attempt: 2) && walk.refusals.count == 1)
  }

  @Test mutating func aKeyTriesAgainWithoutWaitingForThePause() {
    walk.ask()
    walk.fail(.down)
    let timer = walk.state.timers
    walk.press(.character("n"))
    #expect(walk.calls.count == 1)
    for number in 0...timer {
      walk.send(.rang(.pause(number), now: .seconds(1)))
      #expect(walk.calls.isEmpty)
    }
  }

  @Test mutating func withoutAFirstTokenThePageIsNotOpenedAndTheReasonStandsInItsPlace() {
    walk = .start()
    walk.press(.enter)
    walk.fail(.denied)
    #expect(walk.source == nil && walk.screen.contains("invalid_grant Press n to try again"))
    walk.press(.character("n"))
    walk.answer(Sample.token)
    #expect(walk.source != nil)
  }
}
