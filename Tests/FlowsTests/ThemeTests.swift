import Cells
import Testing

@testable import Flows

@Suite struct ThemeTests {
  var rehearsal = Rehearsal<App>(Sample.app())

  private var shown: [PictureRequest]? {
    for case .showPictures(let requests) in rehearsal.effects { return requests }
    return nil
  }

  private mutating func answer(isDark: Bool) {
    let message = App.message(for: Input.background(isDark: isDark), in: rehearsal.state)
    if let message { rehearsal.send(message) }
  }

  @Test func theTerminalIsAskedOnceAndOnlyForTheAutomaticTheme() {
    var state = Sample.app()
    #expect(App.start(&state, opening: nil) == [.terminal(.askBackground)])
    #expect(!App.start(&state, opening: nil).contains(.terminal(.askBackground)))
    state = Sample.app()
    state.settings.theming = .mono
    #expect(App.start(&state, reading: "a.html").allSatisfy { $0 != .terminal(.askBackground) })
    #expect(App.update(&state, with: .themePressed).contains(.terminal(.askBackground)))
    #expect(state.settings.theming == .auto)
  }

  @Test mutating func picturesAreMadeAnewForALightBackgroundOnly() {
    rehearsal.state.onboardingContent = .ready(Self.pictured)
    rehearsal.send(.flowOpened(.onboarding))
    #expect(shown?.isEmpty == false && shown?.allSatisfy(\.isDark) == true)
    answer(isDark: true)
    #expect(rehearsal.effects.isEmpty)
    answer(isDark: false)
    #expect(shown?.isEmpty == false && shown?.contains { $0.isDark } == false)
    answer(isDark: false)
    #expect(rehearsal.effects.isEmpty)
  }

  @Test mutating func aThemeThatWasChosenStays() {
    rehearsal.state.settings.theming = .dark
    rehearsal.state.onboardingContent = .ready(Self.pictured)
    rehearsal.send(.flowOpened(.onboarding))
    answer(isDark: false)
    #expect(rehearsal.effects.isEmpty)
    rehearsal.press(.character("t"), .character("t"))
    #expect(rehearsal.state.settings.theming == .auto && shown?.contains { $0.isDark } == false)
  }

  private static let pictured: Onboarding.Content = {
    var content = Sample.onboarding
    content.pages[0].picture = "Onboarding/scan"
    return content
  }()
}
