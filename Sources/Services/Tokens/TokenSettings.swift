import Clocks
import Flows

/// Where the launcher's tokens come from, as `Launcher.json` says.
struct TokenSettings: Hashable, Sendable {
  /// The source to begin with.
  var kind = TokenKind.simulated
  var simulated = SimulatedTokens()
  var command: TokenCommand?

  /// The kinds there are: made-up tokens can always be had.
  var kinds: [TokenKind] { command == nil ? [.simulated] : [.simulated, .command] }

  /// The sources of an app folder, those that make something up by a clock and a generator.
  func sources(
    in folder: AppFolder, clock: any AppClock, generator: any RandomNumberGenerator & Sendable
  ) -> TokenSources {
    var sources: [TokenKind: any TokenSource] = [
      .simulated: SimulatedTokenSource(simulated, clock: clock.plain, generator: generator)
    ]
    if let command {
      let run = CommandRun(command: command.words, folder: folder, patience: command.timeout)
      sources[.command] = CommandTokenSource(run)
    }
    return TokenSources(sources)
  }
}

/// Tokens that are made up.
struct SimulatedTokens: Hashable, Sendable {
  /// How long they are valid, in seconds; nil to leave it unsaid.
  var lifetime: Int? = 3600
  /// How long they take to come.
  var latency = Duration.seconds(0.6)
  /// What the first requests get; all later ones get a token.
  var plan: [SimulatedStep] = []
}

/// What one request for a made-up token gets.
enum SimulatedStep: Hashable, Sendable {
  /// A token that comes so much later than others, and may have a lifetime of its own.
  case token(lifetime: Int? = nil, delay: Duration = .zero)
  case failure(TokenFailure)
}

/// A program that prints tokens.
struct TokenCommand: Hashable, Sendable {
  /// The program and its arguments.
  var words: [String]
  var timeout: Duration
}
