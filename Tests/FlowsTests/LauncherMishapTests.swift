import Cells
import PageProtocol
import Testing

@testable import Flows

/// What a tester can bring about with a key.
@Suite struct LauncherMishapTests {
  var walk = LauncherWalk.connected()

  private mutating func plan(_ mishap: Launcher.Mishap) {
    while walk.state.mishap != mishap { walk.press(.character("f")) }
  }

  @Test mutating func theNextRenewalFailsAsPlannedAndTheOneAfterItDoesNot() {
    plan(.refused)
    #expect(walk.screen.contains("next: refused"))
    walk.press(.character("n"))
    guard case .fail(.final)? = walk.calls.first?.plan else {
      Issue.record("the plan is \(String(describing: walk.calls.first?.plan))")
      return
    }
    walk.fail(.denied)
    walk.press(.character("n"))
    #expect(walk.calls.first?.plan == .ask)
  }

  @Test(arguments: [
    (Launcher.Mishap.unavailableOnce, [false, true, true, true]),
    (.busy, [false, true, true, true]),
    (.unavailable, [false, false, false, false]),
  ])
  mutating func aPlanCountsForTheWholeRenewal(mishap: Launcher.Mishap, asks: [Bool]) {
    plan(mishap)
    walk.press(.character("n"))
    for isAsked in asks {
      #expect((walk.calls.first?.plan == .ask) == isAsked)
      walk.fail(.down)
      walk.endPause(at: walk.state.now)
    }
  }

  @Test mutating func theOldTokenIsTheOneThePageHas() {
    plan(.oldToken)
    walk.press(.character("n"))
    #expect(
      walk.calls.first?.plan == .answer(Sample.token.secret, lifetime: .seconds(3600)))
  }

  @Test mutating func theNextAnswerIsHeldBackAndOnlyThatOne() {
    walk.press(.character("d"), .character("n"))
    #expect(walk.calls.first?.delay == .seconds(3))
    walk.answer(LauncherWalk.token("f"))
    walk.press(.character("d"), .character("d"), .character("n"))
    #expect(walk.calls.first.map { $0.delay > Launcher.answerLimit } == true)
    walk.fail(.denied)
    walk.press(.character("n"))
    #expect(walk.calls.first?.delay == .zero)
  }

  @Test mutating func anExpiredTokenIsSeenForAMomentAndThenRenewed() {
    walk.tick(at: .seconds(20))
    walk.press(.character("x"))
    #expect(walk.state.status == .expired && walk.calls.isEmpty)
    walk.tick(at: .seconds(21))
    #expect(walk.calls.count == 1)
  }

  @Test mutating func everyProbeOfACutNetworkIsAnsweredWithoutTheSource() {
    walk.press(.character("o"))
    walk.endPause(at: .seconds(9))
    #expect(walk.calls.first?.plan == .fail(Launcher.cutNetwork))
  }

  @Test mutating func plansEndWithTheSession() {
    plan(.refused)
    walk.press(.character("d"), .character("o"), .escape, .enter)
    #expect(walk.calls.first.map { $0.plan == .ask && $0.delay == .zero } == true)
  }
}
