import Clocks
import Synchronization

/// Where everything that happens is put, from any thread, to be taken out in that order.
///
/// Sending is synchronous, so order is the order of sending, except that what is urgent comes first.
/// The bell rings once for any number of letters, so a burst costs one round of the loop.
final class Mailbox<Letter: Sendable>: Sendable {
  private struct Content {
    var urgent: [Letter] = []
    var letters: [Letter] = []
    /// How many of the letters were taken out already.
    var taken = 0
    /// Nil until somebody listens.
    var bell: (@Sendable () -> Void)?

    var isEmpty: Bool { urgent.isEmpty && taken == letters.count }
  }

  private let content = Mutex(Content())
  /// Each letter is something that goes on; who takes it out says when it has come to its end.
  private let activity: Activity?

  init(activity: Activity? = nil) { self.activity = activity }

  /// Rings a bell from now on when the first letter has come, and at once if it has already.
  func open(_ bell: @escaping @Sendable () -> Void) {
    let isThere = content.withLock { content in
      content.bell = bell
      return !content.isEmpty
    }
    if isThere { bell() }
  }

  func send(_ letter: Letter, isUrgent: Bool = false) {
    activity?.begin()
    let bell = content.withLock { content in
      let bell = content.isEmpty ? content.bell : nil
      if isUrgent { content.urgent.append(letter) } else { content.letters.append(letter) }
      return bell
    }
    bell?()
  }

  /// Takes out all that is urgent and some of the rest; the bell rings again for what stays.
  ///
  /// Beside what is urgent it is little: whoever sent that waits to see what comes of it.
  func take(atMost most: Int) -> [Letter] {
    let (taken, bell) = content.withLock { content in
      let count = content.urgent.isEmpty ? most : most / 10
      let end = min(content.taken + count, content.letters.count)
      let taken = content.urgent + content.letters[content.taken..<end]
      content.urgent = []
      content.taken = end
      if end == content.letters.count { (content.letters, content.taken) = ([], 0) }
      return (taken, content.isEmpty ? nil : content.bell)
    }
    bell?()
    return taken
  }
}
