import Support
import TerminalEmulation
import Testing

/// The tour that `./demo.sh` plays without a terminal.
@Suite struct TourTests {
  @Test func theTourOfAllThreeFlowsPasses() throws {
    let tour = try PseudoTerminal([BuiltProgram.path("promenade-tour")])
    let end = tour.waitsForEnd(limit: .seconds(120))
    #expect(end == .exited(0), "\(String(decoding: tour.output, as: UTF8.self))")
  }
}
