extension CommandLineOption {
  /// The option for people who listen or read line by line.
  static let ofLinearMode: [Self] = [
    flag("linear", commands: [.deck, .show], help: "say each screen in lines, hear lines") {
      $0.isLinear = $1
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
