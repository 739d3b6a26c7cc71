import Cells

/// A terminal on which a tour is played: the app sees it a row or two lower than it is, and what
/// the person in front of it presses is for the tour until the keyboard is handed over.
///
/// Without a terminal to show it on, it is one nobody sees.
@MainActor
final class TourTerminal: Terminal {
  private let screen: (any Terminal)?
  private let sizeAlone: Size
  private var report: (@Sendable (Input) -> Void)?
  /// The app's newest screen.
  private(set) var canvas: Canvas?
  /// What is shown of it, with the tour's row.
  private(set) var shown: Canvas?
  /// What the tour's row says; nil leaves the row to the app.
  var row: TourRow? { didSet { if row != oldValue { rowChanged(from: oldValue) } } }
  /// What is about to be clicked.
  var target: Rect? { didSet { if target != oldValue { show() } } }
  /// Hears the person while the keyboard is the tour's.
  var hear: ((Input) -> Void)?
  /// Told when the app shows something new.
  var changed: () -> Void = {}
  /// Told when the app has started, and when it has ended.
  var started: () -> Void = {}
  var closed: () -> Void = {}

  /// Wraps a terminal, or is one of a size by itself.
  init(around screen: (any Terminal)?, size: Size) {
    self.screen = screen
    sizeAlone = size
  }

  var traits: TerminalTraits { screen?.traits ?? TerminalTraits(colors: .direct) }

  var size: Size { room(in: wholeSize) }

  var wholeSize: Size { screen?.size ?? sizeAlone }

  private func room(in size: Size) -> Size {
    row == nil
      ? size : Size(columns: size.columns, rows: max(1, size.rows - TourRow.rows(in: size)))
  }

  func start(_ report: @escaping @Sendable (Input) -> Void) {
    self.report = report
    screen?.start { [weak self] input in
      // A terminal tells from the main queue, or a test from the main actor.
      MainActor.assumeIsolated { self?.take(input) }
    }
    started()
  }

  /// Takes what the terminal tells.
  private func take(_ input: Input) {
    switch input {
    case .resized(let size):
      press(.resized(room(in: size)))
    case .resumed, .background: press(input)
    case .closed:
      hear?(input)
      press(input)
    case .key, .clicked, .pasted:
      if let hear { hear(input) } else { press(input) }
    }
  }

  /// Does to the app what a person would.
  func press(_ input: Input) { report?(input) }

  func present(_ canvas: Canvas) {
    self.canvas = canvas
    show()
    changed()
  }

  func carryOut(_ request: TerminalRequest) {
    if let screen { return screen.carryOut(request) }
    if case .suspend = request { press(.resumed) }
  }

  func close() {
    screen?.close()
    closed()
  }

  private func rowChanged(from old: TourRow?) {
    if (old == nil) != (row == nil) { press(.resized(size)) } else { show() }
  }

  private func show() {
    guard let canvas else { return }
    var whole = canvas
    if let row {
      whole = Canvas(size: wholeSize)
      whole.place(canvas, at: Point(column: 0, row: 0))
      row.draw(at: whole.bounds.bottom(TourRow.rows(in: wholeSize)), on: &whole)
    }
    if let target { whole.restyle(target) { $0.attributes.formSymmetricDifference(.reverse) } }
    guard whole != shown else { return }
    shown = whole
    screen?.present(whole)
  }
}
