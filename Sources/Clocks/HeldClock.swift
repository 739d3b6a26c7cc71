import Synchronization

/// A clock that stands still until it is moved on, so that what happens never depends on how fast
/// the machine is.
///
/// It knows whether anything goes on in the app that does not wait for it: see `activity`. What
/// counts as one thing there sleeps in one place at a time.
public final class HeldClock: AppClock {
  /// A moment, counted from when the clock was made.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private enum Sleeper {
    case task(CheckedContinuation<Void, any Error>)
    case act(@Sendable () -> Void)
  }

  private struct State {
    var now = Duration.zero
    var lastNumber = 0
    var sleepers: [Int: (deadline: Duration, sleeper: Sleeper)] = [:]
    /// Those cancelled before they lay down.
    var cancelled: Set<Int> = []

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  /// What goes on besides waiting for this clock.
  public let activity = Activity()
  private let state = Mutex(State())

  /// Makes a clock that stands at zero.
  public init() {}

  public var now: Instant { Instant(offset: elapsed) }
  public var minimumResolution: Duration { .zero }
  public var elapsed: Duration { state.withLock { $0.now } }

  /// When the next thing is due that somebody waits for.
  public var nextDeadline: Duration? {
    state.withLock { $0.sleepers.values.map(\.deadline).min() }
  }

  /// Moves on to the next thing that is due by then, and lets it happen; with nothing due the clock
  /// stands at `time` and the result is false.
  public func advance(to time: Duration) -> Bool {
    let next = state.withLock { state -> Sleeper? in
      let first = state.sleepers.min {
        ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key)
      }
      guard let first, first.value.deadline <= time else {
        state.now = max(state.now, time)
        return nil
      }
      state.now = max(state.now, first.value.deadline)
      state.sleepers[first.key] = nil
      return first.value.sleeper
    }
    switch next {
    case .act(let act): act()
    case .task(let continuation):
      activity.begin()
      continuation.resume()
    case nil: return false
    }
    return true
  }

  public func wake(after pause: Duration, _ act: @escaping @Sendable () -> Void) {
    state.withLock { state in
      let deadline = state.now + max(.zero, pause)
      state.sleepers[state.nextNumber()] = (deadline, .act(act))
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { $0.nextNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lieDown(number, until: deadline.offset, continuation)
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: number)?.sleeper
        if sleeper == nil { state.cancelled.insert(number) }
        return sleeper
      }
      guard case .task(let continuation) = sleeper else { return }
      activity.begin()
      continuation.resume(throwing: CancellationError())
    }
  }

  private func lieDown(
    _ number: Int, until deadline: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let outcome = state.withLock { state -> Result<Void, CancellationError>? in
      if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
      if deadline <= state.now { return .success(()) }
      state.sleepers[number] = (deadline, .task(continuation))
      return nil
    }
    if let outcome { continuation.resume(with: outcome) } else { activity.end() }
  }
}
