import Cells
import Documents
import Testing

@testable import Flows

@Suite struct OnboardingTests {
  var rehearsal = Rehearsal<Onboarding>(
    Onboarding.State(content: Sample.onboarding, size: Size(columns: 80, rows: 22)),
    size: Size(columns: 80, rows: 22))

  @Test mutating func theMainButtonGoesOnAndFinishesOnTheLastPage() {
    rehearsal.press(.enter)
    rehearsal.press(.space)
    #expect(rehearsal.state.page == 2)
    rehearsal.press(.enter)
    #expect(rehearsal.effects == [.finish])
  }

  @Test mutating func aHeldKeyFinishesOnce() {
    rehearsal.press(.enter, .enter, .enter, .enter, .enter)
    #expect(rehearsal.effects.filter { $0 == .finish }.count == 1)
  }

  @Test mutating func swipingWrapsBothWaysAndNeverFinishes() {
    rehearsal.press(.left)
    #expect(rehearsal.state.page == 2)
    rehearsal.press(.right)
    #expect(rehearsal.state.page == 0)
    #expect(!rehearsal.state.isFinished)
  }

  @Test mutating func theLastPageReachedByWrappingFinishes() {
    rehearsal.press(.left, .enter)
    #expect(rehearsal.effects.last == .finish)
  }

  @Test mutating func theDotsDoNotWrap() {
    rehearsal.send(.dotsTapped(-1))
    #expect(rehearsal.state.page == 0)
    rehearsal.send(.dotsTapped(1), .dotsTapped(1), .dotsTapped(1))
    #expect(rehearsal.state.page == 2)
  }

  @Test mutating func theDotsKeepTheFocusWhileTheyAreUsed() {
    rehearsal.press(.backTab)
    #expect(rehearsal.state.focus == .dots)
    rehearsal.press(.enter)
    #expect(rehearsal.state.page == 1)
    #expect(rehearsal.state.focus == .dots)
  }

  @Test mutating func numbersGoToPages() {
    rehearsal.press(.character("3"))
    #expect(rehearsal.state.page == 2)
    rehearsal.press(.character("9"))
    #expect(rehearsal.state.page == 2)
  }

  @Test mutating func tabGoesThroughLinksThenShowThenDotsThenTheMainButton() {
    rehearsal.press(.character("3"))
    var order: [Onboarding.Focus] = []
    for _ in 0..<5 {
      rehearsal.press(.tab)
      order.append(rehearsal.state.focus)
    }
    #expect(order == [.textLink(0), .textLink(1), .linkButton, .dots, .mainButton])
  }

  @Test func aHeadingStandsInTheMiddleLikeTheText() {
    var content = Sample.onboarding
    content.pages[0].text.blocks.insert(.heading(level: 2, [Run("Welcome")]), at: 0)
    let state = Onboarding.State(content: content, size: Size(columns: 80, rows: 22))
    let line = Rehearsal<Onboarding>(state, size: state.size).canvas.lines
      .first { $0.contains("Welcome") }
    #expect(line?.prefix { $0 == " " }.count == 36)
  }

  @Test mutating func aLinkIsFollowedAndThePageStays() {
    rehearsal.press(.character("3"), .tab, .enter)
    #expect(rehearsal.effects.last == .follow("snabble://terms.html"))
    #expect(rehearsal.state.page == 2)
    rehearsal.press(.tab, .tab, .enter)
    #expect(rehearsal.effects == [.showResource("imprint.html")])
  }

  @Test mutating func aClickFollowsALinkAndPressesAButton() {
    rehearsal.press(.character("3"))
    rehearsal.click(on: "privacy")
    #expect(rehearsal.effects == [.follow("snabble://privacy.html")])
    rehearsal.click(on: "Agree")
    #expect(rehearsal.effects == [.finish])
  }

  @Test mutating func aCustomTitleReplacesTheLabelOnlyEvenIfItIsEmpty() {
    let pages = [Sample.page("one", button: ""), Sample.page("two", button: "Jump")]
    let content = Onboarding.Content(header: nil, pages: pages, labels: Sample.labels)
    rehearsal.send(.localized(content))
    #expect(rehearsal.screen.contains("▸") && !rehearsal.screen.contains("Continue"))
    rehearsal.press(.enter)
    #expect(rehearsal.state.page == 1)
    #expect(rehearsal.screen.contains("Jump"))
  }

  @Test mutating func aSinglePageHasOneDotAndFinishesAtOnce() {
    let content = Onboarding.Content(
      header: nil, pages: [Sample.page("only")], labels: Sample.labels)
    rehearsal.send(.localized(content))
    #expect(rehearsal.screen.contains("●") && rehearsal.screen.contains("Done"))
    rehearsal.press(.right, .left)
    #expect(rehearsal.state.page == 0)
    rehearsal.press(.enter)
    #expect(rehearsal.effects == [.finish])
  }

  @Test mutating func manyPagesInANarrowScreenShowACountInsteadOfDots() {
    let pages = (1...25).map { Sample.page("page \($0)") }
    let content = Onboarding.Content(header: nil, pages: pages, labels: Sample.labels)
    rehearsal.size = Size(columns: 40, rows: 20)
    rehearsal.send(.localized(content), .resized(rehearsal.size))
    #expect(rehearsal.screen.contains("1/25"))
  }

  @Test mutating func aChangeOfLanguageKeepsThePage() {
    rehearsal.press(.enter)
    rehearsal.send(.localized(Sample.onboarding))
    #expect(rehearsal.state.page == 1)
  }

  @Test mutating func aPictureThatComesLateNeverMovesTheText() {
    rehearsal.send(.resized(rehearsal.size))
    let before = rehearsal.canvas.lines.firstIndex { $0.contains("Scan your") }
    guard case .loadPicture(let request)? = Onboarding.neededAgain(rehearsal.state).first else {
      Issue.record("no picture was asked for")
      return
    }
    let picture = Picture(
      size: Size(columns: 2, rows: 1), cells: [Cell(.blank), Cell(.blank)])
    rehearsal.send(.pictureLoaded(request, picture))
    #expect(rehearsal.canvas.lines.firstIndex { $0.contains("Scan your") } == before)
    rehearsal.send(.pictureLoaded(request, nil))
    #expect(rehearsal.state.pictures[request] == .missing)
  }

  @Test mutating func aLongTextScrollsWhileDotsAndMainButtonStay() {
    let long = (1...60).map { "word\($0) lorem ipsum dolor sit amet" }.joined(separator: " ")
    let content = Onboarding.Content(
      header: nil, pages: [Sample.page(long)], labels: Sample.labels)
    rehearsal.send(.localized(content))
    #expect(rehearsal.screen.contains("word1 ") && rehearsal.screen.contains("Done"))
    rehearsal.press(.pageDown, .pageDown, .pageDown, .pageDown)
    #expect(rehearsal.screen.contains("word60") && rehearsal.screen.contains("Done"))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 4), (200, 1), (1, 80), (300, 200)])
  mutating func everySizeIsDrawn(columns: Int, rows: Int) {
    rehearsal.size = Size(columns: columns, rows: rows)
    rehearsal.send(.resized(rehearsal.size), .pageChosen(2))
    #expect(rehearsal.canvas.size == rehearsal.size)
  }
}

extension Onboarding {
  /// What a fresh state like this one would ask for.
  fileprivate static func neededAgain(_ state: State) -> [Effect] {
    var fresh = state
    fresh.pictures = [:]
    return neededPictures(in: &fresh)
  }
}
