import Cells
import Testing

@testable import Runtime

/// What of a screen is said, and what isn't said again.
struct NarratorTests {
  private var screen = Speech(
    title: "Deck", lines: [.news("Two flows"), .aside("3 s left")],
    choices: [
      Speech.Choice("open", keys: [.enter], isMain: true), Speech.Choice("quit", keys: [.escape]),
    ])

  @Test func aNewScreenIsSaidAsAWhole() {
    var narrator = Narrator()
    #expect(
      narrator.news(in: screen) == ["Deck", "Two flows", "3 s left", "1 open (Enter)", "2 quit"])
    #expect(narrator.news(in: screen) == [])
    var next = screen
    next.title = "Launcher"
    #expect(narrator.news(in: next).first == "Launcher")
    #expect(narrator.news(in: screen).count == 5)
  }

  @Test func onlyWhatIsNewIsSaid() {
    var narrator = Narrator()
    _ = narrator.news(in: screen)
    var next = screen
    next.lines = [.news("Two flows"), .news("Two flows"), .news("Connected"), .aside("2 s left")]
    #expect(narrator.news(in: next) == ["Two flows", "Connected"])
    next.lines.removeFirst(3)
    #expect(narrator.news(in: next) == [])
    next.choices.insert(Speech.Choice("retry", keys: [.character("r")]), at: 1)
    #expect(narrator.news(in: next) == ["2 retry", "3 quit"])
  }

  @Test func ofManyChoicesThatMovedItIsSaidThatTheyDid() {
    var narrator = Narrator()
    var page = screen
    page.choices = (1...5).map { Speech.Choice("course \($0)", keys: [.item($0)]) }
    _ = narrator.news(in: page)
    page.choices.insert(Speech.Choice("renew", keys: [.item(9)]), at: 0)
    #expect(
      narrator.news(in: page) == [
        "1 renew", "5 choices have other numbers now; “choices” says them.",
      ])
  }

  @Test func whatWasForgottenIsSaidAgainWithItsAsides() {
    var narrator = Narrator()
    _ = narrator.news(in: screen)
    narrator.forget()
    #expect(narrator.news(in: screen).contains("3 s left"))
  }

  @Test func aNoticeIsSaidOnceAndItsWordsAgainWithAnotherNumber() {
    var narrator = Narrator()
    _ = narrator.news(in: screen)
    var next = screen
    next.notices = [Speech.Notice(number: 1, text: "Copied x")]
    #expect(narrator.news(in: next) == ["Copied x"])
    #expect(narrator.news(in: next) == [])
    next.notices = [Speech.Notice(number: 2, text: "Copied x")]
    #expect(narrator.news(in: next) == ["Copied x"])
  }

  @Test func whileATextIsAskedForTheChoicesAreNotSaid() {
    var narrator = Narrator()
    var asking = screen
    asking.question = Speech.Question("Domain", value: "a.example")
    #expect(
      narrator.news(in: asking).suffix(2) == [
        "3 s left", "Domain? Now: a.example. An empty line keeps it.",
      ])
    asking.question?.value = "b"
    #expect(narrator.news(in: asking) == [])
    asking.question = Speech.Question("Password", value: "secret", isSecret: true)
    #expect(narrator.news(in: asking) == ["Password? It is not shown."])
  }
}
