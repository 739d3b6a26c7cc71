import Cells
import Documents
import Testing
import Widgets

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

  @Test mutating func strictlySwipingStopsAtTheEnds() {
    rehearsal.state.isStrict = true
    rehearsal.press(.left)
    #expect(rehearsal.state.page == 0)
    rehearsal.press(.right, .right, .right, .right)
    #expect(rehearsal.state.page == 2 && !rehearsal.state.isFinished)
  }

  @Test mutating func aSwipeThatDoesNothingIsNotHintedAt() {
    func hasHint(_ state: Onboarding.State) -> Bool {
      Onboarding.keys(in: state).contains { $0.hint == "swipe" }
    }
    rehearsal.press(.character("3"))
    #expect(hasHint(rehearsal.state))
    rehearsal.state.isStrict = true
    #expect(!hasHint(rehearsal.state))
    rehearsal.press(.left)
    #expect(hasHint(rehearsal.state))
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

  @Test mutating func aChangeOfLanguageKeepsThePageAndTheFocus() {
    rehearsal.press(.character("3"), .tab, .tab)
    rehearsal.send(.localized(Sample.onboarding))
    #expect(rehearsal.state.page == 2 && rehearsal.state.focus == .textLink(1))
  }

  @Test mutating func aButtonGoesOnFromThePageThatWasSwipedTo() {
    rehearsal.press(.enter, .left, .enter)
    #expect(rehearsal.state.page == 1)
  }

  @Test mutating func identicalPagesAreDistinct() {
    let content = Onboarding.Content(
      header: nil, pages: Array(repeating: Sample.page("same"), count: 3), labels: Sample.labels)
    rehearsal.send(.localized(content))
    rehearsal.press(.enter, .enter)
    #expect(rehearsal.state.page == 2 && rehearsal.effects.last != .finish)
    rehearsal.press(.enter)
    #expect(rehearsal.effects == [.finish])
  }

  @Test mutating func aPageWithoutTextIsAPage() {
    rehearsal.send(
      .localized(
        Onboarding.Content(header: nil, pages: [Sample.page("")], labels: Sample.labels)))
    #expect(rehearsal.screen.contains("Done"))
    rehearsal.press(.enter)
    #expect(rehearsal.effects == [.finish])
  }

  @Test mutating func aNewSizeKeepsThePageAndHowFarItIsRead() {
    let long = (1...300).map { "word\($0)" }.joined(separator: " ")
    rehearsal.send(
      .localized(
        Onboarding.Content(
          header: nil, pages: [Sample.page("one"), Sample.page(long)], labels: Sample.labels)))
    rehearsal.press(.enter, .pageDown, .pageDown, .pageDown, .pageDown)
    for (size, isAllSeen) in [
      (Size(columns: 40, rows: 12), false), (Size(columns: 120, rows: 60), true),
    ] {
      rehearsal.size = size
      rehearsal.send(.resized(size))
      #expect(rehearsal.state.page == 1 && rehearsal.screen.contains("Done"))
      #expect((rehearsal.state.text.scroll == 0) == isAllSeen)
      #expect(!isAllSeen || rehearsal.screen.contains("word300"))
    }
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
