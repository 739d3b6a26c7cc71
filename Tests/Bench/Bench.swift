import Glibc
import TerminalEmulation

/// Measures the app beside other terminal programs, in rounds, and prints a table.
///
/// Figures only mean something beside the others of the same run.
@main
struct Bench {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.allSatisfy({ word in sections.contains { $0.name == word } }) else {
      let names = sections.map(\.name).joined(separator: " ")
      print("The parts of the benchmark are: \(names).")
      exit(2)
    }
    let inputs = try Inputs()
    defer { inputs.remove() }
    Peer.reportMissing()
    print(Row.header)
    for section in sections where words.isEmpty || words.contains(section.name) {
      for row in try section.measure(inputs) { print(row.line) }
    }
  }

  /// A part of the benchmark, which can be run alone.
  private struct Section: Sendable {
    let name: String
    let measure: @Sendable (Inputs) throws -> [Row]
  }

  private static let sections = [
    Section(name: "start", measure: StartRows.measure),
    Section(name: "keys", measure: KeyRows.measure),
    Section(name: "turns", measure: TurnRows.measure),
    Section(name: "idle", measure: IdleRows.measure),
    Section(name: "show", measure: ShowRows.measure),
    Section(name: "picture", measure: PictureRows.measure),
    Section(name: "album", measure: AlbumRows.measure),
    Section(name: "bridge", measure: BridgeRows.measure),
    Section(name: "crowd", measure: CrowdRows.measure),
    Section(name: "memory", measure: MemoryRows.measure),
    Section(name: "page", measure: PageRows.measure),
    Section(name: "signals", measure: SignalRows.measure),
  ]
}
