extension CommandLineOption {
  /// The options of whatever has a screen.
  static let ofRecordings: [Self] = [
    Self(
      name: "record", argument: .file, commands: .screens,
      help: "record the screen for asciinema, without tokens"
    ) {
      $0.recording = $1
      return $1.isEmpty ? Wrong(expected: "a file") : nil
    }
  ]
}
