/// The options: reader, usage text, errors, completions and manual all read this table.
struct CommandLineOption: Sendable {
  let name: String
  /// What it takes; nil if nothing.
  let argument: OptionArgument?
  /// Where it has a meaning; elsewhere it is refused.
  let commands: Set<CommandName>
  let help: String
  /// Whether the settings file can say it too.
  var isSetting = false
  /// Follows the option; says what would have been right if the argument is not.
  let apply: @Sendable (inout Arguments, String) -> Wrong?

  /// What would have been right.
  struct Wrong: Equatable {
    let expected: String
  }

  /// What the settings file calls it: there is no setting that says no in its name.
  var settingName: String { name.hasPrefix("no-") ? String(name.dropFirst(3)) : name }

  /// An option that turns something on or off, as a setting in the settings file as well.
  static func flag(
    _ name: String, commands: Set<CommandName>, help: String, isSetting: Bool = true,
    turn: @escaping @Sendable (inout Arguments, Bool) -> Void
  ) -> Self {
    Self(name: name, argument: nil, commands: commands, help: help, isSetting: isSetting) {
      turn(&$0, $1 != off)
      return nil
    }
  }

  /// An option that takes any text but an empty one, such as the path of a file.
  static func text(
    _ name: String, _ argument: OptionArgument, commands: Set<CommandName>, help: String,
    expected: String? = nil, isSetting: Bool = false,
    take: @escaping @Sendable (inout Arguments, String) -> Void
  ) -> Self {
    let wrong = Wrong(expected: expected ?? "a \(argument.name.lowercased())")
    return Self(
      name: name, argument: argument, commands: commands, help: help, isSetting: isSetting
    ) {
      take(&$0, $1)
      return $1.isEmpty ? wrong : nil
    }
  }

  /// What undoes a flag instead.
  private static let off = "off"

  /// The opposites of those, for what the settings file says otherwise.
  static let opposites: [Self] = all.filter { $0.isSetting && $0.argument == nil }.compactMap {
    flag in
    let name = flag.name.hasPrefix("no-") ? flag.settingName : "no-\(flag.name)"
    guard !all.contains(where: { $0.name == name }) else { return nil }
    return Self(
      name: name, argument: nil, commands: flag.commands, help: "not --\(flag.name)"
    ) { arguments, _ in
      flag.apply(&arguments, off)
    }
  }

  static func choice(_ values: [String]) -> Wrong {
    Wrong(expected: "one of " + values.joined(separator: ", "))
  }

  static let all = ofTheDeck + ofLinearMode + ofRecords + ofPages + ofTours + ofTheProgram

  private static let ofTheProgram: [Self] = [
    flag("help", commands: .all, help: "print this text", isSetting: false) { arguments, _ in
      arguments.command = .help
    },
    flag("version", commands: .all, help: "print the version", isSetting: false) { arguments, _ in
      arguments.command = .version
    },
  ]
}
