import Glibc

/// How this process stops and ends by signals, as a shell expects it to.
public enum ProcessControl {
  /// Ends the process by a signal it was sent, once the terminal is as it was found.
  ///
  /// The shell then sees what ended it. The corresponding C function is `raise`.
  public static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    withUnblocked(number) { _ = raise(number) }
    _exit(128 + number)
  }

  /// Stops every process of the group until a shell continues it.
  ///
  /// Where no shell could, the kernel discards the signal and nothing happens. The others are stopped
  /// first; this process ignores that and then stops by a signal to this very thread (workers of
  /// Dispatch block all signals), so that it stops once, and before the call returns.
  static func stopGroup(by number: CInt = SIGTSTP) {
    let before = signal(number, SIG_IGN)
    _ = kill(0, number)
    // A thread that blocks the signal has it pending all the same, until it is ignored once more.
    signal(number, SIG_IGN)
    signal(number, SIG_DFL)
    withUnblocked(number) { _ = raise(number) }
    signal(number, before)
  }

  /// Whether a shell has put this process in the background of its terminal.
  static func isInBackground(of descriptor: CInt) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group > 0 && group != getpgrp()
  }

  private static func withUnblocked(_ number: CInt, _ body: () -> Void) {
    var set = sigset_t()
    var before = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
