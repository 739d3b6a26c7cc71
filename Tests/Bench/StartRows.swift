import Cells
import TerminalEmulation

/// From the start of a program to what is asked for on its screen.
enum StartRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    let w3m = { try inputs.milliseconds(["w3m", inputs.smallPage], until: "Viewing") }
    let lynx = { try inputs.milliseconds(["lynx", inputs.smallPage], until: "H)elp") }
    return [
      try Contest(
        .init { try inputs.milliseconds(inputs.app(), until: "? help") },
        beside: .init(.w3m, w3m), .init(.lynx, lynx)
      ).run("start to the deck, 80×24", unit: "ms", budget: .ratio(1)),
      try Contest(
        .init { try inputs.milliseconds(inputs.show(inputs.smallPage), until: "0%") },
        beside: .init(.w3m, w3m), .init(.lynx, lynx)
      ).run("show a page of 76 KB, first screen", unit: "ms", budget: .ratio(1)),
      try Contest(
        .init { try inputs.milliseconds(inputs.show(inputs.largePage), until: "0%") },
        beside: .init(.lynx) {
          try inputs.milliseconds(["lynx", inputs.largePage], until: "H)elp")
        }
      ).run("show a page of 1 MB, first screen", unit: "ms", budget: .ratio(1)),
      try Contest(.init { try pageStart(inputs) })
        .run("key to the first text of a flow's page", unit: "ms", budget: .none),
    ]
  }

  private static func pageStart(_ inputs: Inputs) throws -> Double {
    let terminal = try inputs.start(inputs.app())
    try terminal.moment(of: "? help")
    terminal.settle()
    let begin = ContinuousClock.now
    terminal.press(.character("3"))
    return begin.duration(to: try terminal.moment(of: "Take a photo")).milliseconds
  }
}
