import Clocks
import Cells
import PageProtocol

/// Posts script messages to a running app: `promenade send`.
public struct BridgeClient: Sendable {
  /// Where the messages come from.
  public enum Source: Hashable, Sendable {
    /// JSON texts.
    case texts([String])
    /// The lines of a descriptor, 0 for standard input.
    case lines(descriptor: CInt)
  }

  private let output: CInt
  private let errors: CInt
  private let patience: Duration
  private let clock: any Clock<Duration>

  /// Makes a client that prints to standard output and standard error unless told otherwise, and
  /// that waits a minute for an answer that is due.
  public init(output: CInt = 1, errors: CInt = 2) {
    self.init(output: output, errors: errors, patience: .seconds(60), clock: QuietClock())
  }

  init(output: CInt, errors: CInt, patience: Duration, clock: any Clock<Duration>) {
    self.output = output
    self.errors = errors
    self.patience = patience
    self.clock = clock
  }

  /// Sends everything, prints each answer, and gives the exit status.
  ///
  /// 0 when every message was taken, 1 when one was not or not answered, 3 when nothing listens.
  public func send(_ source: Source, to path: BridgePath) async -> Int32 {
    let channel: Channel
    do throws(BridgeError) {
      channel = try BridgeSocket.connect(to: path)
    } catch {
      complain(error.description)
      return 3
    }
    let tally = BridgeTally()
    switch await exchange(source, over: channel, counting: tally) {
    case .silence:
      complain("The app has not answered for \(patience); it may have been stopped.")
    case .end where !tally.isComplete:
      complain("The app went away before it had answered everything.")
    case .end: return tally.refused == 0 ? 0 : 1
    case .unprinted(let fault):
      if let sentence = fault.sentence { complain(sentence) }
      return fault.status
    }
    return 1
  }

  /// How a connection ends.
  private enum Ending {
    case end
    /// Answers that are due don't come.
    case silence
    /// Answers can't be printed.
    case unprinted(PrintFault)
  }

  private func exchange(
    _ source: Source, over channel: Channel, counting tally: BridgeTally
  ) async -> Ending {
    await withTaskGroup(of: Ending?.self) { group in
      group.addTask {
        await sendAll(source, over: channel, counting: tally)
        return nil
      }
      group.addTask {
        await tally.waitsInVain(for: patience, on: clock) ? .silence : nil
      }
      group.addTask {
        do throws(PrintFault) {
          try await printAnswers(from: channel, counting: tally)
          return .end
        } catch {
          return .unprinted(error)
        }
      }
      // The app has gone when it stops answering: nothing more need be read for it.
      defer { group.cancelAll() }
      while let ending = await group.next() {
        if let ending { return ending }
      }
      return .end
    }
  }

  private func sendAll(
    _ source: Source, over channel: Channel, counting tally: BridgeTally
  ) async {
    do throws(ChannelFault) {
      switch source {
      case .texts(let texts):
        for text in texts {
          // JSON over several lines is JSON in one: a line break can only stand between its parts.
          tally.countSent()
          try await channel.send(text.utf8.map { $0 == 0x0A ? 0x20 : $0 } + [0x0A])
        }
      case .lines(let descriptor):
        try await copyLines(of: descriptor, to: channel, counting: tally)
      }
      tally.endSending()
      channel.finishSending()
    } catch {}
  }

  private func copyLines(
    of descriptor: CInt, to channel: Channel, counting tally: BridgeTally
  ) async throws(ChannelFault) {
    guard let input = Channel(copying: descriptor) else { return }
    var isLineOpen = false
    while case let chunk = try await input.read(), let last = chunk.last {
      tally.countSent(chunk.count { $0 == 0x0A })
      isLineOpen = last != 0x0A
      try await channel.send(chunk)
    }
    if isLineOpen { tally.countSent() }
  }

  private func printAnswers(
    from channel: Channel, counting tally: BridgeTally
  ) async throws(PrintFault) {
    // An answer holds a value that filled a line of a page, and a little around it.
    var lines = LineSplitter(most: 2 * LineSplitter.mostBytes)
    while let chunk = try? await channel.read(), !chunk.isEmpty {
      lines.append(chunk)
      var text = ""
      while let line = lines.next() {
        let (shown, isTaken) = Self.read(line)
        tally.countAnswer(isRefusal: !isTaken)
        text += shown + "\n"
      }
      try Output.print(text, to: output)
    }
  }

  private static func read(_ line: LineSplitter.Line) -> (shown: String, isTaken: Bool) {
    switch line {
    case .tooLong(let count): return ("An answer of \(count) bytes is not shown.", false)
    case .bytes(let bytes):
      let limits = JSONLimits(bytes: 2 * LineSplitter.mostBytes, depth: 80, elements: 1_000_000)
      let answer = try? JSON(parsing: bytes, limits: limits)
      return (String(decoding: bytes, as: UTF8.self).sanitized(), answer?["ok"] == .bool(true))
    }
  }

  private func complain(_ sentence: String) {
    Output.write("promenade: \(sentence)\n", to: errors)
  }
}
