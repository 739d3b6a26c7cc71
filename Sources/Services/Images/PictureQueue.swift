import Flows
import Synchronization

/// The pictures that are wanted, the most wanted first; one is decoded at a time.
///
/// A new wish replaces the one before: what is no longer wanted is not decoded any more, so that a
/// person who leafs through hundreds of pages waits for none but the last.
final class PictureQueue: Sendable {
  private struct Content {
    var wanted: [PictureRequest] = []
    var current: (request: PictureRequest, decoding: Decoding)?
    var isBeingWorkedOff = false
  }

  private let content = Mutex(Content())

  /// Wants these pictures and no others; true if somebody has to begin to work them off.
  func want(_ requests: [PictureRequest]) -> Bool {
    content.withLock { content in
      if let current = content.current, !requests.contains(current.request) {
        current.decoding.cancel()
        content.current = nil
      }
      content.wanted = requests.filter { $0 != content.current?.request }
      guard !content.isBeingWorkedOff, !content.wanted.isEmpty else { return false }
      content.isBeingWorkedOff = true
      return true
    }
  }

  /// The picture to decode next; nil ends the work.
  func next() -> (request: PictureRequest, decoding: Decoding)? {
    content.withLock { content in
      guard !content.wanted.isEmpty else {
        content.current = nil
        content.isBeingWorkedOff = false
        return nil
      }
      let next = (request: content.wanted.removeFirst(), decoding: Decoding())
      content.current = next
      return next
    }
  }
}
