/// The right to answer one message, once: later answers count for nothing.
///
/// A ticket that is dropped without an answer refuses, so that no connection waits for ever.
final class BridgeTicket: Sendable {
  private let settle: @Sendable (BridgeAnswer) -> Void

  /// Hands answers on to who lets the first one count.
  init(settle: @escaping @Sendable (BridgeAnswer) -> Void) { self.settle = settle }

  init(batch: BridgeBatch, index: Int) {
    settle = { batch.settle(index, $0) }
  }

  deinit {
    settle(.refuse("Nothing in the app took the message."))
  }

  /// Answers; may be called from anywhere.
  func answer(_ answer: BridgeAnswer) {
    settle(answer)
  }
}
