import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

@Suite struct LauncherTests {
  var rehearsal = Rehearsal<Launcher>(
    Launcher.State(content: .ready(Sample.launcher), size: Size(columns: 80, rows: 22)),
    size: Size(columns: 80, rows: 22))
  let first = Asker.page(session: 1, request: 1)
  let second = Asker.page(session: 1, request: 2)

  private mutating func connect() {
    rehearsal.send(.opened)
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .zero))
    rehearsal.send(.reported(.displayed(Document()), session: 1))
  }

  private mutating func ask(_ message: ScriptMessage = Sample.asks(), request: Int = 1) {
    rehearsal.send(.reported(.posted(message, request: request), session: 1))
  }

  @Test mutating func openingGetsATokenAndThenConnectsThePageWithIt() {
    rehearsal.send(.opened)
    #expect(rehearsal.effects == [.requestToken(session: 1)])
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .zero))
    guard case .order(.open(let source), session: 1)? = rehearsal.effects.first else {
      Issue.record("the page was not opened")
      return
    }
    #expect(source.replyingHandlers == ["doceboFlowMessageHandler"])
    #expect(source.userScripts.first?.contains("requestAccessToken") == true)
  }

  @Test mutating func aRequestGetsTheNewToken() {
    connect()
    ask()
    #expect(rehearsal.effects == [.requestToken(session: 1)])
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .seconds(1)))
    #expect(rehearsal.effects == [.reply(Sample.token.secret, to: first)])
    #expect(rehearsal.state.renewals == 1)
  }

  @Test mutating func aSecondRenewalJoinsTheFirst() {
    connect()
    ask()
    ask(request: 2)
    #expect(rehearsal.effects.isEmpty)
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .seconds(1)))
    #expect(
      rehearsal.effects == [
        .reply(Sample.token.secret, to: first), .reply(Sample.token.secret, to: second),
      ])
  }

  @Test mutating func aRefusedRenewalRejectsAllWhoAsked() {
    connect()
    ask()
    ask(request: 2)
    rehearsal.send(.tokenRefused(reason: "The back end is down.", session: 1, now: .seconds(1)))
    #expect(
      rehearsal.effects == [
        .refuse("The back end is down.", to: first), .refuse("The back end is down.", to: second),
      ])
    #expect(rehearsal.screen.contains("renewal refused"))
  }

  @Test(arguments: [
    JSON.number(1), .null, .object([]), .string("renew_access_token"),
    .string(" RENEW_ACCESS_TOKEN"), .string(""),
  ])
  mutating func anyOtherBodyIsRejectedWithoutATokenCall(body: JSON) {
    connect()
    ask(Sample.asks(body))
    #expect(rehearsal.effects.count == 1)
    guard case .refuse(_, to: first)? = rehearsal.effects.first else {
      Issue.record("it was not refused")
      return
    }
  }

  @Test mutating func aFrameWithinThePageGetsNoToken() {
    connect()
    ask(Sample.asks(isMainFrame: false))
    #expect(!rehearsal.effects.contains(.requestToken(session: 1)))
    #expect(rehearsal.state.requests == 0)
  }

  @Test mutating func aForeignOriginGetsNoToken() {
    connect()
    var message = Sample.asks()
    message.frame.origin = "https://evil.example"
    ask(message)
    #expect(!rehearsal.effects.contains(.requestToken(session: 1)))
  }

  @Test mutating func theBridgeSocketMayAskWithItsAssumedFrame() {
    connect()
    let message = Sample.posts(.string(Launcher.renewal), handler: Launcher.handler)
    rehearsal.send(.posted(message, .bridge(4)))
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .zero))
    #expect(rehearsal.effects == [.reply(Sample.token.secret, to: .bridge(4))])
  }

  @Test mutating func aClosedLauncherRefuses() {
    rehearsal.send(.posted(Sample.asks(), .bridge(1)))
    #expect(
      rehearsal.effects == [.refuse("The launcher is closed; open it first.", to: .bridge(1))])
  }

  @Test mutating func anEmptyTokenIsNeverPassedOn() {
    connect()
    ask()
    var empty = Sample.token
    empty.secret = Secret("")
    rehearsal.send(.tokenIssued(empty, session: 1, now: .zero))
    guard case .refuse(_, to: first)? = rehearsal.effects.first else {
      Issue.record("it was passed on")
      return
    }
    #expect(rehearsal.state.token == Sample.token)
  }

  @Test mutating func closingDuringARenewalRefusesAndDropsTheLateToken() {
    connect()
    ask()
    rehearsal.send(.closed)
    #expect(rehearsal.effects.first == .refuse("The launcher was closed.", to: first))
    rehearsal.send(.tokenIssued(Sample.token, session: 1, now: .seconds(2)))
    #expect(rehearsal.effects.isEmpty && rehearsal.state.token == nil)
  }

  @Test mutating func newsOfAnEarlierPageIsStale() {
    connect()
    rehearsal.press(.character("r"))
    #expect(rehearsal.state.page.session == 2)
    ask()
    #expect(rehearsal.effects.isEmpty)
  }

  @Test mutating func aReloadConnectsWithTheCurrentToken() {
    connect()
    ask()
    var next = Sample.token
    next.secret = Secret(String(repeating: "f", count: 40))
    rehearsal.send(.tokenIssued(next, session: 1, now: .seconds(1)))
    rehearsal.press(.character("r"))
    guard case .order(.open(let source), session: 2)? = rehearsal.effects.last else {
      Issue.record("the page was not opened again")
      return
    }
    #expect(source.userScripts.first?.contains(next.secret.value) == true)
  }

  @Test mutating func theCountdownMovesOnceASecondAndStopsAtTheEnd() {
    connect()
    rehearsal.send(.ticked(session: 1, now: .milliseconds(1001)))
    #expect(rehearsal.effects == [.tick(after: .milliseconds(1000), session: 1)])
    #expect(rehearsal.screen.contains("age 1 of 60 s"))
    rehearsal.send(.ticked(session: 1, now: .seconds(61)))
    #expect(rehearsal.effects.isEmpty)
    #expect(rehearsal.screen.contains("token expired"))
  }

  @Test func aTokenIsValidInTheMomentItExpiresAndNotAfterIt() {
    var state = Launcher.State(content: .ready(Sample.launcher), size: .zero)
    state.token = Sample.token
    state.now = .seconds(60)
    #expect(!state.isExpired)
    state.now += .nanoseconds(1)
    #expect(state.isExpired)
  }

  @Test mutating func theScreenShowsTheTokenMasked() {
    connect()
    #expect(rehearsal.screen.contains("0123…4567"))
    #expect(!rehearsal.screen.contains("0123456789"))
  }

  @Test(arguments: [
    "O'Brien", "say \"hi\"", "a\\b", "line\nbreak\u{0}", "\u{2028}", "');alert(1)//", "</script>",
    "🙂",
  ])
  func everyOptionStaysInsideItsLiteral(value: String) throws {
    var content = Sample.launcher
    content.context = value
    let script = Launcher.script(connecting: content, token: Secret("t"))
    let literal = try #require(
      script.split(separator: "connect(").last.map { $0.prefix { $0 != "\n" }.dropLast(2) })
    guard case .string(let options) = try JSON(parsing: String(literal)) else {
      Issue.record("connect does not get a text")
      return
    }
    #expect(try JSON(parsing: options)["context"] == .string(value))
    #expect(!script.contains("\u{2028}"))
  }
}
