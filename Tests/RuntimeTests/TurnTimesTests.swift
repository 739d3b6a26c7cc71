import Dispatch
import Testing

@testable import Runtime

@Suite struct TurnTimesTests {
  @Test func aTurnThatWaitsCountsByTheClock() {
    var turns = TurnTimes()
    turns.add(since: TurnTimes.Beginning())
    let short = turns.longest
    let beginning = TurnTimes.Beginning()
    let end = ContinuousClock.now + .milliseconds(50)
    while .now < end { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(50)) }
    turns.add(since: beginning)
    #expect(turns.longest >= .milliseconds(50) && turns.longest > short && turns.count == 2)
  }
}
