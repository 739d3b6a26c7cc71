public import Cells
import Glibc

/// A program running on a terminal of its own, which a test reads and plays the person at.
///
/// The screen is emulated, questions of the program are answered. Nothing sleeps: each wait ends
/// when what it waits for is there, or at its limit with an issue that shows the screen.
public final class PseudoTerminal {
  /// How a program ended.
  public enum End: Hashable, Sendable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  public let emulator: Emulator
  public let process: Int32
  /// Everything the program wrote so far.
  public private(set) var output: [UInt8] = []
  /// When the latest of it came, nil before the first.
  public private(set) var latestOutput: ContinuousClock.Instant?
  /// How the program ended, nil while it runs.
  public private(set) var end: End?
  /// Whether the program is stopped, as by Ctrl-Z.
  public private(set) var isStopped = false
  private var pair: PseudoTerminalPair
  private let before: TerminalSettings?

  /// Starts a program.
  ///
  /// The environment is a small one of a UTF-8 terminal with 256 colours; `environment` adds to it.
  public init(
    _ command: [String], size: Size = Size(columns: 80, rows: 24),
    environment: [String: String] = [:], folder: String? = nil
  ) throws(PseudoTerminalError) {
    pair = try PseudoTerminalPair(size: size)
    guard let emulator = Emulator(size: size) else { throw .noEmulator }
    self.emulator = emulator
    before = TerminalSettings(of: pair.slave)
    process = try pair.spawn(command, environment: environment, folder: folder)
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      var status: CInt = 0
      waitpid(process, &status, 0)
    }
    pair.close()
  }

  /// The screen as lines of text.
  public var screen: [String] { emulator.lines }

  /// Whether settings and modes are as the program found them.
  public var isAsFound: Bool {
    emulator.modes == Emulator.Modes() && before == TerminalSettings(of: pair.slave)
  }

  /// Sends bytes as they are.
  public func send(_ bytes: [UInt8]) { pair.write(bytes) }

  /// Sends the program a signal.
  public func signal(_ number: Int32) { kill(process, number) }

  /// Changes the size of the window.
  public func resize(to size: Size) {
    emulator.resize(to: size)
    pair.resize(to: size)
  }

  /// Closes the terminal's window: the program's terminal is gone.
  public func hangUp() { pair.close() }

  /// Reads what is there to read, waiting at most so long for the first of it.
  ///
  /// A program that writes without end is not read without end: whoever waits has a limit.
  public func pump(wait: Duration) {
    readAll(wait: wait, atMost: 64)
    noteChanges()
    // What it wrote last may have come between the reading and its end.
    if end != nil { readAll(wait: .zero) }
  }

  /// Waits for the end and reads nothing meanwhile; nil at the limit.
  public func endsUnread(limit: Duration) -> End? {
    let deadline = ContinuousClock.now + limit
    while end == nil, ContinuousClock.now < deadline {
      poll(nil, 0, 10)
      noteChanges()
    }
    return end
  }

  private func readAll(wait: Duration, atMost count: Int = .max) {
    var (wait, rest) = (wait, count)
    while rest > 0, let bytes = pair.read(wait: wait) {
      rest -= 1
      latestOutput = .now
      output += bytes
      emulator.feed(bytes)
      pair.write(emulator.takeReplies())
      wait = .zero
    }
  }

  /// Learns whether the program ended, stopped or went on.
  private func noteChanges() {
    var status: CInt = 0
    while end == nil, waitpid(process, &status, WNOHANG | WUNTRACED | CInt(WCONTINUED)) == process {
      switch (status & 0x7F, status >> 8 & 0xFF) {
      case (0, let code): end = .exited(code)
      case (0x7F, 0xFF): isStopped = false
      case (0x7F, _): isStopped = true
      case (let signal, _): end = .killed(signal: signal)
      }
    }
  }
}
