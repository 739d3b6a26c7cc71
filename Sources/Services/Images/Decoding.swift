import Synchronization

/// The processes that work on one picture, to be ended as soon as nobody wants it any more.
final class Decoding: Sendable {
  private struct Content {
    var isCancelled = false
    var processes: [ChildProcess] = []
  }

  private let content = Mutex(Content())

  var isCancelled: Bool { content.withLock { $0.isCancelled } }

  /// Takes note of a process; one that comes too late is ended at once.
  func add(_ process: ChildProcess) {
    let isTooLate = content.withLock { content in
      content.processes.append(process)
      return content.isCancelled
    }
    if isTooLate { process.end() }
  }

  /// Ends the processes there are for the time they took.
  func giveUp() {
    for process in content.withLock({ $0.processes }) { process.kill() }
  }

  /// Ends all processes, now and later.
  func cancel() {
    let processes = content.withLock { content in
      content.isCancelled = true
      return content.processes
    }
    for process in processes { process.end() }
  }
}
