import Glibc
import PageProtocol
import Synchronization

/// Ends the process when a turn uses too much memory or hangs where the engine cannot end it.
///
/// The engine's own limit covers a script; this covers what scripts call (filling a buffer, a
/// regular expression) and microtasks without end. It counts the process's time on a processor,
/// as the engine does: a busy machine is not the page's fault. Nothing runs between turns.
enum TurnWatch {
  private static let ticks = Atomic<Int>(0)
  private static let mostTicks = Atomic<Int>(0)
  private static let mostPages = Atomic<Int>(0)
  private static let statistics = Atomic<CInt>(-1)
  private static let ticksPerSecond = 10

  /// Takes over SIGPROF; without this nothing is watched.
  static func prepare(_ limits: PageLimits) {
    mostTicks.store(limits.stuckSeconds * ticksPerSecond, ordering: .relaxed)
    mostPages.store(limits.memory / sysconf(CInt(_SC_PAGESIZE)), ordering: .relaxed)
    statistics.store(open("/proc/self/statm", O_RDONLY | O_CLOEXEC), ordering: .relaxed)
    ticks.store(0, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in TurnWatch.tick() }
    action.sa_flags = SA_RESTART
    sigaction(SIGPROF, &action, nil)
  }

  static func begin() {
    guard isPrepared else { return }
    ticks.store(0, ordering: .relaxed)
    setInterval(microseconds: 1_000_000 / ticksPerSecond)
  }

  static func end() {
    guard isPrepared else { return }
    setInterval(microseconds: 0)
    tick()
  }

  private static var isPrepared: Bool { mostTicks.load(ordering: .relaxed) > 0 }

  private static func setInterval(microseconds: Int) {
    let interval = timeval(tv_sec: 0, tv_usec: microseconds)
    var timer = itimerval(it_interval: interval, it_value: interval)
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  // Runs in a signal handler: loads, one system call and `_exit`, nothing else.
  private static func tick() {
    if residentPages > mostPages.load(ordering: .relaxed) {
      _exit(PageExit.outOfMemory.rawValue)
    }
    if ticks.add(1, ordering: .relaxed).newValue > mostTicks.load(ordering: .relaxed) {
      _exit(PageExit.stuck.rawValue)
    }
  }

  /// The second number of what the kernel says; `getrusage` would give the most that the program
  /// had which started this one.
  private static var residentPages: Int {
    var text: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    let descriptor = statistics.load(ordering: .relaxed)
    return withUnsafeMutableBytes(of: &text) { bytes in
      let count = pread(descriptor, bytes.baseAddress, bytes.count, 0)
      var field = 0
      var pages = 0
      for index in 0..<max(0, count) {
        let byte = bytes[index]
        if byte == UInt8(ascii: " ") { field += 1 }
        if field == 1, byte != UInt8(ascii: " ") { pages = pages * 10 + Int(byte) - 48 }
      }
      return pages
    }
  }
}
