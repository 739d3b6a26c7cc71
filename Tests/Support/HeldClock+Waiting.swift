public import Clocks
public import Testing

extension HeldClock {
  /// Waits until somebody waits for the clock, and records an issue if nobody does.
  ///
  /// A test that moves the clock on before that would have moved it too early.
  public func isWaitedFor(at location: SourceLocation = #_sourceLocation) async {
    guard (try? await waits { nextDeadline != nil }) != true else { return }
    Issue.record("nobody waits for the clock", sourceLocation: location)
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
