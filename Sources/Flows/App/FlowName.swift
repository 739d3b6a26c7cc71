/// The three flows by name.
public enum FlowName: String, Equatable, Sendable, CaseIterable {
  case onboarding, launcher, analysis

  /// What the deck and the title call it.
  public var title: String {
    switch self {
    case .onboarding: "Onboarding"
    case .launcher: "Launcher"
    case .analysis: "Analysis"
    }
  }

  /// Whose guide it follows.
  var origin: String {
    switch self {
    case .onboarding: "Snabble"
    case .launcher: "Docebo"
    case .analysis: "Legit.Health"
    }
  }

  /// What happens in it, in half a line.
  var summary: String {
    switch self {
    case .onboarding: "pages described by Onboarding.json"
    case .launcher: "a web page whose token is renewed over a message handler"
    case .analysis: "a navigation path pushed by events from an iframe"
    }
  }

  /// The summary in the words there is room for on a narrow screen.
  var brief: String {
    switch self {
    case .onboarding: "pages from a JSON file"
    case .launcher: "a page and its token"
    case .analysis: "an iframe's events"
    }
  }
}
