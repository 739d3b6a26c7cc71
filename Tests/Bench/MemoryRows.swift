import TerminalEmulation

/// The most memory the app ever has resident.
enum MemoryRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    let deck = try peaks(inputs.app(), showing: "? help", inputs)
    let page = try peaks(inputs.app("--flow", "analysis"), showing: "Take a photo", inputs)
    return [
      Row(name: "peak memory, deck", measured: deck, unit: "MiB", budget: .atMost(20)),
      Row(
        name: "peak memory with a page, all processes", measured: page, unit: "MiB",
        budget: .atMost(90)),
    ]
  }

  private static func peaks(
    _ command: [String], showing text: String, _ inputs: Inputs
  ) throws -> Double {
    try (1...5).map { _ in
      let terminal = try inputs.start(command)
      try terminal.moment(of: text)
      terminal.settle(quiet: .milliseconds(300))
      return ProcessFacts(of: terminal.process).peakMemory
    }.median
  }
}
