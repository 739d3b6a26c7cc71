import Cells
import Documents
import PageProtocol
import Testing
import Widgets

@testable import Flows

@Suite struct AppTests {
  var rehearsal = Rehearsal<App>(Sample.app(isOnboardingRequired: true))

  @Test func theOnboardingComesByItselfWhileItIsRequired() {
    var state = Sample.app(isOnboardingRequired: true)
    _ = App.start(&state, opening: nil)
    #expect(state.stage == .flow(.onboarding))
    state = Sample.app(isOnboardingRequired: true)
    _ = App.start(&state, opening: .launcher)
    #expect(state.stage == .flow(.launcher))
    state = Sample.app(isOnboardingRequired: false)
    _ = App.start(&state, opening: nil)
    #expect(state.stage == .deck)
  }

  @Test mutating func finishingIsRememberedAndComesBackToTheDeck() {
    rehearsal.press(.character("1"), .enter, .enter, .enter)
    #expect(rehearsal.effects.contains(.rememberOnboarding))
    #expect(rehearsal.state.stage == .deck && !rehearsal.state.isOnboardingRequired)
  }

  @Test mutating func aHeldKeyFinishesOnceAndOpensNothingUntilItIsLetGo() {
    rehearsal.press(.character("1"), .enter, .enter, .enter)
    rehearsal.press(.enter, .enter)
    #expect(rehearsal.state.stage == .deck)
    #expect(rehearsal.effects == [.awaitRelease(2), .awaitRelease(3)])
    rehearsal.send(.keyReleased(1))
    rehearsal.press(.space)
    #expect(rehearsal.state.stage == .deck)
    rehearsal.send(.keyReleased(4))
    rehearsal.press(.enter)
    #expect(rehearsal.state.stage == .flow(.onboarding))
  }

  @Test mutating func leavingEarlyLeavesItRequired() {
    rehearsal.press(.character("1"), .enter, .escape)
    #expect(!rehearsal.effects.contains(.rememberOnboarding))
    #expect(rehearsal.state.stage == .deck && rehearsal.state.isOnboardingRequired)
  }

  @Test mutating func aLinkOpensInTheViewerAndComesBackToTheSamePage() {
    rehearsal.press(.character("1"), .character("3"), .tab, .enter)
    #expect(rehearsal.effects.contains(.loadDocument("terms.html", language: "en", load: 1)))
    rehearsal.send(.read(Document()))
    rehearsal.press(.character("q"))
    #expect(rehearsal.state.viewer == nil && rehearsal.state.onboarding?.page == 2)
    #expect(rehearsal.state.onboarding?.focus == .textLink(0))
  }

  @Test mutating func theViewerFollowsLinksAndComesBackWhereItWas() {
    let text = Document(blocks: [.paragraph([Run("next", target: .link("b.html"))], .leading)])
    rehearsal.press(.character("1"), .character("3"), .tab, .enter)
    rehearsal.send(.read(text))
    rehearsal.press(.tab, .enter)
    #expect(rehearsal.effects == [.loadDocument("b.html", language: "en", load: 2)])
    rehearsal.press(.escape)
    #expect(rehearsal.state.viewer?.name == "terms.html")
    #expect(rehearsal.screen.contains("next"))
  }

  @Test mutating func anAddressOutsideIsCopiedAndNeverOpened() {
    let text = Document(blocks: [
      .paragraph([Run("x", target: .link("https://a.example"))], .leading)
    ])
    rehearsal.press(.character("1"), .character("3"), .tab, .enter)
    rehearsal.send(.read(text))
    rehearsal.press(.tab, .enter)
    #expect(rehearsal.effects.first == .terminal(.copy("https://a.example")))
    #expect(rehearsal.screen.contains("Copied https://a.example"))
  }

  @Test mutating func lettersBelongToTheSearchWhileItIsTyped() {
    rehearsal.press(.character("1"), .character("3"), .tab, .enter)
    rehearsal.send(.read(Document()))
    rehearsal.press(.character("/"))
    rehearsal.type("q?ml")
    #expect(rehearsal.state.viewer?.query?.text == "q?ml")
    #expect(rehearsal.state.keyList == nil)
  }

  @Test mutating func escapeForgetsASearchBeforeItGoesBack() {
    let text = Document(blocks: [.paragraph([Run("some words")], .leading)])
    rehearsal.press(.character("1"), .character("3"), .tab, .enter)
    rehearsal.send(.read(text))
    rehearsal.press(.character("/"), .character("w"), .enter)
    #expect(rehearsal.screen.contains("match 1 of 1"))
    rehearsal.press(.escape)
    #expect(rehearsal.state.viewer?.pane.isSearched == false)
    rehearsal.press(.escape)
    #expect(rehearsal.state.viewer == nil)
  }

  @Test mutating func qQuitsOnTheDeckAndGoesBackElsewhere() {
    rehearsal.press(.character("2"), .character("q"))
    #expect(rehearsal.state.stage == .deck && rehearsal.state.exit == nil)
    rehearsal.press(.character("q"))
    #expect(rehearsal.state.exit == .quit)
  }

  @Test(arguments: [FlowName?.none, .onboarding, .launcher, .analysis])
  mutating func controlCQuitsFromAnywhereEvenOverTheHelp(flow: FlowName?) {
    if let flow { rehearsal.send(.flowOpened(flow)) }
    rehearsal.press(.character("?"), .control("c"))
    #expect(rehearsal.state.exit == .quit)
  }

  @Test mutating func quittingClosesThePage() {
    rehearsal.press(.character("3"), .control("c"))
    #expect(rehearsal.effects.contains(.order(.close, flow: .analysis, session: 1)))
  }

  @Test mutating func aMissingFlowSaysWhyOnTheDeckAndStaysClosed() {
    rehearsal.state.launcher.content = .unavailable("Launcher.json is missing.")
    rehearsal.press(.character("2"))
    #expect(rehearsal.state.stage == .deck)
    #expect(rehearsal.screen.contains("Launcher.json is missing."))
  }

  @Test mutating func aBrokenOnboardingSaysWhyOnTheDeckAndStaysRequired() {
    let sentence = "Onboarding.json:1:5: items[2].text is missing."
    rehearsal.state.onboardingContent = .unavailable(sentence)
    #expect(App.start(&rehearsal.state, opening: nil) == [.terminal(.askBackground)])
    rehearsal.press(.character("1"))
    #expect(rehearsal.state.stage == .deck && rehearsal.state.isOnboardingRequired)
    #expect(!rehearsal.effects.contains(.rememberOnboarding))
    #expect(rehearsal.screen.contains(sentence))
  }

  @Test mutating func anUnknownHandlerIsRefused() {
    rehearsal.send(.posted(Sample.posts(.null, handler: "nobody\u{1B}"), ticket: 9))
    guard case .refuse(let reason, to: .bridge(9), _)? = rehearsal.effects.first else {
      Issue.record("it was not refused")
      return
    }
    #expect(reason.contains("nobody␛"))
  }

  @Test mutating func underTheSmallestSizeOnlyQuittingWorks() {
    rehearsal.size = Size(columns: 19, rows: 24)
    rehearsal.send(.resized(rehearsal.size))
    rehearsal.press(.enter)
    #expect(rehearsal.state.stage == .deck)
    rehearsal.press(.character("q"))
    #expect(rehearsal.state.exit == .quit)
  }

  @Test mutating func everythingOnTheDeckCanBeClicked() {
    rehearsal.click(on: "Analysis")
    #expect(rehearsal.state.stage == .flow(.analysis))
    rehearsal.click(on: "esc")
    #expect(rehearsal.state.stage == .deck)
  }

  @Test(arguments: [(0, 0), (1, 1), (20, 6), (30, 10), (500, 2), (2, 500), (500, 500)])
  mutating func everyScreenIsDrawnAtEverySize(columns: Int, rows: Int) {
    rehearsal.size = Size(columns: columns, rows: rows)
    for flow in FlowName.allCases {
      rehearsal.send(.flowOpened(flow), .resized(rehearsal.size), .noticed("notice"))
      #expect(rehearsal.canvas.size == rehearsal.size)
      for purpose in [App.KeyListPurpose.help, .palette] {
        rehearsal.send(.keyListToggled(purpose))
        #expect(rehearsal.canvas.size == rehearsal.size)
        rehearsal.press(.end, .character("e"), .pageDown)
        #expect(rehearsal.canvas.size == rehearsal.size)
        rehearsal.send(.keyListToggled(purpose))
      }
    }
  }

  @Test func noTwoEntriesOfAScreenClaimTheSameKey() {
    for flow in [nil, FlowName.onboarding, .launcher, .analysis] {
      var state = Sample.app()
      if let flow { _ = App.update(&state, with: .flowOpened(flow)) }
      var keys = App.keys(in: state).flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
      let event = Sample.posts(.string(#"{"message":"image_rejected"}"#))
      _ = App.update(&state, with: .posted(event, ticket: 1))
      keys = App.keys(in: state).flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }
}
