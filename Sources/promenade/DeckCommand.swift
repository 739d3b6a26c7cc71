import Cells
import Glibc
import Services

/// The deck with its three flows, on the terminal this process runs on.
@MainActor
struct DeckCommand {
  private let arguments: Arguments
  private let environment: [String: String]

  init(_ arguments: Arguments, environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() async throws(Failure) -> Int32 {
    let setup = try AppSetup(arguments, environment: environment)
    let terminal = try Screen.open(arguments, environment: environment)
    // In linear mode standard input is the person's.
    let hasLines = isatty(0) == 0 && !arguments.isLinear(in: environment)
    let app = setup.open(
      size: terminal.size, traits: terminal.traits, input: hasLines ? BridgeInput() : nil)
    return await Screen.run(app.state, starting: app.effects, on: terminal, with: app.services)
  }
}
