/// Printing pages to a pipe.
enum ShowRows {
  static func measure(_ inputs: Inputs) throws -> [Row] {
    try [("1 MB", inputs.largePage, 7), ("10 MB", inputs.hugePage, 3)].map { size, page, rounds in
      try Contest(
        .init { try PipeRun.milliseconds(inputs.show(page)) },
        beside: .init(.w3m) { try PipeRun.milliseconds(["w3m", "-dump", page]) }
      ).run("show a page of \(size) to a pipe", unit: "ms", budget: .ratio(0.5), rounds: rounds)
    }
  }
}
