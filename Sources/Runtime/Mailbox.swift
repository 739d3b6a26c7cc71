import Synchronization

/// Where everything that happens is put, from any thread, to be taken out in that order.
///
/// Sending is synchronous, so order is the order of sending, but what is urgent comes first. Whoever
/// takes gets all there is, so a burst costs one round of the loop. (An `AsyncStream` would do, but hops to Dispatch's shared pool
/// and back for each element; see `EffectExecutor`.)
final class Mailbox<Letter: Sendable>: Sendable {
  private struct Content {
    var urgent: [Letter] = []
    var letters: [Letter] = []
    /// The one who waits for the first letter.
    var taker: CheckedContinuation<Void, Never>?
  }

  private let content = Mutex(Content())

  func send(_ letter: Letter, isUrgent: Bool = false) {
    let taker = content.withLock { content in
      if isUrgent { content.urgent.append(letter) } else { content.letters.append(letter) }
      defer { content.taker = nil }
      return content.taker
    }
    taker?.resume()
  }

  /// Takes out all that came since the last time, and waits for it if nothing did.
  func takeAll() async -> [Letter] {
    await withCheckedContinuation { taker in
      let isThere = content.withLock { content in
        let isThere = !content.letters.isEmpty || !content.urgent.isEmpty
        if !isThere { content.taker = taker }
        return isThere
      }
      if isThere { taker.resume() }
    }
    return content.withLock { content in
      defer { (content.urgent, content.letters) = ([], []) }
      return content.urgent + content.letters
    }
  }

  /// Takes out what is urgent, if there is something.
  func takeUrgent() -> [Letter] {
    content.withLock { content in
      defer { content.urgent = [] }
      return content.urgent
    }
  }
}
