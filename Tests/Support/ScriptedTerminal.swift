public import Cells
public import TerminalEmulation
public import Testing

/// A terminal without a device: a test plays the person in front of it.
///
/// `press`, `type` and the like report input at once; `shows` suspends until a frame contains what
/// it waits for.
@MainActor
public final class ScriptedTerminal: Terminal {
  public var traits: TerminalTraits
  public private(set) var size: Size
  /// Every canvas presented so far, the newest last.
  public private(set) var canvases: [Canvas] = []
  /// Every request carried out so far.
  public private(set) var requests: [TerminalRequest] = []
  public private(set) var isClosed = false
  private var report: (@Sendable (Input) -> Void)?
  private var early: [Input] = []
  private var watchers: [FrameWatcher] = []

  /// Makes a terminal of the design size unless told otherwise.
  public init(
    size: Size = Size(columns: 80, rows: 24),
    traits: TerminalTraits = TerminalTraits(colors: .palette256)
  ) {
    self.size = size
    self.traits = traits
  }

  public func start(_ report: @escaping @Sendable (Input) -> Void) {
    self.report = report
    for input in early { report(input) }
    early = []
  }

  public func present(_ canvas: Canvas) {
    canvases.append(canvas)
    notifyWatchers()
  }

  public func carryOut(_ request: TerminalRequest) {
    requests.append(request)
    if request == .suspend { send(.resumed) }
  }

  public func close() {
    isClosed = true
    notifyWatchers()
  }

  /// Reports any input; what comes before `start` is kept for it.
  public func send(_ input: Input) {
    if let report { report(input) } else { early.append(input) }
  }

  /// Changes the size and reports it.
  public func resize(to size: Size) {
    self.size = size
    send(.resized(size))
  }

  /// The lines of the newest frame.
  public var screen: [String] { canvases.last?.lines ?? [] }

  /// Suspends until the newest frame satisfies a condition, and records an issue at the limit.
  public func shows(
    where condition: @escaping (Canvas) -> Bool, _ wish: String = "what was waited for",
    limit: Duration = .patience, at location: SourceLocation = #_sourceLocation
  ) async {
    if let canvas = canvases.last, condition(canvas) { return }
    guard !isClosed else { return recordMissing(wish, at: location) }
    let watcher = FrameWatcher(condition)
    watchers.append(watcher)
    let timeout = Task {
      try await Task.sleep(for: limit)
      watcher.finish(found: false)
    }
    let found = await watcher.result()
    timeout.cancel()
    watchers.removeAll { $0 === watcher }
    if !found { recordMissing(wish, at: location) }
  }

  private func notifyWatchers() {
    for watcher in watchers {
      if let canvas = canvases.last, watcher.condition(canvas) {
        watcher.finish(found: true)
      } else if isClosed {
        watcher.finish(found: false)
      }
    }
  }

  private func recordMissing(_ wish: String, at location: SourceLocation) {
    let end = isClosed ? "the terminal was closed" : "it never came"
    let last = screen.joined(separator: "\n")
    Issue.record(
      "no frame showed \(wish): \(end); the last of \(canvases.count):\n\(last)",
      sourceLocation: location)
  }
}
