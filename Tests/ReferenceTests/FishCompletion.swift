@testable import promenade

/// What fish reads to complete a command line of promenade.
enum FishCompletion {
  static var text: String {
    let names = CommandName.named.map(\.rawValue)
    var lines = [
      "# fish completion for promenade. Made from its table of options; see CONTRIBUTING.md.", "",
      "complete -c promenade -f",
    ]
    for command in CommandName.named {
      lines.append(
        "complete -c promenade -n 'not __fish_seen_subcommand_from \(names.joined(separator: " "))' "
          + "-a \(command.rawValue) -d \(quoted(command.summary))")
    }
    let readers = CommandName.named.filter(\.takesFile)
    lines.append("complete -c promenade \(condition(Set(readers)))-F")
    lines.append(
      "complete -c promenade \(condition([.tour]))-a '\(OwnTours.words)' -d 'a tour of the app'")
    for option in CommandLineOption.all {
      lines.append(
        "complete -c promenade \(condition(option.commands))-l \(option.name)"
          + "\(argument(of: option)) -d \(quoted(option.help))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// When something is offered; fish knows the deck by the lack of another command.
  private static func condition(_ commands: Set<CommandName>) -> String {
    func seen(_ commands: [CommandName]) -> String {
      "__fish_seen_subcommand_from " + commands.map(\.rawValue).joined(separator: " ")
    }
    let others = CommandName.named.filter { !commands.contains($0) }
    if others.isEmpty, commands.contains(.deck) { return "" }
    return commands.contains(.deck)
      ? "-n 'not \(seen(others))' " : "-n '\(seen(CommandName.named.filter(commands.contains)))' "
  }

  private static func argument(of option: CommandLineOption) -> String {
    switch option.argument {
    case nil: ""
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .choice(let choices): " -x -a '\(choices.joined(separator: " "))'"
    case .text: " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
