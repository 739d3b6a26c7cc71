import Cells
import FoundationEssentials
import Glibc
import TerminalEmulation

/// An onboarding of 200 pages, each with a picture of 2000 × 2000 pixels.
enum AlbumRows {
  private static let pages = 200

  static func measure(_ inputs: Inputs) throws -> [Row] {
    let command = inputs.app("--flow", "onboarding", "--app", try album(in: inputs.folder))
    let starts = try (1...5).map { _ in try inputs.milliseconds(command, until: "page number 1 ") }
    return [
      Row(
        name: "text of the first of 200 pages", measured: starts.median, unit: "ms",
        budget: .atMost(50)),
      Row(
        name: "peak memory after paging through 200 pictures", measured: try peak(command, inputs),
        unit: "MiB", budget: .atMost(80)),
    ]
  }

  private static func peak(_ command: [String], _ inputs: Inputs) throws -> Double {
    let terminal = try inputs.start(command)
    try terminal.moment(of: "page number 1 ")
    for page in 2...pages {
      terminal.press(.right)
      try terminal.moment(of: "page number \(page) ")
      terminal.settle(quiet: .milliseconds(60))
    }
    return ProcessFacts(of: terminal.process).peakMemory
  }

  /// Makes the app folder; its pictures are one file under many names.
  private static func album(in folder: String) throws -> String {
    let album = folder + "/album"
    let names = (1...pages).map { "page\($0).png" }
    try FileManager.default.createDirectory(atPath: album, withIntermediateDirectories: true)
    try Data(SamplePicture.png(width: 2000, height: 2000))
      .write(to: URL(filePath: "\(album)/\(names[0])"))
    for name in names.dropFirst() { link("\(album)/\(names[0])", "\(album)/\(name)") }
    let items = names.enumerated().map { index, name in
      #"{"imageSource":"\#(name)","text":"This is page number \#(index + 1) of the album."}"#
    }
    try Data(#"{"configuration":{},"items":[\#(items.joined(separator: ","))]}"#.utf8)
      .write(to: URL(filePath: album + "/Onboarding.json"))
    return album
  }
}
