/// The commands: reader, usage text, completions and manual all read this table.
enum CommandName: String, CaseIterable, Sendable {
  case deck, check, show, page, tour, send

  /// Those that are named on the command line; without a name it is the deck.
  static let named = allCases.filter { $0 != .deck }

  /// What follows the command, as the usage text has it.
  var operands: String {
    switch self {
    case .deck: ""
    case .check: "[FOLDER]"
    case .show: "FILE"
    case .page, .tour: "FILE"
    case .send: "[JSON]"
    }
  }

  /// Whether that is a file.
  var takesFile: Bool {
    switch self {
    case .check, .show, .page, .tour: true
    case .deck, .send: false
    }
  }

  var summary: String {
    switch self {
    case .deck: "the deck with its three flows"
    case .check: "finds what is wrong in an app folder"
    case .show: "shows an HTML, Markdown or text file, - for stdin"
    case .page: "runs a page without a screen, prints what it does"
    case .tour: "plays a tour of the app, or runs it as a test"
    case .send: "posts to the bridge of a running app, - for stdin"
    }
  }

  /// How a sentence calls it.
  var spokenName: String { self == .deck ? "the deck" : rawValue }

  /// Several of them in a sentence, in their order.
  static func list(_ commands: Set<Self>) -> String {
    let names = allCases.filter(commands.contains).map(\.spokenName)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Set<CommandName> {
  /// What is drawn on a terminal.
  static let screens: Self = [.deck, .show, .tour]
  /// What opens an app.
  static let apps: Self = [.deck, .tour]
  static let all = Self(CommandName.allCases)
}

extension Arguments.Command {
  /// The command's name; nil for what is no command, but an option that takes its place.
  var name: CommandName? {
    switch self {
    case .deck: .deck
    case .check: .check
    case .show: .show
    case .page: .page
    case .tour: .tour
    case .send: .send
    case .help, .version: nil
    }
  }
}
