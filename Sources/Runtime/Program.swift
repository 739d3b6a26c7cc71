public import Cells
public import Clocks
import Dispatch
public import Flows

/// Runs a flow on a terminal until the flow is finished.
///
/// One loop: take what came in, update, start what is asked for, and when nothing is left draw once.
@MainActor
public final class Program<F: RootFlow> {
  /// Carries an effect out.
  ///
  /// What must keep its order or is quick is done at once; the rest is returned as work that runs
  /// beside the loop and is cancelled when the program ends.
  public typealias Perform =
    @MainActor (F.Effect, _ send: @escaping @Sendable (F.Message) -> Void) -> Work?
  /// What runs beside the loop.
  public typealias Work = @Sendable () async -> Void

  private enum Letter: Sendable {
    case input(Input)
    case message(F.Message)
  }

  /// How long the person was not heard at a time.
  public private(set) var turns = TurnTimes()
  private var state: F.State
  private let terminal: any Terminal
  private let perform: Perform
  private let mailbox: Mailbox<Letter>
  private let effects: RunningEffects
  private let activity: Activity?
  private let patience: Duration
  private let now: @Sendable () -> Duration
  private var shown: Canvas?
  /// Whether something was taken in since then.
  private var isBehind = false
  /// Resumed when the flow is finished.
  private var end: CheckedContinuation<Void, Never>?

  /// Makes a program that begins in a state.
  ///
  /// At its end it waits for work that was cancelled, but not longer than its patience. The flow
  /// is told what `now` says before each message: how long the program has run. An activity counts
  /// what goes on in the program.
  public init(
    _ state: F.State, on terminal: any Terminal, patience: Duration = .seconds(1),
    now: @escaping @Sendable () -> Duration = ProgramTime.sinceNow(), activity: Activity? = nil,
    perform: @escaping Perform
  ) {
    self.state = state
    self.terminal = terminal
    self.patience = patience
    self.now = now
    self.perform = perform
    self.activity = activity
    mailbox = Mailbox(activity: activity)
    effects = RunningEffects(activity: activity)
  }

  /// Tells the flow something from outside, from any thread.
  public nonisolated func send(_ message: F.Message) { mailbox.send(.message(message)) }

  /// Runs until the flow is finished, gives the terminal back, and returns the last state.
  public func run(starting first: [F.Effect] = []) async -> F.State {
    let mailbox = mailbox
    terminal.start { mailbox.send(.input($0), isUrgent: true) }
    start(first)
    present()
    // Each round is a block of the main queue, between which the terminal reads its keys. Awaiting
    // letters would resume on Dispatch's shared pool each time; see `EffectExecutor`.
    mailbox.open { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.doRound() } }
    }
    await withCheckedContinuation { end = $0 }
    // The person has the shell back at once, whatever still has to end.
    terminal.close()
    await effects.finish(within: patience)
    return state
  }

  /// What comes in one round before the person is heard and shown something again.
  private static var mostLetters: Int { 500 }

  private func doRound() {
    let beginning = TurnTimes.Beginning()
    defer { turns.add(since: beginning) }
    let letters = mailbox.take(atMost: Self.mostLetters)
    for letter in letters where !Self.isFinished(&state) { take(letter) }
    guard F.isFinished(state) else {
      present()
      activity?.end(letters.count)
      return
    }
    end?.resume()
    end = nil
  }

  // A property is copied when it is handed on, and a state of many parts is not copied for nothing;
  // what is handed on to be changed is not.
  private static func isFinished(_ state: inout F.State) -> Bool { F.isFinished(state) }

  private func take(_ letter: Letter) {
    switch letter {
    case .message(let message): tell(message)
    case .input(.key(let key)): press(key)
    case .input(.clicked(let point)):
      // A click before it may have led elsewhere, where its key means something else or nothing.
      if isBehind { present() }
      if let key = shown?.key(at: point) { press(key) }
    case .input(let input):
      // Whatever the size is by now, nothing is left of what was shown before.
      if case .resized = input { shown = nil }
      if let message = F.message(for: input, in: state) { tell(message) }
    }
  }

  private func press(_ key: Key) {
    if let message = F.message(for: key, in: state) { tell(message) }
  }

  private func tell(_ message: F.Message) {
    isBehind = true
    F.pass(now(), to: &state)
    start(F.update(&state, with: message))
  }

  private func start(_ wanted: [F.Effect]) {
    let mailbox = mailbox
    for effect in wanted {
      if let request = F.terminalRequest(in: effect) {
        terminal.carryOut(request)
      } else if let work = perform(effect, { mailbox.send(.message($0)) }) {
        effects.start(work)
      }
    }
  }

  private func present() {
    isBehind = false
    if let terminal = terminal as? any SpeakingTerminal {
      return terminal.present(F.describe(state))
    }
    var canvas = Canvas(size: terminal.size)
    F.draw(state, on: &canvas)
    guard canvas != shown else { return }
    shown = canvas
    terminal.present(canvas)
  }
}
