/// How long a program has run.
public enum ProgramTime {
  /// A reading of the time from now on, on a clock that can't be set.
  public static func sinceNow() -> @Sendable () -> Duration {
    let start = ContinuousClock.Instant.now
    return { start.duration(to: .now) }
  }
}
