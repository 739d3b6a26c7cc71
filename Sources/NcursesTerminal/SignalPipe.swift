import Glibc
import Synchronization

/// Turns signals into bytes of a pipe, so that the main actor hears of them in its own time.
///
/// Dispatch's signal sources leave the default action in place and share signals with whoever else
/// listens; a handler of our own is understood by the code that stops the process group, too.
struct SignalPipe {
  let readEnd: CInt
  private let writeEnd: CInt
  private let earlier: [CInt: sigaction]

  /// Where the handler writes; a signal may come in any thread at any time.
  private static let target = Atomic<CInt>(-1)

  /// Those that end the process, those of job control, and the change of size.
  static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  private static let all = endings + [SIGWINCH, SIGTSTP, SIGCONT]

  /// Begins to listen, to all of them or to fewer.
  ///
  /// What was ignored from the start (as by `nohup`) stays ignored.
  init?(to signals: [CInt] = Self.all) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    Self.target.store(writeEnd, ordering: .sequentiallyConsistent)
    var earlier: [CInt: sigaction] = [:]
    for signal in signals {
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0, !action.isIgnoring else { continue }
      earlier[signal] = action
    }
    self.earlier = earlier
    Deadline.install()
    listen(to: Array(earlier.keys))
  }

  /// Installs the handler; the corresponding C function is `sigaction`.
  private func listen(to signals: [CInt]) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(SignalPipe.target.load(ordering: .relaxed), &byte, 1)
      switch number {
      case SIGWINCH, SIGTSTP, SIGCONT: break
      default: Deadline.begin(for: number)
      }
      errno = before
    }
    action.sa_flags = SA_RESTART | SA_ONSTACK
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// The signals that came since the last call, in order.
  func takeAll() -> [CInt] {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(readEnd, &buffer, buffer.count)
    return buffer.prefix(max(0, count)).map(CInt.init)
  }

  /// Calls `body` while the signals of job control act as they do by default.
  func withDefaultJobControl(_ body: () -> Void) {
    let signals = [SIGTSTP, SIGCONT].filter { earlier[$0] != nil }
    for number in signals { signal(number, SIG_DFL) }
    body()
    // Drops what is still pending of the stop and its end.
    for number in signals { signal(number, SIG_IGN) }
    listen(to: signals)
  }

  /// Gives the signals back as they were.
  func stop() {
    for (signal, action) in earlier {
      var action = action
      sigaction(signal, &action, nil)
    }
    // A handler that runs at this moment may still write; -1 is no descriptor, so nothing is hit.
    Self.target.store(-1, ordering: .sequentiallyConsistent)
  }

  /// Closes the pipe, once nobody waits for it any more.
  func close() {
    _ = Glibc.close(readEnd)
    _ = Glibc.close(writeEnd)
  }
}

extension sigaction {
  /// Whether the signal is ignored; `SIG_IGN` is the number 1 for a handler.
  fileprivate var isIgnoring: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
