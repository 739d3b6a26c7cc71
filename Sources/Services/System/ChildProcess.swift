import Dispatch
import Glibc
import Synchronization

/// Another program that the app has started; what it starts itself ends with it.
final class ChildProcess: Sendable {
  private enum State {
    case running
    /// The app has ended it; its exit status says nothing.
    case ended
    case reaped(ChildProcessEnd)
  }

  /// Its number, which is that of its group too.
  let process: pid_t
  private let state = Mutex(State.running)

  /// Takes care of a process that was just started.
  init(process: pid_t) { self.process = process }

  /// Ends it for the app.
  func end() {
    state.withLock {
      guard case .running = $0 else { return }
      Glibc.kill(-process, SIGKILL)
      $0 = .ended
    }
  }

  /// Ends it for what it did.
  func kill() {
    state.withLock {
      if case .reaped = $0 { return }
      Glibc.kill(-process, SIGKILL)
    }
  }

  /// Asks it to end.
  func terminate() {
    state.withLock {
      if case .reaped = $0 { return }
      Glibc.kill(-process, SIGTERM)
    }
  }

  /// Waits for its end without holding up a thread of the app's tasks.
  func waitForEnd() async -> ChildProcessEnd {
    await withCheckedContinuation { continuation in
      // Not the shared pool: once used, it wakes the process every second on Linux.
      DispatchQueue(label: "promenade.child.end").async {
        continuation.resume(returning: self.reap())
      }
    }
  }

  /// Waits for its end and leaves nothing of it behind; says the same when called again.
  ///
  /// The corresponding C function is `waitpid`.
  func reap() -> ChildProcessEnd {
    // Waited for without the lock, and not taken from the system's list: its number stays its own
    // until the lock is held, so that no signal can meet another process.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      if case .reaped(let end) = state { return end }
      // What it has started and left behind, unless that left its group on purpose.
      Glibc.kill(-process, SIGKILL)
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let wasEnded = if case .ended = state { true } else { false }
      let end = wasEnded ? .ended : ChildProcessEnd(waitStatus: status)
      state = .reaped(end)
      return end
    }
  }
}

/// How a child process ended.
enum ChildProcessEnd: Hashable, Sendable {
  /// The app has ended it.
  case ended
  case exited(CInt)
  case died(signal: CInt)

  /// What the status a process leaves behind means.
  init(waitStatus status: CInt) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .died(signal: signal)
  }
}
