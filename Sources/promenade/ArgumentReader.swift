import CGetopt
import Cells
import Glibc

/// Reads arguments as GNU programs do: `--option=value`, `--option value`, `--` ends options.
enum ArgumentReader {
  /// Reads the arguments of this process.
  ///
  /// The corresponding C function is `getopt_long`.
  static func read(_ options: [CommandLineOption]) throws(ArgumentError) -> Arguments {
    var arguments = Arguments()
    let words = try operands(options, applyingTo: &arguments)
    guard arguments.command == .deck else { return arguments }
    arguments.command = try command(in: words)
    return arguments
  }

  private static func command(in words: [String]) throws(ArgumentError) -> Arguments.Command {
    guard let first = words.first else { return .deck }
    let rest = Array(words.dropFirst())
    switch first {
    case "show":
      guard let file = rest.first, rest.count == 1 else {
        throw ArgumentError(sentence: "show takes one file: promenade show FILE.")
      }
      return .show(file: file)
    case "send": return .send(texts: rest)
    default:
      let name = first.sanitized()
      throw ArgumentError(
        sentence: "there is no command “\(name)”; see promenade --help for those there are.")
    }
  }

  /// Follows the options and returns what is no option.
  private static func operands(
    _ options: [CommandLineOption], applyingTo arguments: inout Arguments
  ) throws(ArgumentError) -> [String] {
    getopt_be_silent()
    let names = options.map { strdup($0.name) }
    defer { names.forEach { free($0) } }
    // The value getopt returns: an option's index, above the codes it keeps for errors.
    let firstValue: CInt = 1000
    var table = zip(options, names).enumerated().map { index, entry in
      option(
        name: UnsafePointer(entry.1), has_arg: entry.0.argument == nil ? 0 : 1, flag: nil,
        val: firstValue + CInt(index))
    }
    table.append(option())
    while true {
      let value = getopt_long(CommandLine.argc, CommandLine.unsafeArgv, ":", table, nil)
      if value == -1 { break }
      guard value >= firstValue else { throw misuse(value, of: options) }
      let chosen = options[Int(value - firstValue)]
      let text = getopt_argument().map { String(cString: $0) } ?? ""
      if let wrong = chosen.apply(&arguments, text) {
        throw ArgumentError(
          sentence: "--\(chosen.name) takes \(wrong.expected), not “\(text.sanitized())”.")
      }
    }
    return Array(CommandLine.arguments.dropFirst(Int(getopt_next_index())))
  }

  private static func misuse(_ value: CInt, of options: [CommandLineOption]) -> ArgumentError {
    let word = CommandLine.arguments[
      max(0, min(Int(getopt_next_index()), CommandLine.arguments.count) - 1)
    ]
    .sanitized()
    if value == CInt(UInt8(ascii: ":")) {
      return ArgumentError(sentence: "\(word) needs a value; see promenade --help.")
    }
    let index = Int(getopt_wrong_option() - 1000)
    if options.indices.contains(index) {
      return ArgumentError(sentence: "--\(options[index].name) takes no value.")
    }
    return ArgumentError(
      sentence: "there is no option “\(word)”, or it could be several; see promenade --help.")
  }
}
