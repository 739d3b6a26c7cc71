@testable import promenade

/// What zsh runs to complete a command line of promenade.
enum ZshCompletion {
  static var text: String {
    """
    #compdef promenade
    # zsh completion for promenade. Made from its table of options; see CONTRIBUTING.md.

    local word command=
    for word in ${words[2,CURRENT-1]}; do
      case $word in
        \(CommandName.named.map(\.rawValue).joined(separator: " | ")))
          command=$word
          break
          ;;
      esac
    done

    case $command in
    \(CommandName.named.map(branch).joined(separator: "\n"))
      *)
        local -a commands=(
    \(CommandName.named.map { "      \(quoted("\($0.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
        )
        _arguments -S \(specifications(of: .deck))
          '1:command:{ _describe command commands }'
        ;;
    esac

    """
  }

  private static func branch(_ command: CommandName) -> String {
    let operand =
      switch command {
      case .tour:
        #"'2:tour:{ _alternative "tours:tour:(\#(OwnTours.words))" "files:file:_files" }'"#
      case .check, .show, .page: "'2:file:_files'"
      case .deck, .send: "'*:JSON:'"
      }
    return """
        \(command.rawValue))
          _arguments -S \(specifications(of: command))
            '1:command:' \(operand)
          ;;
      """
  }

  /// A line for each option, which may be given again.
  private static func specifications(of command: CommandName) -> String {
    let options = CommandLineOption.all.filter { $0.commands.contains(command) }
    return "\\\n"
      + options.map { option in
        let help = "[\(escaped(option.help))]"
        let text =
          "*--\(option.name)\(option.argument == nil ? help : "=" + help + action(of: option))"
        return "      \(quoted(text)) \\"
      }.joined(separator: "\n")
  }

  private static func action(of option: CommandLineOption) -> String {
    guard let argument = option.argument else { return "" }
    return switch argument {
    case .file: ":file:_files"
    case .folder: ":folder:_files -/"
    case .choice(let choices): ":name:(\(choices.joined(separator: " ")))"
    case .text(let name): ":\(escaped(name)): "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += ("\\[]:".contains($1) ? "\\" : "") + String($1) }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
