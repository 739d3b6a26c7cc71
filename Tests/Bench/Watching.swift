import Cells
import TerminalEmulation

/// Why something could not be measured.
struct BenchError: Error, CustomStringConvertible {
  let description: String
}

extension Inputs {
  /// How many milliseconds a program takes until a text is on its screen.
  func milliseconds(_ command: [String], until text: String) throws -> Double {
    let begin = ContinuousClock.now
    let terminal = try start(command)
    return begin.duration(to: try terminal.moment(of: text)).milliseconds
  }
}

extension PseudoTerminal {
  /// When a text has come to the screen.
  @discardableResult
  func moment(of text: String) throws -> ContinuousClock.Instant {
    guard reads(limit: .seconds(30), until: { $0.emulator.shows(text) }), let latestOutput else {
      throw BenchError(
        description: "“\(text)” does not come:\n\(screen.joined(separator: "\n"))")
    }
    return latestOutput
  }

  /// Reads until nothing came for some time.
  func settle(quiet: Duration = .milliseconds(80)) {
    let begin = ContinuousClock.now
    _ = reads { ContinuousClock.now - max($0.latestOutput ?? begin, begin) > quiet }
  }

  /// Presses a key: milliseconds until the last byte that comes of it, and how many bytes come.
  func answer(to key: Key) -> (milliseconds: Double, bytes: Int) {
    let (begin, before) = (ContinuousClock.now, output.count)
    press(key)
    settle()
    let last = output.count > before ? latestOutput ?? begin : begin
    return (begin.duration(to: last).milliseconds, output.count - before)
  }
}
