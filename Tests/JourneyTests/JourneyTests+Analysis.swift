import Cells
import Support
import TerminalEmulation
import Testing

/// Walks through the analysis on the built program.
extension JourneyTests {
  @Test func aReportIsFetchedAndItsPathTakenUpInTheNextRun() throws {
    let journey = try Journey("--flow", "analysis", shows: "Take a photo")
    let id = "U2FtcGxlIHJlcG9ydCBvbmU6IGEvYitjIPvvvv/+IG9rIDAwMDE="
    let rejected = #"{"message":"image_rejected","payload":["blurred"]}"#
    let sent = try journey.send(rejected, #"{"message":"analysis_completed","id":"\#(id)"}"#)
    #expect(sent.end == .exited(0))
    journey.terminal.waits(for: "Report: Acne")
    journey.terminal.press(.control("c"))
    journey.terminal.waitsForEnd()
    let terminal = try journey.again("--flow", "analysis", shows: "Report: Acne")
    terminal.press(.escape)
    terminal.waits(for: "• blurred")
    terminal.press(.control("c"))
    #expect(terminal.waitsForEnd() == .exited(0))
  }
}
