import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// What the launcher and its page say where nothing is shown.
struct LauncherSpeechTests {
  private var walk = LauncherWalk.connected(size: .spoken(rows: 22))
  private var speech: Speech { Launcher.describe(walk.state) }
  private var news: [String] { speech.lines.filter { $0.kind == .news }.map(\.text) }

  @Test func theOptionsAreChoicesAndEachIsAskedForByItsName() {
    var walk = LauncherWalk.start(size: .spoken(rows: 22))
    let options = Launcher.describe(walk.state)
    #expect(
      options.choices.map(\.name) == [
        "Open", "Domain: learn.example.com", "Launcher code: desk", "Context: checkout",
        "Language: en", "Web page: Launcher/index.html", "Token source: simulated",
        "Guide's script: unsafe, as printed (not ticked)", "back: go back to the deck",
      ])
    walk.press(options.choices[1].keys)
    let question = Launcher.describe(walk.state).question
    #expect(question?.value == "learn.example.com")
    walk.press((question?.clearing ?? []) + [.character("x")] + (question?.ending ?? []))
    #expect(Launcher.describe(walk.state).question == nil)
    #expect(Launcher.describe(walk.state).choices[1].name == "Domain: x")
    walk.press(options.choices[7].keys)
    #expect(Launcher.describe(walk.state).choices[7].name.hasSuffix("(ticked)"))
  }

  @Test mutating func theSessionSaysItsStatusAndThePage() {
    #expect(speech.title == "Launcher: learn.example.com")
    #expect(news == ["Status: connected", "options unchanged", "Courses"])
    walk.press(.character("n"))
    #expect(news.first == "Status: renewing")
    var next = Sample.token
    next.secret = Secret("another-token-of-forty-letters-0123456789")
    next.issued = .seconds(1)
    walk.answer(next)
    #expect(news.starts(with: ["Status: renewed", "Renewals: 1"]))
    walk.press(.character("f"), .character("f"), .character("f"), .character("f"))
    #expect(news.contains("next: refused"))
  }

  @Test mutating func aCountdownIsNoNews() {
    let before = speech
    walk.send(.rang(.second(walk.state.countdown ?? -1), now: walk.state.now + .seconds(1)))
    #expect(speech != before)
    #expect(speech.lines.filter { $0.kind == .news } == before.lines.filter { $0.kind == .news })
    #expect(speech.choices == before.choices)
  }

  @Test mutating func theTokenIsNeverSaidInFull() {
    walk.press(.character("v"))
    #expect(walk.state.revelation != nil)
    let said = speech.lines.map(\.text) + speech.choices.map(\.name)
    #expect(said.contains("Token: 0123…4567"))
    #expect(!said.contains { $0.contains(Sample.token.secret.value) })
    #expect(!speech.choices.contains { $0.name.contains("token in full") })
  }

  @Test mutating func aFormIsFilledInByItsNames() {
    let towns = Choice([
      Choice.Option("Rome", number: 0, isChosen: true), Choice.Option("Oslo", number: 1),
    ])
    let form = Document(blocks: [
      .paragraph(
        [
          Run("Name", target: .label(1)), Run(" ", target: .element(1, .field(Field("Ana")))),
          Run(" Town "), Run("", target: .element(2, .choice(towns))), Run(" "),
          Run("Send", target: .element(3, .button(isEnabled: true))),
        ], .leading)
    ])
    walk.report(.displayed(form))
    #expect(
      speech.choices.map(\.name).prefix(3) == ["Name: Ana", "Town: Rome", "Send (button)"])
    walk.press(speech.choices[0].keys)
    #expect(speech.question == Speech.Question("Name", value: "Ana", ending: [.escape]))
    walk.press([.control("u"), .character("B"), .escape])
    let changed = Page.Order.dispatch(ElementEvent(.change("B"), element: 1))
    #expect(walk.effects.contains(.order(changed, session: walk.state.page.session)))
    #expect(speech.question == nil)
    walk.press(speech.choices[1].keys)
    #expect(speech.choices.map(\.name) == ["Rome (chosen)", "Oslo", "cancel: close the list"])
  }
}
