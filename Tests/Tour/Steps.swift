import Cells
import TerminalEmulation

/// The walk through all three flows, as somebody would show them.
enum Steps {
  static let all = onboarding + launcher + analysis

  private static let onboarding = [
    Step("the onboarding comes by itself", expects: "1 of 3"),
    Step("the main button goes on", press: .enter, expects: "2 of 3"),
    Step("a swipe goes to the last page", press: .right, expects: "3 of 3"),
    Step("a link of the text opens in the viewer", press: .tab, .enter, expects: "Terms of use"),
    Step("a search finds a word", expects: "match 1 of") { terminal, _ in
      terminal.press(.character("/"))
      terminal.type("the")
      terminal.press(.enter)
    },
    Step("the viewer comes back to the same page", press: .character("q"), expects: "3 of 3"),
    Step("a click on the last button finishes", expects: "· done") { terminal, _ in
      terminal.click(on: "Agree")
    },
  ]

  private static let launcher = [
    Step("the launcher shows its options", press: .character("2"), expects: "Token source"),
    Step("the main button opens and connects its page", press: .enter, expects: "● connected"),
    Step("the page shows its content", expects: "Renew now"),
    Step("the page gets a new token", expects: "renewals 1") { terminal, _ in
      terminal.click(on: "Renew now")
    },
    Step("another program gets one too", post: renewal, expects: "requests 2"),
    Step("closing the page shows the options again", press: .escape, expects: "not opened"),
    Step("going back leaves the launcher", press: .escape, expects: "renewed"),
  ]

  private static let analysis = [
    Step("the analysis shows its iframe", press: .character("3"), expects: "Take a photo"),
    Step("an event from another program pushes a report", post: report, expects: "› Report tour-1"),
    Step("a rejected image is pushed on top", post: rejection, expects: "2 on the path"),
    Step("all screens are popped at once", press: .character("0"), expects: "taken 2"),
    Step("a malformed event pushes nothing and says why", post: malformed, expects: "✗"),
    Step("the page's own event pushes a screen", expects: "1 on the path") { terminal, _ in
      terminal.click(on: "Send a blurred photo")
    },
    Step("back, and back to the deck", press: .escape, .escape, expects: "Three mobile flows"),
  ]

  private static let renewal =
    #"{"handler":"doceboFlowMessageHandler","body":"RENEW_ACCESS_TOKEN"}"#
  private static let report = #"{"message":"analysis_completed","id":"tour-1"}"#
  private static let rejection = #"{"message":"image_rejected","payload":["blurred"]}"#
  private static let malformed = #"{"handler":"bridge","body":"{"}"#
}
