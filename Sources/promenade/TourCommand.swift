import Cells
import Clocks
import Flows
import NcursesTerminal
import PageProtocol
import Runtime
import Services

/// Plays a tour: before people on their terminal, or without one.
@MainActor
struct TourCommand {
  private let arguments: Arguments
  private let environment: [String: String]
  private let script: TourScript
  private let name: String

  /// What came of it, how the app ended, and what went wrong beside it.
  private typealias Played = (report: TourReport, exit: App.Exit?, failure: Failure?)

  /// Reads the tour.
  init(_ file: String, _ arguments: Arguments, environment: [String: String]) throws(Failure) {
    let folder = arguments.appPath(environment: environment)
    guard let path = TourFile.path(of: file, appFolder: folder) else {
      let names = TourFile.names(in: folder).joined(separator: ", ")
      let known = names.isEmpty ? "the app has none of its own" : "the app has \(names)"
      throw .misused("there is no tour “\(file)”: name a file; \(known).")
    }
    script = try Self.script(at: path)
    name = file
    self.arguments = arguments.touring(script.settings)
    self.environment = environment
  }

  func run() async throws(Failure) -> Int32 {
    if let folder = arguments.tour.screens, let reason = WholeFile.makeFolder(folder) {
      throw .failed(reason)
    }
    guard let memory = PassingFolder() else {
      throw .failed("There is no room for temporary files; set TMPDIR to a folder that has some.")
    }
    // What the person's own app remembers is none of a tour's business.
    let arguments = arguments.remembering(in: arguments.state ?? memory.path)
    try prepareMemory(of: arguments)
    let played =
      arguments.tour.isHeadless ? try await playAlone(arguments) : try await playToPeople(arguments)
    memory.remove()
    if case .signal(let number) = played.exit { ProcessControl.end(by: number) }
    return try finish(played)
  }

  /// Plays at full speed, where time, chance and memory are always the same.
  private func playAlone(_ arguments: Arguments) async throws(Failure) -> Played {
    let clock = HeldClock()
    let setup = try AppSetup(arguments, environment: environment, clock: clock, seed: 1)
    let stage = TourStage(screens: arguments.tour.screens, isQuiet: false)
    var recorder: Recorder?
    if let path = arguments.recording {
      recorder = try Screen.recorder(to: path, size: script.settings.size, clock: clock)
    }
    let player = TourPlayer(
      script, on: recorder, clock: clock, world: stage.world, speed: arguments.tour.speed)
    recorder?.complain = { stage.complain($0) }
    let signals = EndingSignals { player.end(by: $0) }
    let app = setup.open(size: player.terminal.size, traits: player.terminal.traits, input: nil)
    let last = await stage.run(app, on: player.terminal, clock: clock, activity: clock.activity)
    signals.stop()
    return (player.report, last.exit, stage.failure)
  }

  /// Plays at human speed, then leaves the app to the person.
  private func playToPeople(_ arguments: Arguments) async throws(Failure) -> Played {
    guard !arguments.isLinear(in: environment) else {
      throw .misused("A tour is shown on a full screen: leave --linear out, or play it --headless.")
    }
    let clock = QuietClock()
    let setup = try AppSetup(arguments, environment: environment, clock: clock)
    let screen = try Screen.open(arguments, environment: environment)
    let stage = TourStage(screens: arguments.tour.screens, isQuiet: true)
    let player = TourPlayer(
      script, for: screen, world: stage.world, speed: arguments.tour.speed,
      goesByStep: arguments.tour.goesByStep, clock: clock)
    let app = setup.open(size: player.terminal.size, traits: screen.traits, input: nil)
    (screen as? Recorder)?.complain = { stage.complain($0) }
    let last = await stage.run(app, on: player.terminal, clock: clock)
    return (player.report, last.exit, stage.failure)
  }

  private func finish(_ played: Played) throws(Failure) -> Int32 {
    let report = played.report
    if let file = arguments.tour.junit,
      let reason = WholeFile.write(report.junit(named: name), to: file)
    {
      throw .failed(reason)
    }
    if !report.hasPassed {
      // Those before a terminal have read no line of it yet.
      let line = arguments.tour.isHeadless ? "" : (report.entries.last?.line ?? "") + "\n"
      try StandardStreams.print("\(line)The last screen:\n\(report.lastScreen)")
    }
    if let failure = played.failure { throw failure }
    return report.hasPassed ? 0 : 1
  }
}

extension TourCommand {
  private static func script(at path: String) throws(Failure) -> TourScript {
    do throws(TourFault) {
      let script = try TourReader.script(of: path) { path in
        TourFile.text(at: path).mapError { TourReader.Reason($0.sentence) }
      }
      for step in script.steps {
        guard case .token(let plan) = step.action, let flaw = Services.flaw(inTokenStep: plan)
        else { continue }
        throw TourFault(step.place, flaw)
      }
      return script
    } catch {
      throw .misread("\(error)")
    }
  }

  /// Lets the app believe that the onboarding was done, for a tour of what comes after it.
  private func prepareMemory(of arguments: Arguments) throws(Failure) {
    guard script.settings.isOnboardingDone else { return }
    do throws(StateFault) {
      try StateStore(folder: arguments.state).set(RememberedState.onboardingKey, to: .bool(true))
    } catch {
      throw .failed(error.description)
    }
  }
}

extension Arguments {
  /// The arguments of the app that a tour is played on; what was given on the command line counts
  /// more than what the tour sets.
  fileprivate func touring(_ settings: TourSettings) -> Self {
    var arguments = self
    arguments.language = language ?? Language(settings.language) ?? .english
    if theme == .auto { arguments.theme = settings.theme ?? (tour.isHeadless ? .dark : .auto) }
    // Where nobody sees it, nobody else shall meddle.
    if tour.isHeadless, bridge == nil { arguments.hasBridge = false }
    return arguments
  }

  fileprivate func remembering(in folder: String) -> Self {
    var arguments = self
    arguments.state = folder
    return arguments
  }
}
