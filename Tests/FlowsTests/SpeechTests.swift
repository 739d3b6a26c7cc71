import Cells
import Testing

@testable import Flows

/// What the app says where nothing is shown.
struct SpeechTests {
  @Test func theDeckSaysItsFlowsAndHowTheyStand() {
    let speech = App.describe(Sample.app(size: .spoken(rows: 22), isOnboardingRequired: true))
    #expect(speech.title == "Promenade: three mobile flows to walk through")
    #expect(speech.lines == [])
    #expect(
      speech.choices.map(\.name) == [
        "Onboarding (Snabble, pages described by Onboarding.json): 3 pages · required",
        "Launcher (Docebo, a web page whose token is renewed over a message handler): ready",
        "Analysis (Legit.Health, a navigation path pushed by events from an iframe): ready",
        "quit",
      ])
    #expect(speech.choices.map(\.isMain) == [true, false, false, false])
    #expect(
      speech.others.map(\.name) == [
        "inspector: go to the list of what happens, or back", "next language", "quit",
      ])
  }

  @Test func aClosedFlowSaysWhy() {
    var state = Sample.app(size: .spoken(rows: 22))
    state.launcher.content = .unavailable("Launcher.json was not found.")
    let speech = App.describe(state)
    #expect(speech.choices[1].name.hasSuffix(": closed. Launcher.json was not found."))
  }

  @Test func theOnboardingIsWalkedByItsChoices() {
    var walk = Rehearsal<App>(Sample.app(size: .spoken(rows: 22)))
    walk.choose("Onboarding")
    #expect(walk.speech.title == "Onboarding, page 1 of 3")
    #expect(walk.speech.lines == [.news("Scan your products and pay yourself.")])
    #expect(walk.speech.choices.map(\.name).prefix(2) == ["Continue", "next page"])
    walk.choose("Continue")
    walk.choose("Continue")
    #expect(
      walk.speech.lines == [
        .news("Please accept the terms of use and note the privacy notice.")
      ])
    #expect(
      walk.speech.choices.map(\.name) == [
        "Agree", "terms (link)", "privacy notice (link)", "Show (button)", "next page",
        "previous page", "back: go back to the deck",
      ])
    walk.choose("privacy")
    #expect(walk.effects == [.loadDocument("privacy.html", language: "en", load: 1)])
    walk.choose("back")
    walk.choose("Agree")
    #expect(walk.effects.contains(.rememberOnboarding))
    #expect(walk.speech.notices.map(\.text) == ["Onboarding done and remembered"])
    #expect(walk.speech.title.hasPrefix("Promenade"))
  }
}

extension SpeechTests {
  @Test func theInspectorSaysWhatHappenedAndGoesBack() {
    var walk = Rehearsal<App>(Sample.app(size: .spoken(rows: 22)))
    walk.choose("Onboarding")
    walk.choose("inspector")
    #expect(walk.speech.title == "Inspector")
    #expect(walk.speech.lines.contains { $0.text.contains("move") })
    walk.press(.character("i"))
    #expect(walk.speech.title == "Onboarding, page 1 of 3")
  }
}

extension Rehearsal where F: RootFlow {
  /// The screen as it is said.
  var speech: Speech { F.describe(state) }

  /// Takes the choice whose name begins so.
  mutating func choose(_ beginning: String) {
    let all = speech.choices + speech.others
    guard let choice = all.first(where: { $0.name.hasPrefix(beginning) }) else {
      Issue.record("There is no choice “\(beginning)” among \(all.map(\.name)).")
      return
    }
    press(choice.keys)
  }
}
