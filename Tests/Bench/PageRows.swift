import Cells
import FoundationEssentials
import Glibc
import TerminalEmulation

/// A page's process: how soon it shows something, what it needs, and what a thousand leave behind.
enum PageRows {
  private static let pages = 1000
  private static let warmUp = 50
  private static let shown = "A stand-in for the page"
  private static let options = "Token source"

  static func measure(_ inputs: Inputs) throws -> [Row] {
    let command = inputs.app("--flow", "launcher", "--app", try launcher(in: inputs.folder))
    let terminal = try inputs.start(command)
    try terminal.moment(of: options)
    terminal.settle()
    var starts: [Double] = []
    var sizes: [Double] = []
    for _ in 1...warmUp {
      starts.append(try open(terminal))
      sizes.append(contentsOf: ProcessFacts(of: terminal.process).peakMemoryOfChildren)
      try close(terminal)
    }
    let before = ProcessFacts(of: terminal.process)
    for _ in 1...pages {
      starts.append(try open(terminal))
      try close(terminal)
    }
    terminal.settle()
    let after = ProcessFacts(of: terminal.process)
    return [
      Row(
        name: "key to the first text of a page, median", measured: starts.median, unit: "ms",
        budget: .atMost(60)),
      Row(
        name: "peak memory of a page process", measured: sizes.max() ?? .nan, unit: "MiB",
        budget: .atMost(70)),
      Row(
        name: "processes left by \(pages) pages", measured: Double(after.count - 1), unit: "",
        budget: .atMost(0)),
      Row(
        name: "descriptors left by \(pages) pages",
        measured: Double(after.descriptors - before.descriptors), unit: "", budget: .atMost(0)),
      Row(
        name: "memory grown by \(pages) pages", measured: after.memory - before.memory, unit: "MiB",
        budget: .atMost(2)),
    ]
  }

  /// Opens the page; gives milliseconds until its first text.
  private static func open(_ terminal: PseudoTerminal) throws -> Double {
    let begin = ContinuousClock.now
    terminal.press(.enter)
    return begin.duration(to: try terminal.moment(of: shown)).milliseconds
  }

  private static func close(_ terminal: PseudoTerminal) throws {
    terminal.press(.escape)
    try terminal.moment(of: options)
    // Nothing is written when a process ends, so that has to be looked for.
    let limit = ContinuousClock.now + .seconds(10)
    while ProcessFacts(of: terminal.process).count > 1, ContinuousClock.now < limit {
      poll(nil, 0, 1)
    }
  }

  /// An app folder with the stand-in page of this repository and tokens that come at once.
  private static func launcher(in folder: String) throws -> String {
    let app = folder + "/launcher"
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "Assets/Launcher", toPath: app + "/Launcher")
    let settings =
      #"{"domain":"academy.example","webpage":"Launcher/index.html","#
      + #""token":{"kind":"simulated","latency":0}}"#
    try Data(settings.utf8).write(to: URL(filePath: app + "/Launcher.json"))
    return app
  }
}
