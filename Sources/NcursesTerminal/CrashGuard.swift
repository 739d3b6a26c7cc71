import Glibc
import Synchronization

/// Gives the terminal back when the process crashes, before Swift prints why.
///
/// A trap of Swift arrives as a signal. The handler undoes every mode of the terminal, puts the
/// earlier action back (Swift's backtracer, or the default) and returns: the fault happens again, is
/// reported on a screen that can be read, and the process dies by its signal. The handler only
/// reads what was prepared and calls what is safe in a signal handler; it allocates nothing.
enum CrashGuard {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// The address of the restoration to carry out, 0 while the terminal is not ours.
  private static let armed = Atomic<UInt>(0)
  /// The address of the earlier actions, one for each signal number; never freed.
  private static let earlier = Atomic<UInt>(0)

  /// Installs the handlers once; the corresponding C function is `sigaction`.
  static func install() {
    coverThisThread()
    guard earlier.load(ordering: .sequentiallyConsistent) == 0 else { return }
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    for signal in signals { sigaction(signal, nil, actions + Int(signal)) }
    earlier.store(UInt(bitPattern: actions), ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { number, information, _ in
      CrashGuard.handle(number, code: information?.pointee.si_code ?? 0)
    }
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// Makes a crash from now on carry the restoration out.
  static func arm(_ restoration: Restoration) {
    armed.store(restoration.address, ordering: .sequentiallyConsistent)
  }

  /// Makes a crash leave the terminal alone.
  static func disarm() { armed.store(0, ordering: .sequentiallyConsistent) }

  /// Carries the armed restoration out, once; safe in a signal handler.
  @discardableResult
  static func restore() -> Bool {
    let restoration = armed.exchange(0, ordering: .sequentiallyConsistent)
    guard restoration != 0 else { return false }
    Restoration.carryOut(at: restoration)
    return true
  }

  private static func handle(_ number: CInt, code: CInt) {
    let before = errno
    if restore() { HeldErrors.releaseHeld() }
    let address = earlier.load(ordering: .sequentiallyConsistent)
    if let actions = UnsafePointer<sigaction>(bitPattern: address) {
      sigaction(number, actions + Int(number), nil)
    }
    // A fault repeats itself when the handler returns; what was sent from outside, does not.
    let isFault = code > 0 && number != SIGTRAP && number != SIGABRT
    if !isFault { raise(number) }
    errno = before
  }
}
