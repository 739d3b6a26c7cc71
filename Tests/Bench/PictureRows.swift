import Cells
import TerminalEmulation

/// A picture file to cells of the whole screen.
enum PictureRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    let own = [
      "/bin/sh", "-c", "exec \"$0\" 80 24 16777216 unicode dark fill <\"$1\"",
      BuiltProgram.path("promenade-picture"), inputs.picture,
    ]
    let chafa = ["chafa", "-f", "symbols", "-c", "full", "--size", "80x24", inputs.picture]
    return [
      try Contest(
        .init { try PipeRun.milliseconds(own) },
        beside: .init(.chafa) { try PipeRun.milliseconds(chafa) }
      ).run("picture of 1600×1200 to 80×24 cells", unit: "ms", budget: .ratio(1))
    ]
  }
}
