public import Cells
import Dispatch
import Glibc

/// The terminal this process runs on, drawn by ncurses.
///
/// One window covers the screen; the canvas is composed elsewhere and handed over in rows. The
/// terminal is given back as it was found by `close`, by `CrashGuard` when the process crashes, and
/// for as long as the process is suspended.
@MainActor
public final class NcursesTerminal: Terminal {
  public let traits: TerminalTraits
  public internal(set) var size: Size

  let input: CInt
  let output: CInt
  let screen: Screen
  let signals: SignalPipe?
  let restoration: Restoration
  let encoder: CellEncoder
  let heldErrors: HeldErrors?
  /// Whether it takes operating system commands.
  let knowsCommands: Bool

  var state = State.left
  var isMouseWanted: Bool
  /// What the terminal shows, as far as we know.
  var shown: Canvas?
  var isCursorShown = true

  var report: (@Sendable (Input) -> Void)?
  var sources: [any DispatchSourceProtocol] = []
  var decoder = InputDecoder()
  /// Counts what the rest of is waited for.
  var restNumber = 0
  var emptyReads = 0
  /// When the terminal was asked for its background.
  var questioned: ContinuousClock.Instant?

  /// Who has the terminal.
  enum State {
    /// We draw on it.
    case entered
    /// Someone else, until we are continued.
    case left
    /// Given back for good.
    case closed
  }

  /// Takes the terminal over.
  ///
  /// The corresponding ncurses function is `newterm`, which unlike `initscr` leaves it to us what a
  /// failure means.
  public init(options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    guard isatty(options.output) == 1,
      let input = Self.keyboard(options.input), isatty(input) == 1
    else { throw .notATerminal }
    let kind = try TerminalKind.find(
      named: options.name, claimsDirectColor: options.claimsDirectColor)
    ProcessControl.waitForForeground(of: input)
    let encoding = TextEncoding.adopt()
    let saved = Restoration.settings(of: input)
    signals = SignalPipe()
    guard let screen = Screen(kind.name, input: input, output: options.output) else {
      signals?.stop()
      throw .notInTerminfo(name: kind.name.sanitized())
    }
    let colors = options.isMonochrome ? .monochrome : screen.startColors()
    self.screen = screen
    self.input = input
    output = options.output
    isMouseWanted = options.isMouseCaptured
    encoder = CellEncoder(colors: colors)
    knowsCommands = kind.knowsCommands
    traits = TerminalTraits(
      colors: colors, isASCII: options.isASCII || encoding == .ascii, notice: kind.notice)
    size = screen.size
    restoration = Restoration(input: input, output: output, settings: saved)
    heldErrors = HeldErrors(besides: output)
    CrashGuard.install()
    enter()
  }

  public func start(_ report: @escaping @Sendable (Input) -> Void) {
    guard self.report == nil, state != .closed else { return }
    self.report = report
    listen()
  }

  public func carryOut(_ request: TerminalRequest) {
    guard state == .entered else { return }
    switch request {
    case .copy(let text):
      if knowsCommands { Descriptor.write(Clipboard.sequence(copying: text), to: output) }
    case .captureMouse(let isWanted):
      isMouseWanted = isWanted
      captureMouse(isWanted)
    case .askBackground: askBackground()
    case .redraw: repaint()
    case .suspend: suspend()
    }
  }

  public func close() {
    guard state != .closed else { return }
    if state == .entered { leave() }
    state = .closed
    for source in sources { source.cancel() }
    sources = []
    signals?.stop()
    heldErrors?.close()
    screen.close()
  }

  /// The descriptor keys come from: the one asked for, standard input, or the controlling terminal.
  private static func keyboard(_ wanted: CInt?) -> CInt? {
    if let wanted { return wanted }
    if isatty(0) == 1 { return 0 }
    let opened = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return opened < 0 ? nil : opened
  }
}
