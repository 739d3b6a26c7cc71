public import Clocks
public import TerminalEmulation
public import Testing

extension HeldClock {
  /// Waits until somebody waits for the clock, and records an issue at the limit.
  ///
  /// A test that moves the clock on before that would have moved it too early.
  public func isWaitedFor(
    limit: Duration = .patience, at location: SourceLocation = #_sourceLocation
  ) async {
    let end = ContinuousClock.now + limit
    while nextDeadline == nil {
      guard ContinuousClock.now < end else {
        Issue.record("nobody waits for the clock", sourceLocation: location)
        return
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Moves the clock on and lets happen what is due by then, the earliest first.
  public func advance(by duration: Duration) {
    let end = elapsed + duration
    while advance(to: end) {}
  }
}

extension Activity {
  /// Waits until nothing goes on.
  public func isStill() async {
    await withCheckedContinuation { still in whenStill { still.resume() } }
  }
}
