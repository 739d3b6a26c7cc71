import Synchronization

/// How many lines were sent over a connection and what became of them.
final class BridgeTally: Sendable {
  private let sentCount = Atomic(0)
  private let answeredCount = Atomic(0)
  private let refusedCount = Atomic(0)
  private let isAllSent = Atomic(false)

  var sent: Int { sentCount.load(ordering: .relaxed) }
  var answered: Int { answeredCount.load(ordering: .relaxed) }
  var refused: Int { refusedCount.load(ordering: .relaxed) }

  /// Whether a line is without its answer.
  var isWaiting: Bool { sent > answered }
  /// Whether everything was sent and answered.
  var isComplete: Bool { isAllSent.load(ordering: .relaxed) && !isWaiting }

  func countSent(_ lines: Int = 1) { sentCount.add(lines, ordering: .relaxed) }

  /// Says that no more lines will be sent.
  func endSending() { isAllSent.store(true, ordering: .relaxed) }

  func countAnswer(isRefusal: Bool) {
    answeredCount.add(1, ordering: .relaxed)
    if isRefusal { refusedCount.add(1, ordering: .relaxed) }
  }

  /// Waits until there was something to be answered for so long, and nothing was; false if the task
  /// is cancelled before.
  ///
  /// A person may take their time between two lines: only an answer that is due counts.
  func waitsInVain(for patience: Duration, on clock: any Clock<Duration>) async -> Bool {
    while true {
      let (wasWaiting, before) = (isWaiting, answered)
      guard (try? await clock.sleep(for: patience)) != nil else { return false }
      if wasWaiting, answered == before { return true }
    }
  }
}
