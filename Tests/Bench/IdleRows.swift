import Cells
import TerminalEmulation

/// What programs do while nobody does anything: all at once, for ten seconds.
enum IdleRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    var idlers = [
      try Idler("deck", inputs.app(), showing: "? help", inputs),
      try Idler(
        "launcher", inputs.app("--flow", "launcher", "--no-bridge"),
        opening: "Web page", showing: "● connected", inputs),
    ]
    if Peer.less.isInstalled {
      idlers.append(try Idler("less", ["less", inputs.smallPage], showing: "Benchmark", inputs))
    }
    if Peer.htop.isInstalled { idlers.append(try Idler("htop", ["htop"], showing: "PID", inputs)) }

    let seconds = 10.0
    for idler in idlers { idler.terminal.settle(quiet: .seconds(1)) }
    for index in idlers.indices { idlers[index].begin() }
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end {
      for idler in idlers { idler.terminal.pump(wait: .milliseconds(50)) }
    }
    let results = Dictionary(uniqueKeysWithValues: idlers.map { ($0.name, $0.end()) })
    func row(
      _ name: String, of idler: String, beside peer: String, _ unit: String, most: Double,
      per time: Double = 1, _ figure: KeyPath<Idler.Result, Double>
    ) -> Row {
      let ours = (results[idler]?[keyPath: figure] ?? .nan) / time
      let theirs = results[peer].map { result -> Row.Result in
        let theirs = result[keyPath: figure] / time
        return Row.Result(name: peer, measured: theirs, ratio: theirs > 0 ? ours / theirs : .nan)
      }
      return Row(
        name: name, measured: ours, unit: unit, budget: .atMost(most),
        peers: theirs.map { [$0] } ?? [])
    }
    return [
      row("idle deck, 10 s", of: "deck", beside: "less", "bytes", most: 0, \.bytes),
      row("idle deck, 10 s", of: "deck", beside: "less", "wakes", most: 0, \.wakeUps),
      row(
        "idle with a countdown", of: "launcher", beside: "htop", "bytes/s", most: 40, per: seconds,
        \.bytes),
      row(
        "idle with a countdown", of: "launcher", beside: "htop", "wakes/s", most: 1, per: seconds,
        \.wakeUps),
    ]
  }
}

/// A program nobody does anything with.
private struct Idler {
  struct Result {
    let bytes: Double
    let wakeUps: Double
  }

  let name: String
  let terminal: PseudoTerminal
  private var bytes = 0
  private var wakeUps = 0.0

  /// Starts it; what shows a button first has it pressed.
  init(
    _ name: String, _ command: [String], opening first: String? = nil, showing text: String,
    _ inputs: Inputs
  ) throws {
    self.name = name
    terminal = try inputs.start(command)
    if let first {
      try terminal.moment(of: first)
      terminal.press(.enter)
    }
    try terminal.moment(of: text)
  }

  mutating func begin() {
    bytes = terminal.output.count
    wakeUps = ProcessFacts(of: terminal.process).wakeUps
  }

  func end() -> Result {
    Result(
      bytes: Double(terminal.output.count - bytes),
      wakeUps: ProcessFacts(of: terminal.process).wakeUps - wakeUps)
  }
}
