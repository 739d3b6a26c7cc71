import Dispatch
import Glibc
import Synchronization

/// A child process, its standard input and output one end of a socket.
final class PageProcessChild: Sendable {
  private enum State {
    case running
    /// The app has ended it; its exit status says nothing.
    case ended
    case reaped(PageProcessEnd)
  }

  private let process: pid_t
  private let state = Mutex(State.running)

  private init(process: pid_t) {
    self.process = process
  }

  /// Starts a page's program, with nothing of this one but its user and its folder.
  static func start(
    _ executable: String
  ) throws(PageProcessError) -> (PageProcessChild, Channel) {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw PageProcessError(executable: executable, reason: systemReason())
    }
    let channel = Channel(owning: ends[0])
    defer { close(ends[1]) }
    do throws(SpawnFailure) {
      let process = try ChildProcess.start(
        executable, environment: ["LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"],
        input: ends[1], output: ends[1])
      return (PageProcessChild(process: process), channel)
    } catch {
      throw PageProcessError(executable: executable, reason: error.reason)
    }
  }

  /// Ends it for the app.
  func end() {
    state.withLock {
      guard case .running = $0 else { return }
      Glibc.kill(process, SIGKILL)
      $0 = .ended
    }
  }

  /// Ends it for what it did.
  func kill() {
    state.withLock {
      if case .reaped = $0 { return }
      Glibc.kill(process, SIGKILL)
    }
  }

  /// Waits for its end without holding up a thread of the app's tasks.
  func waitForEnd() async -> PageProcessEnd {
    await withCheckedContinuation { continuation in
      // Not the shared pool: once used, it wakes the process every second on Linux.
      DispatchQueue(label: "promenade.page.end").async {
        continuation.resume(returning: self.reap())
      }
    }
  }

  /// Waits for its end and leaves nothing of it behind; says the same when called again.
  ///
  /// The corresponding C function is `waitpid`.
  func reap() -> PageProcessEnd {
    // Waited for without the lock, and not taken from the system's list: its number stays its own
    // until the lock is held, so that no signal can meet another process.
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return state.withLock { state in
      if case .reaped(let end) = state { return end }
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let wasEnded = if case .ended = state { true } else { false }
      let end = wasEnded ? .closed : PageProcessEnd(waitStatus: status)
      state = .reaped(end)
      return end
    }
  }
}
