import Cells
import TerminalEmulation

/// Many clients on the bridge at once, and somebody who uses the app meanwhile.
enum CrowdRows {
  private static let clients = 50
  private static let events = 2000

  static func measure(_ inputs: Inputs) throws -> [Row] {
    var runs: [Run] = []
    for _ in 0..<3 { runs.append(try run(inputs)) }
    return [
      Row(
        name: "bridge, \(clients) clients with \(events) events each",
        measured: runs.map(\.rate).median, unit: "/s", budget: .none),
      Row(
        name: "key to its screen meanwhile, the slowest",
        measured: runs.map(\.slowest).max() ?? .nan, unit: "ms", budget: .atMost(50)),
    ]
  }

  private struct Run {
    /// Events a second.
    let rate: Double
    /// Milliseconds from a key to what comes of it, at most.
    let slowest: Double
  }

  private static func run(_ inputs: Inputs) throws -> Run {
    let terminal = try inputs.start(inputs.app("--flow", "analysis"))
    try terminal.moment(of: "Take a photo")
    terminal.settle()
    let crowd = try (1...clients).map { client in
      let lines = (1...events).map {
        #"{"message":"analysis_completed","id":"\#(client)-\#($0)"}"# + "\n"
      }
      return try BridgePoster(to: inputs.socket, posting: Array(lines.joined().utf8))
    }
    var delays: [Double] = []
    var isHelpWanted = true
    var pressed: ContinuousClock.Instant?
    let begin = ContinuousClock.now
    while crowd.contains(where: { $0.answers < events }) {
      for client in crowd {
        try client.goOn(waiting: 0)
        if pressed == nil {
          terminal.press(isHelpWanted ? .character("?") : .escape)
          pressed = .now
        }
        // After each client, or what is measured is how long it takes to serve fifty.
        terminal.pump(wait: .zero)
        if let moment = pressed, terminal.emulator.shows("scroll to the top") == isHelpWanted {
          delays.append(moment.duration(to: .now).milliseconds)
          isHelpWanted.toggle()
          pressed = nil
        }
      }
    }
    let time = begin.duration(to: .now) / .seconds(1)
    return Run(rate: Double(clients * events) / time, slowest: delays.max() ?? .nan)
  }
}
