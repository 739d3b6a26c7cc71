import TerminalEmulation

/// A burst of events on the bridge.
enum BridgeRows {
  private static let count = 100_000

  static func measure(_ inputs: Inputs) throws -> [Row] {
    var runs: [Run] = []
    for _ in 0..<5 { runs.append(try run(inputs)) }
    return [
      Row(
        name: "bridge, \(count) events on one connection", measured: runs.map(\.rate).median,
        unit: "/s", budget: .atLeast(100_000)),
      Row(
        name: "newest on the screen after the last was sent", measured: runs.map(\.delay).median,
        unit: "ms", budget: .atMost(100)),
      Row(
        name: "peak memory after that, all processes", measured: runs.map(\.memory).median,
        unit: "MiB", budget: .none),
    ]
  }

  private struct Run {
    /// Events a second.
    let rate: Double
    /// Milliseconds from the last event to its screen.
    let delay: Double
    let memory: Double
  }

  private static func run(_ inputs: Inputs) throws -> Run {
    let terminal = try inputs.start(inputs.app("--flow", "analysis"))
    try terminal.moment(of: "Take a photo")
    terminal.settle()
    let events = (1...count).map { #"{"message":"analysis_completed","id":"e-\#($0)"}"# + "\n" }
    let client = try BridgePoster(to: inputs.socket, posting: Array(events.joined().utf8))
    let begin = ContinuousClock.now
    while client.answers < count {
      try client.goOn()
      terminal.pump(wait: .zero)
    }
    let end = ContinuousClock.now
    let seen = try terminal.moment(of: "Report e-\(count)")
    return Run(
      rate: Double(count) / (begin.duration(to: end) / .seconds(1)),
      delay: (client.sent ?? end).duration(to: seen).milliseconds,
      memory: ProcessFacts(of: terminal.process).peakMemory)
  }
}
