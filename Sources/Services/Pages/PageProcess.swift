import Clocks
import Glibc
import PageProtocol

/// A page that runs in a process of its own.
///
/// Whatever happens there, it is told here as an event or as the page's end.
final class PageProcess: Sendable {
  private let channel: Channel
  private let child: ChildProcess
  private let requests: AsyncStream<PageRequest>
  private let queue: AsyncStream<PageRequest>.Continuation
  /// Nil where time is the machine's.
  private let rest: PageRest?

  /// Starts the program of a page process; it does nothing before the first request.
  init(
    executable: String, clock: any AppClock = QuietClock()
  ) throws(PageProcessError) {
    (child, channel) = try Self.start(executable)
    let (requests, queue) = AsyncStream.makeStream(of: PageRequest.self)
    (self.requests, self.queue) = (requests, queue)
    rest = (clock as? HeldClock).map { PageRest($0) { queue.yield($0) } }
  }

  deinit {
    child.end()
    _ = child.reap()
  }

  /// Starts the program with its standard input and output one end of a socket.
  private static func start(
    _ executable: String
  ) throws(PageProcessError) -> (ChildProcess, Channel) {
    var ends: [CInt] = [-1, -1]
    let type = CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw PageProcessError(executable: executable, reason: systemReason())
    }
    let channel = Channel(owning: ends[0])
    defer { Glibc.close(ends[1]) }
    do throws(SpawnFailure) {
      return (try ChildProcess.start(executable, input: ends[1], output: ends[1]), channel)
    } catch {
      throw PageProcessError(executable: executable, reason: error.reason)
    }
  }

  /// Asks something of the page, after all that was asked before; never waits.
  func send(_ request: PageRequest) {
    guard let rest else { return _ = queue.yield(request) }
    var request = request
    if case .open(var source) = request {
      source.isTimeHeld = true
      request = .open(source)
    }
    rest.send(request)
  }

  /// Ends the page, whatever it is doing.
  func close() {
    rest?.end()
    child.end()
  }

  /// Lets the page crash, for people who want to see what comes of that.
  func kill() {
    rest?.end()
    child.kill()
  }

  /// Passes on what the page tells until it ends, and returns how it ended.
  ///
  /// Called once. The next event is read when the last has been received, so a slow receiver holds
  /// up the page and not the app's memory. Cancelling the task closes the page.
  func run(_ receive: (PageEvent) async -> Void) async -> PageProcessEnd {
    await withTaskCancellationHandler {
      let fault = await withTaskGroup { group in
        group.addTask { await self.write() }
        let fault = await read(receive)
        queue.finish()
        group.cancelAll()
        return fault
      }
      if fault != nil { child.kill() }
      let end = await child.waitForEnd()
      rest?.end()
      return fault.map { .failed($0) } ?? PageProcessEnd(end)
    } onCancel: {
      close()
    }
  }

  /// Sends what is asked of the page, in its order, until nothing more can be.
  private func write() async {
    for await request in requests {
      guard (try? await channel.send(request.json.bytes + [0x0A])) != nil else { return }
    }
  }

  /// Reads to the end; what is returned is what the page did wrong.
  private func read(_ receive: (PageEvent) async -> Void) async -> String? {
    var lines = LineSplitter(most: LineSplitter.mostDisplayBytes)
    while let chunk = try? await channel.read(), !chunk.isEmpty {
      lines.append(chunk)
      while let line = lines.next() {
        switch line {
        case .tooLong: return "The page process sent a line of more than 4 MiB and was ended."
        case .bytes(let bytes):
          guard let json = try? JSON(parsing: bytes, limits: .event),
            let event = try? PageEvent(json: json)
          else { return "The page process sent what is no event and was ended." }
          await receive(event.sanitized)
          if case .resting(let count, let next) = event { rest?.rest(after: count, next: next) }
        }
      }
    }
    return nil
  }
}
