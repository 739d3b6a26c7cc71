import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// Tokens on the screen, and the countdown of their lives.
@Suite struct LauncherSecretTests {
  var walk = LauncherWalk.connected()
  let secret = Sample.token.secret.value

  @Test mutating func theScreenShowsTheTokenMasked() {
    #expect(walk.screen.contains("0123…4567") && !walk.screen.contains("0123456789"))
  }

  @Test(arguments: [Size(columns: 80, rows: 22), Size(columns: 160, rows: 48)])
  func aKeyShowsTheTokenUntilTheNextKey(size: Size) {
    for key in [Key.tab, .character("x"), .escape, .character("v"), .wheel(1)] {
      var walk = LauncherWalk.connected(size: size)
      walk.press(.character("v"))
      #expect(walk.canvas.lines.joined().contains("0123456789abcdef0123456789abcde"))
      let before = walk.state
      walk.press(key)
      #expect(!walk.screen.contains("0123456789") && walk.effects.isEmpty)
      #expect(walk.state.isOpen && walk.state.token == before.token)
    }
  }

  @Test(arguments: [
    Size(columns: 80, rows: 22), Size(columns: 160, rows: 48), Size(columns: 30, rows: 8),
  ])
  func noRecordingShowsIt(size: Size) {
    var walk = LauncherWalk.connected(size: size)
    walk.press(.character("v"))
    #expect(walk.canvas.lines.joined().contains("0123456789"))
    let recorded = walk.canvas.redacted.lines.joined()
    #expect(!recorded.contains("0123") && !recorded.contains("cdef") && recorded.contains("••••"))
    walk.press(.character("v"))
    #expect(walk.canvas.secrets.isEmpty)
  }

  @Test(arguments: [Size(columns: 80, rows: 22), Size(columns: 40, rows: 30)])
  func noRecordingShowsWhatAPageDoesWithIt(size: Size) {
    var walk = LauncherWalk.connected(size: size)
    let text = "The token \(secret) was handed over."
    walk.report(.displayed(Document(blocks: [.paragraph([Run(text)], .leading)])))
    #expect(walk.canvas.lines.joined().contains("56789abcdef"))
    #expect(!walk.canvas.redacted.lines.joined().contains("56789"))
    #expect(walk.canvas.redacted.lines.joined().contains("handed over."))
  }

  @Test(arguments: [
    Size(columns: 80, rows: 22), Size(columns: 160, rows: 48), Size(columns: 40, rows: 12),
  ])
  func noRecordingShowsWhatAPageComplainsOf(size: Size) {
    var walk = LauncherWalk.connected(size: size)
    walk.report(.displayed(Document(blocks: [.paragraph([Run("Hello")], .leading)])))
    for news in [Page.News.failed("no \(secret)"), .left(for: "https://x.example/?t=\(secret)")] {
      walk.report(news)
      #expect(!walk.canvas.redacted.lines.joined().contains("0123456"))
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 22), Size(columns: 160, rows: 48)])
  func aTokenThatWasRenewedStaysMasked(size: Size) {
    var walk = LauncherWalk.connected(size: size)
    walk.press(.character("n"))
    walk.answer(LauncherWalk.token("f"))
    #expect(walk.state.token?.secret.value.first == "f")
    let text = "Before: \(String(repeating: "filling ", count: 9)) \(secret), now another."
    walk.report(.displayed(Document(blocks: [.paragraph([Run(text)], .leading)])))
    #expect(walk.canvas.lines.joined().contains("abcdef"))
    let recorded = walk.canvas.redacted.lines.joined()
    #expect(!recorded.contains("0123") && !recorded.contains("cdef0") && recorded.contains("now"))
    walk.report(.failed("no \(secret)"))
    #expect(!walk.screen.contains("no 0123456") && walk.screen.contains("no 0123…4567"))
  }

  @Test mutating func itIsHiddenAfterFiveSecondsAndAnOldTimerHidesNothing() {
    walk.press(.character("v"))
    #expect(walk.effects == [.wait(.seconds(5), .reveal(walk.state.timers))])
    let old = walk.state.timers
    walk.press(.escape, .character("v"))
    walk.send(.rang(.reveal(old), now: .seconds(5)))
    #expect(walk.screen.contains(secret))
    walk.send(.rang(.reveal(walk.state.timers), now: .seconds(6)))
    #expect(!walk.screen.contains(secret))
  }

  @Test func quittingWorksWhileItIsShown() {
    var app = Rehearsal<App>(Sample.app())
    app.press(.character("2"), .enter)
    app.send(
      .launcher(.answered(attempt: 1, .success(Sample.token), took: .zero, now: .zero)))
    app.press(.character("v"), .control("c"))
    #expect(app.state.exit == .quit)
  }

  @Test mutating func theCountdownMovesOnceASecondAndStopsAtTheEnd() {
    walk.press(.character("o"))
    walk.tick(at: .milliseconds(1001))
    #expect(walk.effects == [.wait(.milliseconds(1000), .second(walk.state.timers))])
    #expect(walk.screen.contains("59 of 60 s left"))
    walk.press(.character("o"))
    walk.fail(.denied)
    walk.tick(at: .seconds(61))
    #expect(walk.effects.isEmpty && walk.state.countdown == nil)
    #expect(walk.screen.contains("expired"))
  }

  @Test mutating func thereIsOneCountdownWhateverHappens() {
    for _ in 0..<5 {
      walk.press(.character("n"))
      walk.fail(.down)
      walk.press(.character("n"))
      walk.answer(LauncherWalk.token("f"))
      walk.press(.character("r"))
      let ticks = walk.effects.filter { if case .wait(_, .second) = $0 { true } else { false } }
      #expect(ticks.isEmpty)
    }
    walk.send(.rang(.second(-1), now: .seconds(1)))
    #expect(walk.effects.isEmpty)
  }

  @Test func aTokenIsValidInTheMomentItExpiresAndNotAfterIt() {
    #expect(!Sample.token.isExpired(at: .seconds(60)))
    #expect(Sample.token.isExpired(at: .seconds(60) + .nanoseconds(1)))
  }
}
