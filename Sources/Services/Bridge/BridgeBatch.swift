import PageProtocol
import Synchronization

/// The messages of one chunk: answered in any order, written together in the order they came in.
final class BridgeBatch: Sendable {
  private struct Slot {
    var id: JSON?
    var answer: BridgeAnswer?
  }

  private struct State {
    var slots: [Slot] = []
    var open = 0
    var isComplete = false
  }

  private let state = Mutex(State())
  /// Ends when everything is answered.
  private let silence: AsyncStream<Never>
  private let bell: AsyncStream<Never>.Continuation

  init() {
    (silence, bell) = AsyncStream.makeStream()
  }

  /// Adds a line that has its answer already.
  func add(id: JSON?, _ answer: BridgeAnswer) {
    state.withLock { $0.slots.append(Slot(id: id, answer: answer)) }
  }

  /// Adds a message.
  func add(id: JSON?) -> BridgeTicket {
    let index = state.withLock { state in
      state.slots.append(Slot(id: id))
      state.open += 1
      return state.slots.count - 1
    }
    return BridgeTicket(batch: self, index: index)
  }

  /// Answers a message that has no answer yet.
  func settle(_ index: Int, _ answer: BridgeAnswer) {
    let isLast = state.withLock { state in
      guard state.slots[index].answer == nil else { return false }
      state.slots[index].answer = answer
      state.open -= 1
      return state.isComplete && state.open == 0
    }
    if isLast { bell.finish() }
  }

  /// All answers as lines, once everything is answered; those there are when the task is cancelled.
  func answers() async -> [UInt8] {
    let isAnswered = state.withLock { state in
      state.isComplete = true
      return state.open == 0
    }
    if !isAnswered {
      for await _ in silence {}
    }
    let slots = state.withLock { $0.slots }
    return slots.reduce(into: []) { bytes, slot in
      if let answer = slot.answer { bytes += answer.line(id: slot.id) }
    }
  }
}
