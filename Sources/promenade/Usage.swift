/// What `--help` prints.
enum Usage {
  static let version = "0.1.0"

  static var text: String {
    let rows = CommandLineOption.all.map { option in
      ("--" + option.name + (option.argument.map { " " + $0 } ?? ""), option.help)
    }
    return """
      Promenade walks people through mobile flows in a terminal.

      promenade [options]             the deck with its three flows
      promenade check [FOLDER]        finds what is wrong in an app folder or its Onboarding.json
      promenade show FILE [--width N] reads an HTML, Markdown or text file, or - for standard
                                      input; prints it to a pipe
      promenade page FILE             runs a page without a screen and prints what it does
      promenade tour FILE             plays a tour of the app: a demo, and a test if --headless
      promenade send [JSON or -]      posts to the bridge of a running app, from arguments or stdin

      \(rows.map { "\($0.0.padded(to: 24))\($0.1)" }.joined(separator: "\n"))

      Keys are at the bottom of each screen; ? shows all of them.

      """
  }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - count))
  }
}
