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

  /// Makes a client that prints to standard output and standard error unless told otherwise.
  public init(output: CInt = 1, errors: CInt = 2) {
    self.output = output
    self.errors = errors
  }

  /// Sends everything, prints each answer, and gives the exit status.
  ///
  /// 0 when every message was taken, 1 when one was not, 3 when nothing listens.
  public func send(_ source: Source, to path: BridgePath) async -> Int32 {
    let channel: Channel
    do throws(BridgeError) {
      channel = try BridgeSocket.connect(to: path)
    } catch {
      complain(error.description)
      return 3
    }
    return await withTaskGroup(of: Sent.self) { group in
      group.addTask { await sendAll(source, over: channel) }
      let answers = await printAnswers(from: channel)
      // The app has gone when it stops answering: nothing more need be read for it.
      group.cancelAll()
      guard let sent = await group.next(), sent.isAll, answers.count >= sent.count else {
        complain("The app went away before it had answered everything.")
        return 1
      }
      return answers.refused == 0 ? 0 : 1
    }
  }

  /// How many lines were sent, and whether there were no more.
  private struct Sent {
    var count = 0
    var isAll = false
  }

  private func sendAll(_ source: Source, over channel: Channel) async -> Sent {
    var sent = Sent()
    do throws(ChannelFault) {
      switch source {
      case .texts(let texts):
        for text in texts {
          // JSON over several lines is JSON in one: a line break can only stand between its parts.
          sent.count += 1
          try await channel.send(text.utf8.map { $0 == 0x0A ? 0x20 : $0 } + [0x0A])
        }
      case .lines(let descriptor):
        sent.count = try await copyLines(of: descriptor, to: channel)
      }
      channel.finishSending()
      sent.isAll = true
    } catch {}
    return sent
  }

  private func copyLines(
    of descriptor: CInt, to channel: Channel
  ) async throws(ChannelFault) -> Int {
    guard let input = Channel(copying: descriptor) else { return 0 }
    var count = 0
    var isLineOpen = false
    while case let chunk = try await input.read(), let last = chunk.last {
      count += chunk.count { $0 == 0x0A }
      isLineOpen = last != 0x0A
      try await channel.send(chunk)
    }
    return count + (isLineOpen ? 1 : 0)
  }

  private func printAnswers(from channel: Channel) async -> (count: Int, refused: Int) {
    // An answer holds a value that filled a line of a page, and a little around it.
    var lines = LineSplitter(most: 2 * LineSplitter.mostBytes)
    var (count, refused) = (0, 0)
    while let chunk = try? await channel.read(), !chunk.isEmpty {
      lines.append(chunk)
      var text = ""
      while let line = lines.next() {
        count += 1
        let (shown, isTaken) = Self.read(line)
        refused += isTaken ? 0 : 1
        text += shown + "\n"
      }
      Output.write(text, to: output)
    }
    return (count, refused)
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
