@testable import promenade

/// What bash runs to complete a command line of promenade; needs nothing but bash 4.4.
enum BashCompletion {
  static var text: String {
    """
    # bash completion for promenade. Made from its table of options; see CONTRIBUTING.md.

    _promenade() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' index
      COMPREPLY=()
      # "--theme=dark" comes as three words.
      if [[ $word == = ]]; then
        word=''
      elif [[ $before == = ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(patterns { $0.argument != nil }))
            [[ ${COMP_WORDS[index + 1]} == = ]] && ((index++))
            ((index++))
            ;;
          -*) ;;
          *)
            command=${COMP_WORDS[index]}
            break
            ;;
        esac
      done

      case $before in
    \(choices)
        \(patterns { $0.argument == .file }))
          _promenade_reply -f "$word"
          return
          ;;
        \(patterns { $0.argument == .folder }))
          _promenade_reply -d "$word"
          return
          ;;
        \(patterns { if case .text = $0.argument { true } else { false } }))
          return
          ;;
      esac

      if [[ $word == -* ]]; then
        case $command in
    \(options)
        esac
      elif [[ -z $command ]]; then
        _promenade_reply -W '\(CommandName.named.map(\.rawValue).joined(separator: " "))' "$word"
      else
        case $command in
          tour)
            _promenade_reply -f -W '\(OwnTours.words)' "$word"
            ;;
          \(CommandName.named.filter { $0.takesFile && $0 != .tour }.map(\.rawValue).joined(separator: " | ")))
            _promenade_reply -f "$word"
            ;;
        esac
      fi
    }

    # Takes over what compgen finds; what is found in the file system is quoted and gets its slash.
    _promenade_reply() {
      local word=${*: -1}
      mapfile -t COMPREPLY < <(compgen "${@:1:$#-1}" -- "$word")
      [[ $1 == -W ]] || compopt -o filenames 2>/dev/null
    }

    complete -F _promenade promenade

    """
  }

  private static func patterns(where isMeant: (CommandLineOption) -> Bool) -> String {
    CommandLineOption.all.filter(isMeant).map { "--" + $0.name }.joined(separator: " | ")
  }

  private static var choices: String {
    CommandLineOption.all.filter { $0.argument?.choices.isEmpty == false }.map { option in
      """
          --\(option.name))
            _promenade_reply -W '\(option.argument?.choices.joined(separator: " ") ?? "")' "$word"
            return
            ;;
      """
    }.joined(separator: "\n")
  }

  private static var options: String {
    CommandName.allCases.map { command in
      let names = CommandLineOption.all.filter { $0.commands.contains(command) }.map {
        "--" + $0.name
      }
      return """
            \(command == .deck ? "''" : command.rawValue))
              _promenade_reply -W '\(names.joined(separator: " "))' "$word"
              ;;
        """
    }.joined(separator: "\n")
  }
}
