import Flows
import Services

extension CommandLineOption {
  /// The options of the deck, many of which other commands have too.
  static let ofTheDeck: [Self] = [
    Self(
      name: "flow", argument: .choice(FlowName.allCases.map(\.rawValue)), commands: [.deck],
      help: "open onboarding, launcher or analysis at once"
    ) {
      $0.flow = FlowName(rawValue: $1)
      return $0.flow == nil ? choice(FlowName.allCases.map(\.rawValue)) : nil
    },
    text(
      "app", .folder, commands: [.deck, .check, .tour],
      help: "the resource folder of the app to show", isSetting: true
    ) { $0.app = $1 },
    Self(
      name: "language", argument: .text("TAG"), commands: .screens,
      help: "the language of the app, such as de or fr-CH", isSetting: true
    ) {
      $0.language = Language($1)
      return $0.language == nil ? Wrong(expected: "a language such as de or fr-CH") : nil
    },
    Self(
      name: "theme", argument: .choice(App.Theming.allCases.map(\.rawValue)), commands: .screens,
      help: "the colours: auto, light, dark or mono", isSetting: true
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
    text(
      "bridge", .file, commands: [.deck, .tour, .send], help: "where the bridge socket is",
      expected: "a path", isSetting: true
    ) {
      $0.bridge = $1
      $0.hasBridge = true
    },
    flag("no-bridge", commands: .apps, help: "open no bridge socket") { $0.hasBridge = !$1 },
    text(
      "state", .folder, commands: .apps, help: "where the app remembers", isSetting: true
    ) { $0.state = $1 },
    flag(
      "reset-onboarding", commands: .apps, help: "forget that the onboarding was done",
      isSetting: false
    ) { $0.resetsOnboarding = $1 },
    flag(
      "force-onboarding", commands: .apps, help: "show the onboarding though it was done",
      isSetting: false
    ) { $0.forcesOnboarding = $1 },
    text(
      "term", .text("NAME"), commands: .screens,
      help: "the terminal to take this one for, instead of TERM", expected: "a terminal's name",
      isSetting: true
    ) { $0.terminal = $1 },
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
}
