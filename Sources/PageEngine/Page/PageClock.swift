/// A page's time: the machine's, or one that stands still until it is told to pass.
struct PageClock {
  private var held: ContinuousClock.Instant?
  /// How much time was let go by, in milliseconds.
  private(set) var passed = 0

  var isHeld: Bool { held != nil }
  var now: ContinuousClock.Instant { held ?? .now }

  /// Stands still from now on.
  mutating func hold() { held = held ?? .now }

  /// Lets time go by; the machine's does so by itself.
  mutating func pass(milliseconds: Int) {
    held = held.map { $0 + .milliseconds(milliseconds) }
    passed += milliseconds
  }
}
