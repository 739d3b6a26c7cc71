import Clocks
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct BridgeTallyTests {
  private let tally = BridgeTally()
  private let clock = HeldClock()

  @Test func anAnswerThatIsDueIsWaitedForOnce() async {
    tally.countSent()
    async let isInVain = tally.waitsInVain(for: .seconds(60), on: clock)
    await clock.isWaitedFor()
    clock.advance(by: .seconds(60))
    #expect(await isInVain)
  }

  @Test func whoSendsNothingOrIsAnsweredIsWaitedForWithoutEnd() async {
    let watch = Task { await tally.waitsInVain(for: .seconds(60), on: clock) }
    for _ in 0..<3 {
      await clock.isWaitedFor()
      tally.countSent()
      clock.advance(by: .seconds(60))
      await clock.isWaitedFor()
      tally.countAnswer(isRefusal: false)
      clock.advance(by: .seconds(60))
    }
    await clock.isWaitedFor()
    watch.cancel()
    #expect(await !watch.value)
  }

  @Test func everythingIsAnsweredOnlyWhenAllWasSent() {
    tally.countSent(2)
    tally.countAnswer(isRefusal: false)
    tally.countAnswer(isRefusal: true)
    #expect(!tally.isWaiting && !tally.isComplete && tally.refused == 1)
    tally.endSending()
    #expect(tally.isComplete)
  }
}
