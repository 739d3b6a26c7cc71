import Cells
import Flows
import Services

/// What the command line asks for.
struct Arguments: Equatable {
  var command = Command.deck
  var flow: FlowName?
  var app: String?
  var language: Language?
  var theme = App.Theming.auto
  var isASCII = false
  var isStrict = false
  var hasMouse = true
  var motion = Motion.full
  /// Screens are said line by line; nil leaves that to the environment.
  var isLinear: Bool?
  var bridge: String?
  var hasBridge = true
  var state: String?
  var resetsOnboarding = false
  var forcesOnboarding = false
  var terminal: String?
  /// The file to record to.
  var recording: String?
  var log: String?
  var width: Int?
  var documentKind: DocumentKind?
  var hasJSONOutput = false
  var pageRun = PageRun()
  var tour = TourOptions()

  /// Whether the person's settings mean something to what is to be done; a tour without a terminal
  /// comes to the same whoever plays it.
  var hasSettings: Bool {
    switch command {
    case .deck, .check, .show, .send: true
    case .tour: !tour.isHeadless
    case .page, .help, .version: false
    }
  }

  /// What is to be done.
  enum Command: Equatable {
    case deck
    case check(path: String?)
    case show(file: String)
    case send(texts: [String])
    case page(file: String)
    case tour(file: String)
    case help
    case version
  }
}

extension Arguments {
  /// The settings the app begins with.
  func settings(in language: Language, on traits: TerminalTraits) -> App.Settings {
    var settings = App.Settings(
      language: language.tag, theming: theme, isMouseOn: hasMouse, isStrict: isStrict)
    settings.motion = motion
    settings.isASCII = traits.isASCII
    return settings
  }
}

/// What `promenade tour` can be told.
struct TourOptions: Equatable {
  var isHeadless = false
  var speed = 1.0
  /// The person says when the next step is taken.
  var goesByStep = false
  /// The folder for screenshots.
  var screens: String?
  /// The file for the results.
  var junit: String?
}
