import Cells
import FoundationEssentials
import Pictures
import TerminalEmulation

/// A picture file to cells of the whole screen.
enum PictureRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    let own = [BuiltProgram.path("promenade-bench"), PictureProgram.name, inputs.picture]
    let chafa = ["chafa", "-f", "symbols", "-c", "full", "--size", "80x24", inputs.picture]
    return [
      try Contest(
        .init { try PipeRun.milliseconds(own) },
        beside: .init(.chafa) { try PipeRun.milliseconds(chafa) }
      ).run("picture of 1600×1200 to 80×24 cells", unit: "ms", budget: .ratio(1))
    ]
  }
}

/// Turns one picture into cells as a program, to be measured beside others.
enum PictureProgram {
  static let name = "--picture"

  static func run(_ paths: ArraySlice<String>) {
    for path in paths {
      do {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let picture = try PictureLoader.picture(
          decoding: bytes, fitting: Size(columns: 80, rows: 24),
          traits: TerminalTraits(colors: .direct))
        print(picture.cells.count)
      } catch {
        print("\(path): \(error)")
      }
    }
  }
}
