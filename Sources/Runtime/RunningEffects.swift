import Clocks
import Dispatch
import Synchronization

/// The effects that run beside the loop, until each has ended or the program has.
///
/// A task group would wait for all of them without end, and one that a picture of millions of
/// strokes keeps busy can't be cancelled: a person who quits would sit before a dead screen.
final class RunningEffects: Sendable {
  private struct Content {
    var tasks: [Int: Task<Void, Never>] = [:]
    var next = 0
    /// The one who waits for the last effect's end.
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let content = Mutex(Content())
  private let executor = EffectExecutor()
  private let activity: Activity?

  init(activity: Activity? = nil) { self.activity = activity }

  /// Starts an effect.
  func start(_ work: @escaping @Sendable () async -> Void) {
    activity?.begin()
    content.withLock { content in
      let number = content.next
      content.next += 1
      content.tasks[number] = Task(executorPreference: executor) {
        await work()
        self.forget(number)
      }
    }
  }

  /// Cancels all effects and waits for their ends, so long at most.
  func finish(within patience: Duration) async {
    for task in content.withLock({ Array($0.tasks.values) }) { task.cancel() }
    await withCheckedContinuation { waiter in
      let isOver = content.withLock { content in
        if !content.tasks.isEmpty { content.waiter = waiter }
        return content.tasks.isEmpty
      }
      if isOver { return waiter.resume() }
      let limit = Int(patience / .milliseconds(1))
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(limit)) { self.stopWaiting() }
    }
  }

  private func forget(_ number: Int) {
    let isLast = content.withLock { content in
      content.tasks[number] = nil
      return content.tasks.isEmpty
    }
    activity?.end()
    if isLast { stopWaiting() }
  }

  private func stopWaiting() {
    let waiter = content.withLock { content in
      defer { content.waiter = nil }
      return content.waiter
    }
    waiter?.resume()
  }
}
