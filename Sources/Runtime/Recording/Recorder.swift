public import Cells
import Dispatch

/// A terminal that records what another one shows, or what none does.
///
/// What is concealed on the screen is not in the recording, and neither are the keys. Should the
/// recording fail, it says so once and is over; the app goes on.
@MainActor
public final class Recorder: Terminal {
  /// Told in a sentence why the recording has ended early.
  public var complain: ((String) -> Void)?
  /// That sentence, if so.
  public private(set) var fault: String?
  public let traits: TerminalTraits

  private let terminal: (any Terminal)?
  private let ownSize: Size
  private let now: @Sendable () -> Duration
  private var encoder = CanvasEncoder()
  /// Nil once it is over.
  private var recording: Recording?
  private var recordedSize: Size
  private var latest = Duration.zero

  /// Begins a recording of a terminal at a date in seconds since 1970; `now` is how long ago that was.
  public init(
    _ recording: Recording, of terminal: any Terminal, at date: Int, title: String? = nil,
    now: @escaping @Sendable () -> Duration = ProgramTime.sinceNow()
  ) throws(RecordingFault) {
    self.terminal = terminal
    (traits, ownSize, recordedSize) = (terminal.traits, terminal.size, terminal.size)
    (self.recording, self.now) = (recording, now)
    try recording.begin(size: recordedSize, at: date, title: title)
  }

  /// Begins a recording of an app that has no terminal but this one.
  ///
  /// With the same time and the same canvases it has the same bytes.
  public init(
    _ recording: Recording, size: Size,
    traits: TerminalTraits = TerminalTraits(colors: .palette256), at date: Int = 0,
    title: String? = nil, now: @escaping @Sendable () -> Duration
  ) throws(RecordingFault) {
    terminal = nil
    (self.traits, ownSize, recordedSize) = (traits, size, size)
    (self.recording, self.now) = (recording, now)
    try recording.begin(size: size, at: date, title: title)
  }

  public var size: Size { terminal?.size ?? ownSize }

  public func start(_ report: @escaping @Sendable (Input) -> Void) { terminal?.start(report) }

  public func present(_ canvas: Canvas) {
    terminal?.present(canvas)
    guard recording != nil else { return }
    if canvas.size != recordedSize { add(.resized(canvas.size)) }
    recordedSize = canvas.size
    add(encoder.encode(asShown(canvas.redacted)))
  }

  public func carryOut(_ request: TerminalRequest) { terminal?.carryOut(request) }

  public func close() {
    terminal?.close()
    add(encoder.end())
    if let fault = recording?.finish(within: .seconds(2)) { end(by: fault) }
    recording = nil
  }

  /// The canvas with what the terminal can show of it.
  private func asShown(_ canvas: Canvas) -> Canvas {
    var canvas = canvas
    if traits.isASCII { canvas = canvas.inASCII }
    if traits.colors == .monochrome { canvas = canvas.inMonochrome }
    return canvas
  }

  private func add(_ output: String) { if !output.isEmpty { add(.output(output)) } }

  private func add(_ event: Recording.Event) {
    latest = max(latest, now())
    recording?.add(event, at: latest) { [weak self] fault in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.end(by: fault) } }
    }
  }

  private func end(by fault: RecordingFault) {
    guard self.fault == nil else { return }
    let sentence = "\(fault) The recording ends here."
    recording = nil
    self.fault = sentence
    complain?(sentence)
  }
}
