import CGetopt
import Cells
import Glibc

/// Reads arguments as GNU programs do: `--option=value`, `--option value`, `--` ends options.
enum ArgumentReader {
  /// What getopt returns for the first option; the codes below it are kept for letters and errors.
  private static let firstValue: CInt = 1000

  /// Reads the arguments of this process, where the command has settings over what these say.
  ///
  /// The corresponding C function is `getopt_long`.
  static func read(
    _ options: [CommandLineOption], settings: () throws(Failure) -> Arguments
  ) throws(Failure) -> Arguments {
    let (choices, words) = try choices(among: options)
    var arguments = Arguments()
    for choice in choices {
      if let wrong = choice.option.apply(&arguments, choice.text) {
        let text = choice.text.sanitized()
        throw .misused("--\(choice.option.name) takes \(wrong.expected), not “\(text)”.")
      }
    }
    if arguments.command == .deck {
      arguments.command = try command(in: words)
      if let command = arguments.command.name {
        try check(choices.map(\.option), belongTo: command)
      }
    }
    guard arguments.hasSettings else { return arguments }
    var result = try settings()
    for choice in choices { _ = choice.option.apply(&result, choice.text) }
    result.command = arguments.command
    return result
  }

  /// An option that would do nothing is more likely a mistake than meant so.
  private static func check(
    _ options: [CommandLineOption], belongTo command: CommandName
  ) throws(Failure) {
    guard let option = options.first(where: { !$0.commands.contains(command) }) else { return }
    let others = CommandName.list(option.commands)
    throw .misused("--\(option.name) is for \(others), not for \(command.spokenName).")
  }

  private static func command(in words: [String]) throws(Failure) -> Arguments.Command {
    guard let first = words.first else { return .deck }
    let rest = Array(words.dropFirst())
    switch CommandName(rawValue: first) {
    case .check:
      guard rest.count <= 1 else {
        throw .misused("check takes one folder: promenade check FOLDER.")
      }
      return .check(path: rest.first)
    case .show:
      guard let file = rest.first, rest.count == 1, !file.isEmpty else {
        throw .misused("show takes one file, or - for standard input: promenade show FILE.")
      }
      return .show(file: file)
    case .page:
      guard let file = rest.first, rest.count == 1 else {
        throw .misused("page takes one file: promenade page FILE.")
      }
      return .page(file: file)
    case .tour:
      guard let file = rest.first, rest.count == 1 else {
        throw .misused(
          "tour takes one file, or the name of a tour of the app: promenade tour FILE.")
      }
      return .tour(file: file)
    case .send: return .send(texts: rest)
    case .deck, nil:
      let name = first.sanitized()
      throw .misused("there is no command “\(name)”; see promenade --help for those there are.")
    }
  }

  /// The options that were given with their values, and what is no option.
  private static func choices(
    among options: [CommandLineOption]
  ) throws(Failure) -> ([(option: CommandLineOption, text: String)], words: [String]) {
    getopt_be_silent()
    let names = options.map { strdup($0.name) }
    defer { names.forEach { free($0) } }
    var table = zip(options, names).enumerated().map { index, entry in
      option(
        name: UnsafePointer(entry.1), has_arg: entry.0.argument == nil ? 0 : 1, flag: nil,
        val: firstValue + CInt(index))
    }
    table.append(option())
    var choices: [(option: CommandLineOption, text: String)] = []
    while true {
      let value = getopt_long(CommandLine.argc, CommandLine.unsafeArgv, ":", table, nil)
      if value == -1 { break }
      guard value >= firstValue else { throw misuse(value, of: options) }
      let text = getopt_argument().map { String(cString: $0) } ?? ""
      choices.append((options[Int(value - firstValue)], text))
    }
    return (choices, Array(CommandLine.arguments.dropFirst(Int(getopt_next_index()))))
  }

  private static func misuse(_ value: CInt, of options: [CommandLineOption]) -> Failure {
    let word = CommandLine.arguments[
      max(0, min(Int(getopt_next_index()), CommandLine.arguments.count) - 1)
    ]
    .sanitized()
    if value == CInt(UInt8(ascii: ":")) {
      return .misused("\(word) needs a value; see promenade --help.")
    }
    let index = Int(getopt_wrong_option() - firstValue)
    if options.indices.contains(index) {
      return .misused("--\(options[index].name) takes no value.")
    }
    return .misused("there is no option “\(word)”, or it could be several; see promenade --help.")
  }
}
