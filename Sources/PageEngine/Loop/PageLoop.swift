import Glibc
import PageProtocol

/// Runs one page for the app at the other end of two descriptors, until that end closes.
public struct PageLoop: ~Copyable {
  private let input: CInt
  private let output: CInt
  private let limits: PageLimits

  /// Makes a loop over standard input and output, or other descriptors.
  public init(input: CInt = 0, output: CInt = 1, limits: PageLimits = PageLimits()) {
    self.input = input
    self.output = output
    self.limits = limits
  }

  /// Reads requests and runs what is due; returns when the app has closed its end.
  public func run() {
    signal(SIGPIPE, SIG_IGN)
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &noCore)
    let writer = EventWriter(output)
    TurnWatch.prepare(limits)
    let page = Page(limits: limits) { writer.write($0) }
    var lines = LineSplitter()
    while writer.isOpen {
      if wait(until: page.nextWakeUp) {
        guard let chunk = readChunk() else { return }
        lines.append(chunk)
        while let line = lines.next() { handle(line, page, writer) }
      }
      page.runDueTasks()
    }
  }

  /// Waits for input, at most until a time; returns whether there is some.
  private func wait(until time: ContinuousClock.Instant?) -> Bool {
    let pause = time.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
    var descriptors = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    // Rounded up, as waking too early would only mean waiting again.
    return poll(&descriptors, 1, pause.map { CInt(clamping: Int(max(0, $0.rounded(.up)))) } ?? -1)
      > 0
  }

  /// The next bytes, none if the wait was interrupted, nil at the end.
  private func readChunk() -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(input, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? Array(chunk[..<count]) : nil
  }

  private func handle(_ line: LineSplitter.Line, _ page: Page, _ writer: EventWriter) {
    switch line {
    case .tooLong(let count):
      _ = writer.write(.failed("A request of \(count) bytes is too long for one line."))
    case .bytes(let bytes):
      do {
        page.handle(try PageRequest(json: JSON(parsing: bytes, limits: .line)))
      } catch {
        _ = writer.write(.failed("A request could not be read: \(error)"))
      }
    }
  }
}
