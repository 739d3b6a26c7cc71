import Cells
import FoundationEssentials
import TerminalEmulation

/// The longest turn of the app's loop, in which nobody is heard and nothing is shown: taking what
/// came in, drawing, and sending that to the terminal.
enum TurnRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    try [("all flows under events", walk), ("reading 10 MB as it comes", read)].map { name, use in
      let runs = try (1...5).map { _ in try use(inputs) }
      return Row(
        name: "longest turn, \(name)", measured: runs.median, unit: "ms", budget: .atMost(5))
    }
  }

  /// How many events come over one connection.
  private static let count = 10_000

  /// Walks through the flows while a program posts to the bridge.
  private static func walk(_ inputs: Inputs) throws -> Double {
    try longest(in: inputs.app("--force-onboarding"), inputs) { terminal in
      try terminal.moment(of: "1 of 3")
      let events = (1...count).map { #"{"message":"analysis_completed","id":"e-\#($0)"}"# + "\n" }
      let bytes = Array(events.joined().utf8)
      var client = try BridgePoster(to: inputs.socket, posting: bytes)
      func go(_ keys: Key..., until text: String, isThere: Bool = true) throws {
        for key in keys { terminal.press(key) }
        let end = ContinuousClock.now + .seconds(30)
        while terminal.emulator.shows(text) != isThere {
          guard .now < end else {
            throw BenchError(
              description: "“\(text)” does not come:\n\(terminal.screen.joined(separator: "\n"))")
          }
          if client.answers == count {
            client = try BridgePoster(to: inputs.socket, posting: bytes)
          }
          try client.goOn()
          terminal.pump(wait: .zero)
        }
      }
      try go(.right, until: "2 of 3")
      try go(.right, until: "3 of 3")
      try go(.tab, .enter, until: "Terms of use")
      try go(.end, .home, .character("/"), .character("e"), .enter, until: "match 1 of")
      try go(.escape, .escape, until: "3 of 3")
      try go(.escape, until: "Three mobile flows")
      try go(.character("2"), until: "Token source")
      try go(.enter, until: "● connected")
      try go(.character("n"), until: "renewals 1")
      try go(.escape, .escape, until: "Three mobile flows")
      try go(.character("3"), until: "Report e-")
      for _ in 0..<20 {
        try go(.character("?"), until: "scroll to the top")
        try go(.escape, until: "scroll to the top", isThere: false)
      }
      try go(.character("i"), until: "entries")
    }
  }

  /// Reads a large page from its end while it is still loaded.
  private static func read(_ inputs: Inputs) throws -> Double {
    try longest(in: inputs.show(inputs.hugePage), inputs) { terminal in
      try terminal.moment(of: "Benchmark")
      terminal.press(.end)
      let end = ContinuousClock.now + .seconds(1)
      while .now < end { terminal.pump(wait: .milliseconds(10)) }
      for key in [Key.home, .pageDown, .character("/"), .character("e"), .enter, .end] {
        terminal.press(key)
        terminal.settle()
      }
    }
  }

  /// The longest turn of a program, in milliseconds.
  private static func longest(
    in command: [String], _ inputs: Inputs, _ use: (PseudoTerminal) throws -> Void
  ) throws -> Double {
    let file = inputs.folder + "/turns"
    let terminal = try inputs.start(command, environment: ["PROMENADE_TURNS": file])
    try use(terminal)
    terminal.press(.control("c"))
    guard terminal.readsToTheEnd() != nil,
      let word = try String(contentsOfFile: file, encoding: .utf8).split(separator: " ").first,
      let longest = Double(word)
    else { throw BenchError(description: "The app did not say how long its turns were.") }
    return longest
  }
}
