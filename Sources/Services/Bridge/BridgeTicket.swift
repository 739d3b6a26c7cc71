/// The right to answer one message, once: later answers count for nothing.
///
/// A ticket that is dropped without an answer refuses, so that no connection waits for ever.
final class BridgeTicket: Sendable {
  private let batch: BridgeBatch
  private let index: Int

  init(batch: BridgeBatch, index: Int) {
    self.batch = batch
    self.index = index
  }

  deinit {
    batch.settle(index, .refuse("Nothing in the app took the message."))
  }

  /// Answers; may be called from anywhere.
  func answer(_ answer: BridgeAnswer) {
    batch.settle(index, answer)
  }
}
