import Cells
import Glibc
import NcursesTerminal

/// A program that shows what its terminal reports, for tests of the terminal alone.
@main struct Probe {
  static func main() async {
    let signal: Int32?
    do {
      signal = try await run()
    } catch {
      print("probe: \(error)\n", to: 2)
      exit(4)
    }
    if let signal { ProcessControl.end(by: signal) }
  }

  @MainActor private static func run() async throws(TerminalError) -> Int32? {
    let terminal = try NcursesTerminal(options: TerminalOptions())
    defer { terminal.close() }
    let (inputs, continuation) = AsyncStream<Input>.makeStream()
    terminal.start { continuation.yield($0) }
    var screen = ProbeScreen(traits: terminal.traits)
    if let seed = CommandLine.arguments.dropFirst().first.flatMap({ UInt64($0) }) {
      screen.random = RandomScreens(seed: seed, size: terminal.size)
    }
    terminal.present(screen.drawn(size: terminal.size))
    for await input in inputs {
      switch input {
      case .closed(let signal): return signal
      case .key(.control("c")), .key(.character("q")): return nil
      case .key(.control("z")): terminal.carryOut(.suspend)
      case .key(.control("l")): terminal.carryOut(.redraw)
      case .key(.character("y")): terminal.carryOut(.copy("héllo"))
      case .key(.character("b")): terminal.carryOut(.askBackground)
      case .key(.character("m")): terminal.carryOut(.captureMouse(false))
      case .key(.character("e")): print("held \u{1B}[31m back\n", to: 2)
      case .key(.character("f")): while true { print("flood\n", to: 1) }
      case .key(.character("x")): screen.trap()
      case .key(.character("o")): screen.deepen(0)
      case .key(.character("a")): abort()
      default: break
      }
      screen.take(input)
      terminal.present(screen.drawn(size: terminal.size))
    }
    return nil
  }

  private static func print(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
