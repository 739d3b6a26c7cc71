import Flows
import NcursesTerminal
import Runtime
import Services

/// The full screen: opened for an app, given back as it was found.
@MainActor
enum Screen {
  /// Takes the terminal over.
  static func open(_ arguments: Arguments) throws(Failure) -> NcursesTerminal {
    var options = TerminalOptions()
    if let name = arguments.terminal { options.name = name }
    options.isASCII = arguments.isASCII
    options.isMouseCaptured = arguments.hasMouse
    if arguments.theme == .mono { options.isMonochrome = true }
    do throws(TerminalError) {
      return try NcursesTerminal(options: options)
    } catch {
      throw .noTerminal("\(error).")
    }
  }

  /// Runs an app until it ends, gives the terminal back, and returns the exit status.
  static func run(
    _ state: App.State, starting effects: [App.Effect], on terminal: NcursesTerminal,
    with services: Services
  ) async -> Int32 {
    let program = Program<App>(state, on: terminal) { services.perform($0, send: $1) }
    let last = await program.run(starting: effects)
    switch last.exit {
    case .signal(let number): ProcessControl.end(by: number)
    case .quit, .hangUp, nil: return 0
    }
  }
}
