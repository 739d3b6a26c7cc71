extension CommandLineOption {
  /// The options of what is kept of a run.
  static let ofRecords: [Self] = [
    text(
      "log", .file, commands: .screens, help: "append what happens to a file, a line of JSON each"
    ) { $0.log = $1 },
    text(
      "record", .file, commands: .screens, help: "record the screen for asciinema, without tokens"
    ) { $0.recording = $1 },
  ]
}
