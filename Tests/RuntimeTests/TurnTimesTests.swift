import Dispatch
import Testing

@testable import Runtime

@Suite struct TurnTimesTests {
  @Test(.timeLimit(.minutes(1))) func aTurnThatWaitsCountsByTheClock() {
    var turns = TurnTimes()
    let beginning = TurnTimes.Beginning()
    let begin = ContinuousClock.now
    let other = DispatchQueue(label: "other")
    let done = DispatchSemaphore(value: 0)
    // It can be done before it is waited for.
    let waits = TurnTimes.waits
    while TurnTimes.waits == waits {
      other.async { done.signal() }
      done.wait()
    }
    let whole = begin.duration(to: .now)
    turns.add(since: beginning)
    #expect(turns.longest >= whole && turns.count == 1)
  }
}
