public import Cells
import Dispatch
import Glibc

/// A terminal for people who listen or read line by line: screens are said, lines are heard.
///
/// It writes whole lines and nothing else, one below the other, and reads whole lines; so it works
/// with a screen reader, a braille line, a teletype and a pipe.
@MainActor
public final class LinearTerminal: SpeakingTerminal {
  public let traits = TerminalTraits(colors: .monochrome)
  /// Lines have no end; a text is said in parts of so many rows.
  public let size = Size.spoken(rows: 22)

  private let reader: LineReader
  private let output: CInt
  private let echo: Echo
  /// How long what nobody asked for waits after the last thing said.
  private let shortestPause: Duration
  /// How often in a row something had to wait.
  var waits = 0

  var report: (@Sendable (Input) -> Void)?
  /// The screen as it is now, said or not.
  var speech: Speech?
  var narrator = Narrator()
  /// What was not said yet, so that nobody is flooded.
  var rest: ArraySlice<String> = []
  /// All is said without a stop until the next line comes.
  var isUnstopped = false
  /// Lines that were heard and not followed yet.
  var lines: ArraySlice<String?> = []
  var hasEnded = false
  /// Whether the answer to a line, or the first screen, is still to come.
  var isAnswerDue = true
  /// The words that have to be on the screen before the next line is followed.
  var awaited: String?
  /// Whether a later moment to speak is agreed on.
  var isSpeakingLater = false
  var lastSaid: ContinuousClock.Instant?
  private var isClosed = false
  /// Why not all could be said, in a sentence, unless nobody listens any more.
  public private(set) var fault: String?

  /// How many lines are said in one go.
  static let mostLines = 20

  /// Makes a terminal that reads lines from one descriptor and writes them to another.
  public init(input: CInt = 0, output: CInt = 1, pause: Duration = .seconds(1)) {
    reader = LineReader(descriptor: input)
    echo = Echo(of: input)
    self.output = output
    shortestPause = pause
  }

  public func start(_ report: @escaping @Sendable (Input) -> Void) {
    guard self.report == nil else { return }
    self.report = report
    reader.start { [weak self] news in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.hear(news) } }
    }
  }

  /// Ends the program that runs on the terminal as a signal asks for.
  public func end(by signal: Int32) { report?(.closed(signal: signal)) }

  /// Shows nothing: a canvas is for a terminal that draws.
  public func present(_ canvas: Canvas) {}

  public func carryOut(_ request: TerminalRequest) {
    switch request {
    case .copy(let text):
      write(["To copy:"] + text.split(whereSeparator: \.isNewline).map { String($0).spoken })
    case .redraw: narrator.forget()
    case .captureMouse, .askBackground, .suspend: break
    }
  }

  public func close() {
    guard !isClosed else { return }
    if let speech { write(narrator.news(in: speech)) }
    isClosed = true
    report = nil
    echo.hide(false)
  }

  /// How long what nobody asked for waits now: what goes on and on is said less and less often.
  var pause: Duration {
    min(shortestPause * (1 << min(max(0, waits - 2), 4)), max(shortestPause, .seconds(10)))
  }

  /// Takes the next lines off the reader's hands.
  func hearMore() { reader.goOn() }

  /// Whether the answer to what is asked may be seen while it is typed.
  func showAnswers(_ isShown: Bool) { echo.hide(!isShown) }

  /// Writes lines as they are; who has heard enough ends the program.
  ///
  /// The corresponding C function is `write`.
  func write(_ lines: [String]) {
    guard !isClosed, !lines.isEmpty else { return }
    lastSaid = .now
    var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var room = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&room, 1, -1)
      } else if errno != EINTR {
        let code = errno
        if code != EPIPE {
          let reason = String(cString: strerror(code))
          fault = "standard output could not be written in full: \(reason)."
        }
        report?(.closed(signal: nil))
        return
      }
    }
  }
}
