/// The time an app lives in.
public protocol AppClock: Clock<Duration>, Sendable {
  /// How much time has passed since the clock was made.
  var elapsed: Duration { get }

  /// Does something on the main queue when so much time has passed.
  func wake(after pause: Duration, _ act: @escaping @Sendable () -> Void)
}

extension AppClock {
  /// The same clock for who only sleeps: Swift converts one existential to the other nowhere else.
  public var plain: any Clock<Duration> { self }
}
