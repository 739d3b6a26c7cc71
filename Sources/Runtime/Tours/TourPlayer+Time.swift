import Cells
import Clocks

extension TourPlayer {
  /// Lets so much time pass.
  func pass(_ duration: Duration) async { _ = await pass(duration) { false } }

  /// Lets so much time pass at most, until something is so; says whether it is.
  func pass(_ duration: Duration, until isSo: () -> Bool) async -> Bool {
    switch time {
    case .held(let clock): await pass(duration, on: clock, until: isSo)
    case .real(let clock): await pass(duration, on: clock, until: isSo)
    }
  }

  private func pass(
    _ duration: Duration, on clock: HeldClock, until isSo: () -> Bool
  ) async -> Bool {
    let end = clock.elapsed + duration
    while await settle(), state != .over {
      if isSo() { return true }
      guard clock.advance(to: end) else { return false }
    }
    return false
  }

  private func pass(
    _ duration: Duration, on clock: any AppClock, until isSo: () -> Bool
  ) async -> Bool {
    let end = clock.elapsed + duration
    clock.wake(after: duration) { [weak self] in MainActor.assumeIsolated { self?.stir() } }
    while state != .over {
      if isSo() { return true }
      if clock.elapsed >= end, state != .paused { return false }
      await next()
    }
    return false
  }

  /// Lets the app come to rest where time is held; false if it doesn't.
  func settle() async -> Bool {
    guard case .held(let clock) = time else { return true }
    let limit = QuietClock()
    while state != .over, !isStuck {
      await still(clock, limit)
      // What is due at this very moment belongs to it.
      guard let next = clock.nextDeadline, next <= clock.elapsed else { break }
      _ = clock.advance(to: clock.elapsed)
      isStuck = limit.elapsed > patience
    }
    return !isStuck
  }

  private func still(_ clock: HeldClock, _ limit: QuietClock) async {
    guard !clock.activity.isStill else { return }
    clock.activity.whenStill { [weak self] in MainActor.assumeIsolated { self?.stir() } }
    while state != .over, !isStuck, !clock.activity.isStill {
      watch(limit)
      await next()
      isStuck = limit.elapsed > patience
    }
  }

  /// Has the player look at the time when its patience is over.
  private func watch(_ limit: QuietClock) {
    guard !isWatched else { return }
    isWatched = true
    limit.wake(after: patience) { [weak self] in
      MainActor.assumeIsolated {
        self?.isWatched = false
        self?.stir()
      }
    }
  }
}
