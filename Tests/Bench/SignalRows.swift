import Glibc
import TerminalEmulation

/// After how many signals the terminal is as the app found it.
enum SignalRows {
  private static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE,
  ]

  static func measure(_ inputs: Inputs) throws -> [Row] {
    let restored = try signals.filter { signal in
      let terminal = try inputs.start(inputs.app())
      try terminal.moment(of: "? help")
      terminal.signal(signal)
      return terminal.readsToTheEnd() != nil && terminal.isAsFound
    }
    return [
      Row(
        name: "terminal as found after signals", measured: Double(restored.count), unit: "of 10",
        budget: .atLeast(10))
    ]
  }
}
