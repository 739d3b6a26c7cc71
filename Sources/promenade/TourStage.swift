import Cells
import Clocks
import Flows
import Runtime
import Services

/// The app a tour is played on, and what the tour asks of it.
@MainActor
final class TourStage {
  private var services: Services?
  private var program: Program<App>?
  /// Where screenshots go; nil leaves them out.
  private let screens: String?
  /// Nothing is told while the tour is played.
  private let isQuiet: Bool
  /// What went wrong beside the app first, such as a recording that is not whole.
  private(set) var failure: Failure?

  init(screens: String?, isQuiet: Bool) {
    self.screens = screens
    self.isQuiet = isQuiet
  }

  /// Runs the app until it ends.
  func run(
    _ app: AppSetup.Opened, on terminal: any Terminal, clock: any AppClock,
    activity: Activity? = nil
  ) async -> App.State {
    let services = app.services
    let program = Program<App>(
      app.state, on: terminal, now: { clock.elapsed }, activity: activity
    ) { services.perform($0, send: $1) }
    (self.services, self.program) = (services, program)
    let last = await program.run(starting: app.effects)
    if let fault = Screen.finishLog(of: services) { note(.failed(fault)) }
    return last
  }

  /// Tells the person at the app, and who started it, what went wrong beside it.
  func complain(_ sentence: String) {
    note(.failed(sentence))
    program?.send(.noticed(sentence))
  }

  private func note(_ failure: Failure) { self.failure = self.failure ?? failure }

  /// Tells a line of the results; without its reader the tour is still played for its other results.
  private func tell(_ line: String) {
    guard !isQuiet else { return }
    do throws(Failure) {
      try StandardStreams.print(line + "\n")
    } catch {
      note(error)
    }
  }

  /// What a tour can ask for.
  var world: TourWorld {
    TourWorld(
      post: { line, answered in
        guard let services = self.services, let program = self.program else { return }
        services.post(line, send: { program.send($0) }, answered: answered)
      },
      prepareToken: { self.services?.prepareToken($0) },
      cutNetwork: { self.services?.isOffline = $0 },
      keep: { self.keep($0, as: $1) },
      tell: { self.tell($0) })
  }

  private func keep(_ canvas: Canvas, as name: String) -> String? {
    guard let screens else { return nil }
    let forms = [
      ("txt", Screenshot.text(of: canvas)), ("ans", Screenshot.ansi(of: canvas)),
      ("svg", Screenshot.svg(of: canvas)),
    ]
    return forms.lazy.compactMap { WholeFile.write($0.1, to: "\(screens)/\(name).\($0.0)") }.first
  }
}
