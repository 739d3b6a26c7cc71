import Synchronization

/// Where everything that happens is put, from any thread, to be taken out in that order.
///
/// Sending is synchronous, so order is the order of sending. Whoever takes gets all there is, so a
/// burst costs one round of the loop. (An `AsyncStream` would do, but hops to Dispatch's shared pool
/// and back for each element; see `EffectExecutor`.)
final class Mailbox<Letter: Sendable>: Sendable {
  private struct Content {
    var letters: [Letter] = []
    /// The one who waits for the first letter.
    var taker: CheckedContinuation<Void, Never>?
  }

  private let content = Mutex(Content())

  func send(_ letter: Letter) {
    let taker = content.withLock { content in
      content.letters.append(letter)
      defer { content.taker = nil }
      return content.taker
    }
    taker?.resume()
  }

  /// Takes out all that came since the last time, and waits for it if nothing did.
  func takeAll() async -> [Letter] {
    await withCheckedContinuation { taker in
      let isThere = content.withLock { content in
        if content.letters.isEmpty { content.taker = taker }
        return !content.letters.isEmpty
      }
      if isThere { taker.resume() }
    }
    return content.withLock { content in
      defer { content.letters = [] }
      return content.letters
    }
  }
}
