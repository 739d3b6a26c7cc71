import Cells
import Documents
import PageProtocol
import Testing

@testable import Flows

/// Who gets which token, and how often the source is called for it.
@Suite struct LauncherRenewalTests {
  var walk = LauncherWalk.connected()
  let next = LauncherWalk.token("f")
  let first = Asker.page(session: 1, request: 1)
  let second = Asker.page(session: 1, request: 2)

  @Test mutating func aRequestGetsTheNewToken() {
    walk.ask()
    #expect(walk.calls.map(\.attempt) == [2] && walk.state.status == .renewing)
    walk.answer(next, now: .seconds(1))
    #expect(walk.effects.contains(.reply(next.secret, to: first)))
    #expect(walk.state.counts.renewals == 1 && walk.state.status == .renewed)
    walk.endRest()
    #expect(walk.state.status == .connected)
  }

  @Test mutating func aPageThatLoadsItselfAnewConnectsWithTheCurrentToken() {
    walk.ask()
    walk.answer(next)
    let scripts =
      walk.effects.lazy.compactMap { effect -> [String]? in
        if case .order(.replaceUserScripts(let scripts), 1) = effect { scripts } else { nil }
      }.first ?? []
    #expect(scripts.count == 3 && scripts[1].contains(next.secret.value))
    walk.observe("injecting")
    #expect(walk.state.connection == .injecting && walk.state.isDelivered)
  }

  @Test mutating func anyNumberOfRequestsShareOneCallAndItsToken() {
    walk.ask()
    for request in 2...50 {
      walk.ask(request: request)
      #expect(walk.effects.isEmpty)
    }
    walk.answer(next)
    for request in 1...50 {
      let asker = Asker.page(session: 1, request: request)
      #expect(walk.effects.filter { $0 == .reply(next.secret, to: asker) }.count == 1)
    }
  }

  @Test mutating func anyNumberOfRequestsShareOneFailure() {
    walk.ask()
    walk.ask(request: 2)
    walk.fail(.denied)
    #expect(
      walk.refusals == [.refuse("invalid_grant", to: first), .refuse("invalid_grant", to: second)])
    #expect(walk.state.token == Sample.token)
  }

  @Test mutating func aTokenThePageHasNotGotYetIsHandedOutWithoutACall() {
    walk.tick(at: .seconds(45))
    #expect(walk.calls.count == 1)
    walk.answer(LauncherWalk.token("f", issued: .seconds(45)), now: .seconds(45))
    walk.endRest()
    walk.ask()
    #expect(walk.effects == [.reply(next.secret, to: first)])
    #expect(walk.state.counts.stale == 1)
    walk.ask(request: 2)
    #expect(walk.calls.count == 1)
  }

  @Test mutating func aTokenNearItsEndIsRenewedThoughThePageHasNotGotIt() {
    walk.tick(at: .seconds(45))
    walk.answer(LauncherWalk.token("f", issued: .seconds(45), lifetime: .seconds(20)))
    walk.endRest()
    walk.send(.rang(.second(-1), now: .seconds(61)))
    walk.ask()
    #expect(walk.calls.count == 1)
  }

  @Test mutating func aPageThatAsksInALoopDoesNotBecomeAFloodOfCalls() {
    walk.ask()
    walk.answer(next)
    for request in 2...9 {
      walk.ask(request: request)
      #expect(walk.calls.isEmpty && walk.effects.count == 1)
    }
    walk.endRest()
    walk.ask(request: 10)
    #expect(walk.calls.count == 1)
  }

  @Test(arguments: [(60, 15), (3600, 60), (240, 60), (8, 2), (1, 0)])
  func theMarginIsAMinuteAtMostAndNeverTheWholeLife(lifetime: Int64, margin: Int64) {
    let token = LauncherWalk.token("a", lifetime: .seconds(lifetime))
    #expect(token.margin.components.seconds == margin)
    #expect(token.margin < token.lifetime)
  }

  @Test mutating func theTokenIsRenewedEarlyByItsMarginAndNotBefore() {
    walk.tick(at: .seconds(44))
    #expect(walk.calls.isEmpty)
    walk.tick(at: .seconds(45))
    #expect(walk.calls.count == 1)
  }

  @Test mutating func aProcessThatSleptRenewsOnceWhenItWakes() {
    walk.tick(at: .seconds(9000))
    #expect(walk.calls.count == 1 && walk.state.isExpired)
    walk.ask()
    #expect(walk.calls.isEmpty)
    walk.answer(LauncherWalk.token("f", issued: .seconds(9000)), now: .seconds(9001))
    #expect(walk.effects.contains(.reply(next.secret, to: first)))
    #expect(walk.state.status == .renewed)
  }

  @Test mutating func anAnswerToAnEarlierTryIsDropped() {
    walk.ask()
    walk.send(.rang(.limit(attempt: 2), now: .seconds(10)))
    #expect(walk.effects.first == .cancelToken(attempt: 2))
    walk.send(.answered(attempt: 2, .success(next), took: .seconds(11), now: .seconds(11)))
    #expect(walk.effects.isEmpty && walk.state.token == Sample.token)
    #expect(walk.state.counts.late == 1)
  }

  @Test mutating func anAnswerThatComesTwiceCountsOnce() {
    walk.ask()
    walk.answer(next)
    walk.answer(LauncherWalk.token("e"))
    #expect(walk.effects.isEmpty && walk.state.token == next)
  }

  @Test mutating func closingCancelsTheCallTellsWhoWaitsAndDropsTheLateAnswer() {
    walk.ask()
    walk.press(.escape)
    #expect(
      walk.effects == [
        .refuse("The launcher was closed.", to: first), .cancelToken(attempt: 2),
        .order(.close, session: 1),
      ])
    walk.send(.answered(attempt: 2, .success(next), took: .zero, now: .seconds(2)))
    #expect(walk.effects.isEmpty && walk.state.token == nil)
    walk.press(.enter)
    #expect(walk.calls.map(\.attempt) == [3])
    walk.send(.answered(attempt: 2, .success(next), took: .zero, now: .seconds(3)))
    #expect(walk.state.token == nil)
  }

  @Test mutating func theBridgeSocketMayAskWithItsAssumedFrame() {
    let message = Sample.posts(.string(Launcher.renewal), handler: Launcher.handler)
    walk.send(.posted(message, .bridge(4)))
    walk.answer(next)
    #expect(walk.effects.contains(.reply(next.secret, to: .bridge(4))))
  }

  @Test mutating func aClosedLauncherRefuses() {
    walk = .start()
    walk.send(.posted(Sample.asks(), .bridge(1)))
    #expect(
      walk.effects == [.refuse("The launcher is closed; open it first.", to: .bridge(1))])
  }

  @Test(arguments: [
    JSON.number(1), .null, .object([]), .string("renew_access_token"),
    .string(" RENEW_ACCESS_TOKEN"), .string(""),
  ])
  mutating func anyOtherBodyIsRejectedWithoutACall(body: JSON) {
    walk.ask(Sample.asks(body))
    #expect(walk.effects.count == 1 && walk.refusals.count == 1)
    #expect(walk.state.counts.requests == 0)
  }

  @Test(arguments: [(false, "https://learn.example.com"), (true, "https://evil.example")])
  mutating func aFrameOrAForeignOriginGetsNoToken(isMainFrame: Bool, origin: String) {
    var message = Sample.asks(isMainFrame: isMainFrame)
    message.frame.origin = origin
    walk.ask(message)
    #expect(walk.effects.count == 1 && walk.refusals.count == 1)
  }
}
