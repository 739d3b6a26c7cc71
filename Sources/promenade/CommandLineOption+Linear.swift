extension CommandLineOption {
  /// The option for people who listen or read line by line.
  static let ofLinearMode: [Self] = [
    Self(
      name: "linear", argument: nil, commands: [.deck, .show],
      help: "say each screen in lines, hear lines"
    ) {
      arguments, _ in
      arguments.isLinear = true
      return nil
    }
  ]
}

extension Arguments {
  /// Whether screens are said: `--linear` was given, or `ACCESSIBLE` is set to anything but 0 and
  /// false.
  func isLinear(in environment: [String: String]) -> Bool {
    isLinear ?? !["", "0", "false"].contains(environment["ACCESSIBLE", default: ""].lowercased())
  }
}
