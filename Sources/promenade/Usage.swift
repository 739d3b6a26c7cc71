/// What `--help` prints.
enum Usage {
  static let version = "0.1.0"

  static var text: String {
    let commands = CommandName.allCases.map { command in
      (
        ["promenade", command.invocation].filter { !$0.isEmpty }.joined(separator: " "),
        command.summary
      )
    }
    let options = sections.map { section in
      "\(section.title):\n" + rows(section.options.map { ("  " + $0.words, $0.help) }, indent: 26)
    }
    return """
      Promenade walks people through mobile flows in a terminal.

      \(rows(commands, indent: 26))

      \(options.joined(separator: "\n\n"))

      Keys are at the bottom of each screen; ? shows all of them.

      """
  }

  /// Options of the same commands, in the order of the table.
  struct Section {
    let title: String
    let options: [CommandLineOption]
  }

  /// What the deck takes, what the other commands take besides, and what all do.
  static var sections: [Section] {
    let options = CommandLineOption.all
    let ofAll = options.filter { $0.commands == .all }
    let ofTheDeck = options.filter { $0.commands.contains(.deck) && $0.commands != .all }
    var sections = [Section(title: "Options", options: ofTheDeck + ofAll)]
    for option in options where !option.commands.contains(.deck) {
      let title = "Options of \(CommandName.list(option.commands))"
      guard !sections.contains(where: { $0.title == title }) else { continue }
      let others = options.filter { $0.commands == option.commands }
      sections.append(Section(title: title, options: others))
    }
    return sections
  }

  private static func rows(_ rows: [(String, String)], indent: Int) -> String {
    rows.map { $0.0.padded(to: indent) + $0.1 }.joined(separator: "\n")
  }
}

extension CommandName {
  /// What is typed after the program's name.
  var invocation: String {
    self == .deck ? "[options]" : [rawValue, operands].joined(separator: " ")
  }
}

extension CommandLineOption {
  /// The option as it is typed, such as `--app FOLDER`.
  var words: String { "--" + name + (argument.map { " " + $0.name } ?? "") }
}

extension String {
  fileprivate func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(1, columns - count))
  }
}
