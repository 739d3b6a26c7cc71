import Synchronization

/// A clock that only moves when a test says so.
///
/// `sleepers` is the handshake: it suspends until so many tasks sleep on the clock, so a test never
/// advances before the code under test has begun to wait.
public final class ManualClock: Clock, Sendable {
  /// A moment, counted from when the clock was made.
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextNumber = 0
    var sleepers: [Int: Sleeper] = [:]
    /// Those cancelled before they lay down.
    var cancelled: Set<Int> = []
    var watchers: [Watcher] = []

    mutating func takeSatisfiedWatchers() -> [Watcher] {
      let satisfied = watchers.filter { $0.count <= sleepers.count }
      watchers.removeAll { $0.count <= sleepers.count }
      return satisfied
    }
  }

  private let state = Mutex(State())

  /// Makes a clock that stands at zero.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lieDown(number, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: number)
        if sleeper == nil { state.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on and wakes those whose time has come, the earliest first.
  public func advance(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    for (_, sleeper) in woken { sleeper.continuation.resume() }
  }

  /// Suspends until at least so many tasks sleep on the clock.
  public func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let satisfied = state.withLock { state in
        state.watchers.append(Watcher(count: count, continuation: continuation))
        return state.takeSatisfiedWatchers()
      }
      for watcher in satisfied { watcher.continuation.resume() }
    }
  }

  private func lieDown(_ number: Int, _ sleeper: Sleeper) {
    let (isCancelled, isDue, satisfied) = state.withLock { state in
      let isCancelled = state.cancelled.remove(number) != nil
      let isDue = sleeper.deadline <= state.now
      if !isCancelled, !isDue { state.sleepers[number] = sleeper }
      return (isCancelled, isDue, state.takeSatisfiedWatchers())
    }
    if isCancelled {
      sleeper.continuation.resume(throwing: CancellationError())
    } else if isDue {
      sleeper.continuation.resume()
    }
    for watcher in satisfied { watcher.continuation.resume() }
  }
}
