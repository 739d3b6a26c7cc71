import Glibc
import Synchronization

/// Ends the process some seconds after a signal told it to, should it not have ended by itself.
///
/// A terminal that nobody reads holds up whoever writes to it, for ever and on the main actor, which
/// then hears of no signal. What can be given back of such a terminal, is.
enum Deadline {
  private static let seconds: CUnsignedInt = 2
  /// The signal that is to end the process, 0 while there is none.
  private static let ending = Atomic<CInt>(0)

  /// Installs the handler; the corresponding C function is `sigaction`.
  static func install() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Deadline.pass() }
    action.sa_flags = SA_RESTART | SA_ONSTACK
    sigaction(SIGALRM, &action, nil)
  }

  /// Begins to count; safe in a signal handler.
  ///
  /// The corresponding C function is `alarm`.
  static func begin(for signal: CInt) {
    let (isFirst, _) = ending.compareExchange(
      expected: 0, desired: signal, ordering: .sequentiallyConsistent)
    if isFirst { alarm(seconds) }
  }

  private static func pass() {
    CrashGuard.restore()
    ProcessControl.end(by: ending.load(ordering: .sequentiallyConsistent))
  }
}
