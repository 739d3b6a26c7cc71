@preconcurrency import Dispatch

/// The continuous clock, sleeping on a queue of its own.
///
/// `ContinuousClock` sleeps on Dispatch's shared pool, which on Linux wakes the process every second
/// once it has been used.
public struct QuietClock: AppClock {
  private static let queue = DispatchQueue(label: "promenade.clock")

  private let start = ContinuousClock.now

  /// Makes a clock that counts from now on.
  public init() {}

  public var now: ContinuousClock.Instant { .now }
  public var minimumResolution: Duration { .milliseconds(1) }
  public var elapsed: Duration { start.duration(to: now) }

  public func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil
  ) async throws {
    let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    timer.schedule(deadline: .now() + now.duration(to: deadline).interval)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        timer.setEventHandler { timer.cancel() }
        timer.setCancelHandler { continuation.resume() }
        timer.activate()
      }
    } onCancel: {
      timer.cancel()
    }
    try Task.checkCancellation()
  }

  public func wake(after pause: Duration, _ act: @escaping @Sendable () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + pause.interval, execute: act)
  }
}

extension Duration {
  /// As Dispatch counts time: none if it is over, and never more than thirty years.
  fileprivate var interval: DispatchTimeInterval {
    .nanoseconds(Int(Swift.min(Swift.max(0, self / .nanoseconds(1)), 1e18)))
  }
}
