public import Cells
public import Clocks

/// Plays a tour: before people at their speed, or without a terminal as fast as the app can.
///
/// The program runs on `terminal`. Where the clock is held, the app is let come to rest after each
/// thing that is done to it, and time passes only when the tour lets it, so that the same tour
/// always comes to the same screens.
@MainActor
public final class TourPlayer {
  /// The time a tour is played in.
  enum Time {
    case held(HeldClock)
    case real(any AppClock)

    var clock: any AppClock {
      switch self {
      case .held(let clock): clock
      case .real(let clock): clock
      }
    }
  }

  /// Where the app has to run.
  public var terminal: any Terminal { stage }
  public private(set) var report = TourReport()

  let script: TourScript
  let stage: TourTerminal
  let time: Time
  let world: TourWorld
  /// How much faster than usual it is played.
  let speed: Double
  let goesByStep: Bool
  let hasPerson: Bool
  /// The longest that the app may take to come to rest, on the machine's clock.
  let patience: Duration
  var state = TourRow.State.playing { didSet { showRow() } }
  var caption = "" { didSet { showRow() } }
  /// The app has not come to rest.
  var isStuck = false
  var isWatched = false
  private var index = 0
  private var waiter: CheckedContinuation<Void, Never>?

  /// Prepares to play before a person, on their terminal.
  public init(
    _ script: TourScript, for screen: any Terminal, world: TourWorld, speed: Double = 1,
    goesByStep: Bool = false, clock: any AppClock = QuietClock()
  ) {
    patience = .zero
    self.script = script
    self.world = world
    self.speed = speed * script.settings.speed
    self.goesByStep = goesByStep
    hasPerson = true
    time = .real(clock)
    stage = TourTerminal(around: screen, size: screen.size)
    prepare()
  }

  /// Prepares to play as fast as the app can, on a clock that is the app's too.
  ///
  /// A terminal to play on would be one that only looks on, such as one that records. An app that
  /// does not come to rest within the patience, on the machine's clock, fails the tour.
  public init(
    _ script: TourScript, on screen: (any Terminal)? = nil, clock: HeldClock, world: TourWorld,
    speed: Double = 1, patience: Duration = .seconds(30)
  ) {
    self.patience = patience
    self.script = script
    self.world = world
    self.speed = speed * script.settings.speed
    goesByStep = false
    hasPerson = false
    time = .held(clock)
    stage = TourTerminal(around: screen, size: script.settings.size)
    prepare()
  }

  private func prepare() {
    if hasPerson || script.hasCaptions { stage.row = TourRow(hasPerson: hasPerson) }
    if hasPerson { stage.hear = { [weak self] in self?.hear($0) } }
    stage.changed = { [weak self] in self?.stir() }
    stage.closed = { [weak self] in self?.end() }
    stage.started = { [weak self] in Task { await self?.play() } }
  }

  /// Whether a person who goes step by step is asked before the next one.
  var isNextSeen: Bool { index > 0 && script.steps[index].action.isSeen }

  /// Ends the app as a signal does that the terminal hears of.
  public func end(by signal: Int32) { stage.press(.closed(signal: signal)) }

  /// Plays step after step, until one fails or the person has enough.
  private func play() async {
    _ = await settle()
    while state != .over, report.hasPassed, index < script.steps.count {
      await ask()
      guard state != .over else { return }
      await take(script.steps[index])
      index += 1
    }
    await finish()
  }

  /// Takes in that the app has ended; it may only do so when the tour has.
  private func end() {
    guard state != .over else { return }
    if report.hasPassed, index < script.steps.count - 1 {
      note(script.steps[index], claim: "the app goes on", failure: "it has ended", since: nil)
    }
    state = .over
    stir()
  }

  /// Notes what came of a step.
  func note(_ step: TourStep, claim: String, failure: String?, since begin: Duration?) {
    if failure != nil, let screen = stage.shown {
      report.lastScreen = Screenshot.text(of: screen)
    }
    let now = time.clock.elapsed
    let entry = TourReport.Entry(
      place: step.place, claim: claim, failure: failure, duration: now - (begin ?? now))
    world.tell(report.add(entry))
  }

  /// Suspends until `stir` is called.
  func next() async { await withCheckedContinuation { waiter = $0 } }

  /// Lets the player look again at what it waits for.
  func stir() {
    waiter?.resume()
    waiter = nil
  }

  func showRow() {
    guard stage.row != nil else { return }
    stage.row = TourRow(state: state, caption: caption, hasPerson: hasPerson)
  }
}
