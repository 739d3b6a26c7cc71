@preconcurrency import Dispatch

/// The continuous clock, sleeping on a queue of its own.
///
/// `ContinuousClock` sleeps on Dispatch's shared pool, which on Linux wakes the process every second
/// once it has been used.
struct QuietClock: Clock {
  private static let queue = DispatchQueue(label: "promenade.clock")

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .milliseconds(1) }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
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
}

extension Duration {
  /// As Dispatch counts time: none if it is over, and never more than thirty years.
  var interval: DispatchTimeInterval {
    .nanoseconds(Int(Swift.min(Swift.max(0, self / .nanoseconds(1)), 1e18)))
  }
}
