import PageProtocol

/// Takes script messages off a channel, chunk by chunk: the next is read when all of the last are
/// answered, which keeps a fast sender from filling the app's memory.
struct BridgeReader {
  /// The most lines that are handed over before their answers are waited for.
  static let mostLines = 4096

  let channel: Channel
  let receive: @Sendable (ScriptMessage, BridgeTicket) -> Void
  let unreadable: @Sendable (UnreadableLine) -> Void

  /// Reads until the end, giving the answers to each chunk.
  @BridgeActor
  func run(
    answer: @Sendable ([UInt8]) async throws(ChannelFault) -> Void
  ) async throws(ChannelFault) {
    var lines = LineSplitter()
    var isAtEnd = false
    while !isAtEnd {
      let chunk = try await channel.read()
      isAtEnd = chunk.isEmpty
      lines.append(chunk)
      while let batch = nextBatch(of: &lines, isAtEnd: isAtEnd) {
        try await answer(await batch.answers())
        if Task.isCancelled { throw .cancelled }
      }
    }
  }

  @BridgeActor
  private func nextBatch(of lines: inout LineSplitter, isAtEnd: Bool) -> BridgeBatch? {
    var batch: BridgeBatch?
    // Nobody waits for the app to take these in, so of those in a row there is one.
    var faulty: UnreadableLine?
    for _ in 0..<Self.mostLines {
      guard let line = lines.next() ?? (isAtEnd ? lines.finish() : nil) else { break }
      let current = batch ?? BridgeBatch()
      batch = current
      let request = BridgeRequest(line)
      switch request.content {
      case .message(let message):
        if let line = faulty {
          unreadable(line)
          faulty = nil
        }
        receive(message, current.add(id: request.id))
      case .unreadable(let reason):
        current.add(id: request.id, .refuse(reason))
        if faulty == nil {
          faulty = UnreadableLine(line, reason: reason)
        } else {
          faulty?.countNext()
        }
      }
    }
    if let line = faulty { unreadable(line) }
    return batch
  }
}

/// Lets one connection at a time read what it was sent: fifty that do so at once would leave the
/// app no time for the person. While one waits, for bytes or for answers, another has its turn.
@globalActor
actor BridgeActor {
  static let shared = BridgeActor()
}
