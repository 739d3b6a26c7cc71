/// What an option takes.
enum OptionArgument: Equatable, Sendable {
  case file
  case folder
  case choice([String])
  /// Anything else, and what it is called.
  case text(String)

  /// What the usage text calls it.
  var name: String {
    switch self {
    case .file: "FILE"
    case .folder: "FOLDER"
    case .choice: "NAME"
    case .text(let name): name
    }
  }

  /// The choices there are, if there are any.
  var choices: [String] { if case .choice(let choices) = self { choices } else { [] } }
}
