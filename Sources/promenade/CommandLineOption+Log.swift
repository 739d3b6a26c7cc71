extension CommandLineOption {
  /// The options of what is kept of a run.
  static let ofTheLog: [Self] = [
    Self(
      name: "log", argument: .file, commands: .screens,
      help: "append what happens to a file, a line of JSON each"
    ) {
      $0.log = $1
      return $1.isEmpty ? Wrong(expected: "a file") : nil
    }
  ]
}
