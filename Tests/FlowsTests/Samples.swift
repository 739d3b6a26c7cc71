import Cells
import Documents
import PageProtocol

@testable import Flows

enum Sample {
  static func page(_ text: String, link: String? = nil, button: String? = nil) -> Onboarding.Page {
    Onboarding.Page(
      picture: nil, text: Document(blocks: [.paragraph([Run(text)], .leading)]), link: link,
      buttonTitle: button)
  }

  static let labels = Onboarding.Labels(next: "Continue", done: "Done", show: "Show")

  static let onboarding = Onboarding.Content(
    header: "Onboarding/onboarding-logo",
    pages: [
      page("Scan your products and pay yourself."),
      page("Enter the store, start, and hold the barcode to the camera."),
      Onboarding.Page(
        picture: nil,
        text: Document(blocks: [
          .paragraph(
            [
              Run("Please accept the "), Run("terms", target: .link("snabble://terms.html")),
              Run(" of use and note the "),
              Run("privacy notice", target: .link("snabble://privacy.html")), Run("."),
            ], .leading)
        ]), link: "imprint.html", buttonTitle: "Agree"),
    ], labels: labels)

  static let launcher = Launcher.Content(
    domain: "learn.example.com", launcherCode: "desk", context: "checkout", language: "en",
    webpage: "Launcher/index.html", location: "https://learn.example.com/")

  static let analysis = Analysis.Content(
    webpage: "Analysis/iframe.html", company: Secret("abcd"),
    location: Secret("https://iframe.legit.health/?company=abcd"),
    shownLocation: "https://iframe.legit.health/?company=••••")

  static func app(
    size: Size = Size(columns: 80, rows: 24), isOnboardingRequired: Bool = false
  ) -> App.State {
    App.State(
      size: size, settings: App.Settings(language: "en"), onboarding: .ready(onboarding),
      isOnboardingRequired: isOnboardingRequired, launcher: .ready(launcher),
      analysis: .ready(analysis))
  }

  static let token = Launcher.Token(
    secret: Secret("0123456789abcdef0123456789abcdef01234567"), issued: .zero,
    lifetime: .seconds(60))

  static func asks(_ body: JSON = .string("RENEW_ACCESS_TOKEN"), isMainFrame: Bool = true)
    -> ScriptMessage
  {
    ScriptMessage(
      handler: Launcher.handler, body: body,
      frame: Frame(isMainFrame: isMainFrame, origin: "https://learn.example.com"))
  }

  static func posts(_ body: JSON, handler: String = "bridge", frame: Frame = .assumed)
    -> ScriptMessage
  {
    ScriptMessage(handler: handler, body: body, frame: frame)
  }
}

extension App.Message {
  /// A whole document comes for the viewer.
  static func read(_ document: Document, load: Int = 1) -> Self {
    .viewer(.grew(Viewer.Growth([Chunk](document), part: 1, isLast: true), load: load))
  }
}
