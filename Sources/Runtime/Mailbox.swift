import Synchronization

/// Where everything that happens is put, from any thread, to be taken out in that order.
///
/// Sending is synchronous, so order is the order of sending. The bell rings once for any number of
/// letters, so a burst costs one round of the loop.
final class Mailbox<Letter: Sendable>: Sendable {
  private let letters = Mutex<[Letter]>([])
  /// Rings after letters have come.
  let bells: AsyncStream<Void>
  private let bell: AsyncStream<Void>.Continuation

  init() {
    (bells, bell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  func send(_ letter: Letter) {
    letters.withLock { $0.append(letter) }
    bell.yield()
  }

  /// Takes out all that came since the last time.
  func takeAll() -> [Letter] {
    letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
