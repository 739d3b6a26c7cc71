import Glibc

/// How long the turns of a loop took, in each of which what came in is taken and what came of it is
/// drawn and sent to the terminal.
public struct TurnTimes: Equatable, Sendable {
  public private(set) var count = 0
  /// The longest turn, during which nobody was heard and nothing was shown.
  ///
  /// A turn that had to wait for something counts by the clock. Of one that had not it counts how
  /// long it kept the processor busy: when other programs had it is no fault of the loop.
  public private(set) var longest = Duration.zero

  /// When a turn has begun.
  struct Beginning {
    fileprivate let moment = ContinuousClock.now
    fileprivate let work = TurnTimes.work
    fileprivate let waits = TurnTimes.waits
  }

  /// Adds a turn that ends now.
  mutating func add(since beginning: Beginning) {
    count += 1
    let hasWaited = Self.waits != beginning.waits
    let time = hasWaited ? beginning.moment.duration(to: .now) : Self.work - beginning.work
    longest = max(longest, time)
  }

  /// How long this thread has kept the processor busy; unlike what `getrusage` says, to the
  /// microsecond.
  ///
  /// The corresponding C function is `clock_gettime`.
  private static var work: Duration {
    // Which module the members of `timespec` belong to differs from build to build: none is used.
    let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
    defer { time.deallocate() }
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, time)
    return Duration(time.pointee)
  }

  /// How often this thread had to wait; the corresponding C function is `getrusage`.
  static var waits: Int {
    // RUSAGE_THREAD, which Swift does not see.
    let thread: CInt = 1
    var usage = rusage()
    getrusage(thread, &usage)
    return usage.ru_nvcsw
  }
}
