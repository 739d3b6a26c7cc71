import Synchronization

/// The clients of the bridge that wait for an answer, each under a number that flows can carry.
final class Tickets: Sendable {
  private struct Waiting {
    var next = 1
    var tickets: [Int: BridgeTicket] = [:]
  }

  private let waiting = Mutex(Waiting())

  /// Keeps a ticket and returns its number.
  func keep(_ ticket: BridgeTicket) -> Int {
    waiting.withLock { waiting in
      defer { waiting.next += 1 }
      waiting.tickets[waiting.next] = ticket
      return waiting.next
    }
  }

  /// Answers the client that waits under a number, if one does.
  func answer(_ number: Int, _ answer: BridgeAnswer) {
    waiting.withLock { $0.tickets.removeValue(forKey: number) }?.answer(answer)
  }
}
