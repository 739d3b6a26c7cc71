import Flows
import Services

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

  /// An option that turns something on or off, in the settings file as well.
  static func flag(
    _ name: String, commands: Set<CommandName>, help: String,
    turn: @escaping @Sendable (inout Arguments, Bool) -> Void
  ) -> Self {
    Self(name: name, argument: nil, commands: commands, help: help, isSetting: true) {
      turn(&$0, $1 != off)
      return nil
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

  static let all =
    ofTheDeck + ofTheLog + ofLinearMode + ofRecordings + ofPages + ofTours + ofTheProgram

  private static let ofTheDeck: [Self] = [
    Self(
      name: "flow", argument: .choice(FlowName.allCases.map(\.rawValue)), commands: [.deck],
      help: "open onboarding, launcher or analysis at once"
    ) {
      $0.flow = FlowName(rawValue: $1)
      return $0.flow == nil ? choice(FlowName.allCases.map(\.rawValue)) : nil
    },
    Self(
      name: "app", argument: .folder, commands: [.deck, .check, .tour],
      help: "the resource folder of the app to show", isSetting: true
    ) {
      $0.app = $1
      return $1.isEmpty ? Wrong(expected: "a folder") : nil
    },
    Self(
      name: "language", argument: .text("TAG"), commands: .screens,
      help: "the language of the app, such as de or fr-CH", isSetting: true
    ) {
      $0.language = Language($1)
      return $0.language == nil ? Wrong(expected: "a language such as de or fr-CH") : nil
    },
    Self(
      name: "theme", argument: .choice(App.Theming.allCases.map(\.rawValue)), commands: .screens,
      help: "auto, light, dark or mono", isSetting: true
    ) {
      guard let theme = App.Theming(rawValue: $1) else {
        return choice(App.Theming.allCases.map(\.rawValue))
      }
      $0.theme = theme
      return nil
    },
    flag("ascii", commands: .screens, help: "draw nothing but ASCII") { $0.isASCII = $1 },
    flag(
      "strict", commands: .apps, help: "swipe as on Android: stop at the ends, don't wrap"
    ) { $0.isStrict = $1 },
    flag("no-mouse", commands: .screens, help: "leave the mouse to the terminal") {
      $0.hasMouse = !$1
    },
    flag("no-motion", commands: .screens, help: "let countdowns move every ten seconds only") {
      $0.motion = $1 ? .reduced : .full
    },
    Self(
      name: "bridge", argument: .file, commands: [.deck, .tour, .send],
      help: "where the bridge socket is", isSetting: true
    ) {
      $0.bridge = $1
      $0.hasBridge = true
      return $1.isEmpty ? Wrong(expected: "a path") : nil
    },
    flag("no-bridge", commands: .apps, help: "open no bridge socket") { $0.hasBridge = !$1 },
    Self(
      name: "state", argument: .folder, commands: .apps, help: "where the app remembers",
      isSetting: true
    ) {
      $0.state = $1
      return $1.isEmpty ? Wrong(expected: "a folder") : nil
    },
    Self(
      name: "reset-onboarding", argument: nil, commands: .apps,
      help: "forget that the onboarding was done"
    ) {
      arguments, _ in
      arguments.resetsOnboarding = true
      return nil
    },
    Self(
      name: "force-onboarding", argument: nil, commands: .apps,
      help: "show the onboarding though it was done"
    ) {
      arguments, _ in
      arguments.forcesOnboarding = true
      return nil
    },
    Self(
      name: "term", argument: .text("NAME"), commands: .screens,
      help: "the terminal to take this one for, instead of TERM", isSetting: true
    ) {
      $0.terminal = $1
      return $1.isEmpty ? Wrong(expected: "a terminal's name") : nil
    },
    Self(
      name: "width", argument: .text("N"), commands: [.show, .page],
      help: "how wide it prints, 80 if not set"
    ) {
      guard let width = Int($1), (1...1000).contains(width) else {
        return Wrong(expected: "a number from 1 to 1000")
      }
      $0.width = width
      $0.pageRun.columns = width
      return nil
    },
    Self(
      name: "as", argument: .choice(DocumentKind.allCases.map(\.rawValue)), commands: [.show],
      help: "what is on stdin: html, markdown or text; else guessed"
    ) {
      $0.documentKind = DocumentKind(rawValue: $1)
      return $0.documentKind == nil ? choice(DocumentKind.allCases.map(\.rawValue)) : nil
    },
    Self(
      name: "format", argument: .choice(["text", "json"]), commands: [.check],
      help: "how it prints: text, or json for machines"
    ) {
      $0.hasJSONOutput = $1 == "json"
      return ["text", "json"].contains($1) ? nil : choice(["text", "json"])
    },
  ]

  private static let ofTheProgram: [Self] = [
    Self(name: "help", argument: nil, commands: .all, help: "print this text") { arguments, _ in
      arguments.command = .help
      return nil
    },
    Self(name: "version", argument: nil, commands: .all, help: "print the version") {
      arguments, _ in
      arguments.command = .version
      return nil
    },
  ]
}
