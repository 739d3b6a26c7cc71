import FoundationEssentials
import Glibc
import Services

/// The program: reads arguments, wires everything, ends with the right status.
@main @MainActor
struct Promenade {
  static func main() async {
    // A reader that goes away is an error of a write, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    StandardDescriptors.fill()
    do throws(Failure) {
      exit(try await run())
    } catch {
      if let sentence = error.sentence {
        StandardStreams.complain(sentence, isNamed: !error.namesPlace)
      }
      exit(error.status)
    }
  }

  private static func run() async throws(Failure) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    let arguments = try ArgumentReader.read(
      CommandLineOption.all + CommandLineOption.opposites
    ) { () throws(Failure) in try Arguments(settingsIn: environment) }
    switch arguments.command {
    case .deck: return try await DeckCommand(arguments, environment: environment).run()
    case .check(let path):
      return try await CheckCommand(arguments: arguments, environment: environment).run(path)
    case .show(let file):
      return try await ShowCommand(arguments, environment: environment).run(file)
    case .page(let file): return try await PageCommand(run: arguments.pageRun).run(file)
    case .tour(let file):
      return try await TourCommand(file, arguments, environment: environment).run()
    case .send(let texts):
      let source: BridgeClient.Source =
        texts.isEmpty || texts == ["-"] ? .lines(descriptor: 0) : .texts(texts)
      let path = BridgePath.chosen(by: arguments, environment: environment)
      return await BridgeClient().send(source, to: path)
    case .help: try StandardStreams.print(Usage.text)
    case .version: try StandardStreams.print("promenade \(Usage.version)\n")
    }
    return 0
  }
}

extension BridgePath {
  /// The path of `--bridge`, else the standard one.
  static func chosen(by arguments: Arguments, environment: [String: String]) -> Self {
    arguments.bridge.map { Self($0) } ?? .standard(environment: environment)
  }
}
