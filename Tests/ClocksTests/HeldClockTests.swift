import Clocks
import Support
import Synchronization
import Testing

@Suite struct HeldClockTests {
  let clock = HeldClock()
  let heard = Heard()

  final class Heard: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func hear(_ word: String) { words.withLock { $0.append(word) } }
  }

  private func plan(_ word: String, after pause: Duration) {
    let heard = heard
    clock.wake(after: pause) { heard.hear(word) }
  }

  @Test func itStandsStillUntilItIsMovedOn() {
    plan("later", after: .seconds(2))
    #expect(!clock.advance(to: .seconds(1)))
    #expect(clock.elapsed == .seconds(1))
    #expect(heard.all == [])
  }

  @Test func oneThingAtATimeIsDueTheEarliestFirst() {
    plan("third", after: .seconds(3))
    plan("first", after: .seconds(1))
    plan("second", after: .seconds(1))
    #expect(clock.nextDeadline == .seconds(1))
    #expect(clock.advance(to: .seconds(9)))
    #expect(clock.elapsed == .seconds(1) && heard.all == ["first"])
    while clock.advance(to: .seconds(9)) {}
    #expect(clock.elapsed == .seconds(9) && heard.all == ["first", "second", "third"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func aSleepingTaskIsNothingThatGoesOn() async {
    let (clock, heard) = (clock, heard)
    clock.activity.begin()
    let task = Task {
      try? await clock.sleep(for: .seconds(5))
      heard.hear("awake")
      clock.activity.end()
    }
    await clock.activity.isStill()
    #expect(clock.nextDeadline == .seconds(5))
    #expect(clock.advance(to: .seconds(5)))
    await clock.activity.isStill()
    #expect(heard.all == ["awake"])
    await task.value
  }

  @Test func aSleeperThatIsCancelledGoesOnAtOnce() async {
    let (clock, heard) = (clock, heard)
    clock.activity.begin()
    let task = Task {
      let outcome = await Result(awaiting: { try await clock.sleep(for: .seconds(5)) })
      if case .failure(let error) = outcome, error is CancellationError { heard.hear("cancelled") }
      clock.activity.end()
    }
    await clock.activity.isStill()
    task.cancel()
    await task.value
    #expect(heard.all == ["cancelled"])
    #expect(clock.nextDeadline == nil && clock.activity.isStill)
  }

  @Test(arguments: [0, -1]) func whatIsDueAlreadyIsNotSleptFor(seconds: Int) async throws {
    clock.activity.begin()
    try await clock.sleep(for: .seconds(seconds))
    #expect(clock.nextDeadline == nil && !clock.activity.isStill)
  }

  @Test func whatIsCancelledBeforeItSleepsDoesNotSleep() async {
    let clock = clock
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(5))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

extension Result where Failure == any Error {
  fileprivate init(awaiting body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
