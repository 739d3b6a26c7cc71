import Synchronization

/// Which document the viewer waits for: the reading of any other one stops at its next piece.
final class DocumentLoads: Sendable {
  private let current = Mutex<Int?>(nil)

  func begin(_ load: Int) { current.withLock { $0 = load } }

  func stop() -> Services.Work? {
    current.withLock { $0 = nil }
    return nil
  }

  func isCurrent(_ load: Int) -> Bool {
    !Task.isCancelled && current.withLock { $0 == load }
  }
}
