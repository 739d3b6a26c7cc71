import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// How far the page has come, and what stopped it.
@Suite struct LauncherConnectionTests {
  var walk = LauncherWalk.start()

  private mutating func open() {
    walk.press(.enter)
    walk.answer(Sample.token)
  }

  @Test mutating func eachStepIsSeen() throws {
    walk.press(.enter)
    #expect(walk.state.status == .authorizing)
    walk.answer(Sample.token)
    let source = try #require(walk.source)
    #expect(source.replyingHandlers == [Launcher.handler])
    #expect(source.userScripts.count == 3 && walk.state.status == .loading)
    walk.observe("injecting")
    #expect(walk.state.status == .injecting)
    walk.observe("connecting", LauncherWalk.json(of: Sample.launcher))
    #expect(walk.state.status == .connecting)
    walk.observe("connected")
    #expect(walk.state.status == .connected && walk.state.delivery == .unchanged)
  }

  @Test(arguments: [
    ("missing", "", "script failed", "no function connect"),
    ("unreachable", "", "bridge missing", "no message handler"),
    ("elsewhere", "https://evil.example", "script failed", "https://evil.example"),
    ("refused", "no such launcher", "connect failed", "no such launcher"),
  ])
  mutating func whatStoppedItIsNamedAndNeverCalledConnected(
    kind: String, detail: String, word: String, cause: String
  ) {
    open()
    walk.observe("injecting")
    walk.observe(kind, detail)
    walk.observe("ran")
    walk.report(.displayed(Document()))
    #expect(walk.state.status.word == word && walk.screen.contains(cause))
  }

  @Test mutating func aScriptThatThrowsHasFailedWithItsError() {
    open()
    walk.observe("injecting")
    walk.report(.failed("SyntaxError: Unexpected identifier 'Brien'"))
    walk.observe("ran")
    #expect(walk.state.status.word == "script failed" && walk.screen.contains("'Brien'"))
  }

  @Test mutating func anErrorOfAnEarlierDocumentIsForgotten() {
    walk = .connected()
    walk.report(.failed("ReferenceError: Can't find variable: connect"))
    walk.report(.wentOn)
    #expect(!walk.screen.contains("ReferenceError"))
  }

  @Test mutating func anAddressOutsideTheAppIsSaidAndCanBeCopied() {
    walk = .connected()
    walk.press(.character("y"))
    #expect(walk.effects.isEmpty)
    walk.report(.left(for: "https://elsewhere.example/terms"))
    #expect(walk.screen.contains("asked for https://elsewhere.example/terms"))
    walk.press(.character("y"))
    #expect(walk.effects == [.showAddress("https://elsewhere.example/terms")])
  }

  @Test mutating func withoutAFirstTokenItIsNoRenewalThatFailed() {
    walk.press(.enter)
    walk.fail(.final(reason: "invalid_grant"))
    #expect(walk.state.status.word == "no token")
    let keys = Launcher.keys(in: walk.state).flatMap(\.keys)
    #expect(!keys.contains(.character("x")) && !keys.contains(.character("k")))
  }

  @Test mutating func anErrorOfThePageAfterwardsDoesNotUndoTheConnection() {
    walk = .connected()
    walk.report(.failed("TypeError: x is not a function"))
    #expect(walk.state.status == .connected && walk.screen.contains("TypeError"))
  }

  @Test mutating func aPageWhoseScriptsCanNotReachTheAppHasNoBridge() {
    open()
    walk.report(.displayed(Document()))
    #expect(walk.state.status.word == "bridge missing")
  }

  @Test mutating func connectThatNeverEndsTimesOutAndMayStillEnd() {
    open()
    walk.observe("injecting")
    walk.observe("connecting", "{}")
    let timer = walk.state.timers
    #expect(walk.effects == [.wait(.seconds(10), .connecting(timer))])
    walk.send(.rang(.connecting(timer - 1), now: .seconds(10)))
    #expect(walk.state.status == .connecting)
    walk.send(.rang(.connecting(timer), now: .seconds(10)))
    #expect(walk.state.status.word == "connect timed out")
    walk.observe("connected")
    #expect(walk.state.status == .connected)
  }

  @Test mutating func whatCanNotBeWatchedIsConnectedWhenNoErrorCame() {
    open()
    walk.observe("injecting")
    walk.observe("ran")
    #expect(walk.state.status == .connected && walk.state.delivery == nil)
  }

  @Test mutating func onlyTheMainFrameIsObserved() {
    open()
    walk.observe("injecting", isMainFrame: false)
    #expect(walk.state.status == .loading)
  }

  @Test mutating func optionsThatArriveChangedAreNamed() {
    var got = Sample.launcher
    got.context = "check\u{8}out"
    open()
    walk.observe("injecting")
    walk.observe("connecting", LauncherWalk.json(of: got))
    #expect(walk.state.delivery == .changed(["context"]))
    #expect(walk.screen.contains("✗ changed: context"))
    walk.press(.character("r"))
    walk.observe("injecting")
    walk.observe("connecting", "{\"domain\"")
    #expect(walk.state.delivery == .broken)
  }

  @Test mutating func aPageThatCanNotBeLoadedIsToldFromOneThatCrashed() {
    open()
    walk.report(.ended("gone.html was not found in the app folder."))
    #expect(walk.state.status.word == "page not loaded")
    walk = .connected()
    walk.press(.character("k"))
    #expect(walk.effects == [.killPage(session: 1)])
    walk.report(.ended("The page process crashed (Killed)."))
    #expect(walk.state.status.word == "page crashed" && walk.screen.contains("Page ended"))
  }

  @Test mutating func aReloadConnectsWithTheCurrentTokenAndForgetsTheOldDocumentsRequests() {
    walk = .connected()
    walk.press(.character("n"))
    walk.answer(LauncherWalk.token("f"))
    walk.endRest()
    walk.ask()
    #expect(walk.refusals.isEmpty && walk.state.renewal.waiting.isEmpty)
    walk.ask(request: 2)
    walk.press(.character("r"))
    #expect(walk.effects.first == .order(.close, session: 1))
    #expect(walk.source?.userScripts[1].contains(String(repeating: "f", count: 40)) == true)
    walk.send(.reported(.posted(Sample.asks(), request: 3), session: 1))
    #expect(walk.effects.isEmpty)
    walk.answer(LauncherWalk.token("e"))
    #expect(walk.state.token == LauncherWalk.token("e"))
    #expect(!walk.effects.contains { if case .reply = $0 { true } else { false } })
  }

  @Test mutating func aPageThatCrashedIsConnectedAnewWithTheCurrentToken() {
    walk = .connected()
    walk.press(.character("n"))
    walk.answer(LauncherWalk.token("f"))
    walk.endRest()
    walk.ask()
    walk.ask(request: 7)
    #expect(walk.state.renewal.waiting.count == 1)
    walk.report(.ended("The page process crashed (Killed)."))
    walk.answer(LauncherWalk.token("e"))
    #expect(!walk.effects.contains { if case .reply = $0 { true } else { false } })
    walk.press(.character("r"))
    #expect(walk.calls.isEmpty && walk.source?.userScripts.count == 3)
    #expect(walk.source?.userScripts[1].contains(String(repeating: "e", count: 40)) == true)
  }

  @Test mutating func aReloadAfterTheTokensEndGetsANewOneFirst() {
    walk = .connected()
    walk.press(.character("x"), .character("r"))
    #expect(walk.source == nil && walk.calls.count == 1)
    walk.answer(LauncherWalk.token("f"))
    #expect(walk.source?.userScripts[1].contains(String(repeating: "f", count: 40)) == true)
    #expect(walk.state.page.session > 1)
  }
}
