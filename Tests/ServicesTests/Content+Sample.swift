import Flows

extension Launcher.Content {
  /// A launcher of nobody's.
  static let sample = Self(
    domain: "academy.example", launcherCode: "c\"1", context: "x", language: "de", webpage: "p",
    location: "https://academy.example/")
}
