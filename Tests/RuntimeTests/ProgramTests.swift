import Cells
import Clocks
import Support
import Synchronization
import Testing

@testable import Runtime

@MainActor @Suite struct ProgramTests {
  let terminal = ScriptedTerminal()
  let clock = HeldClock()
  let told = Told()

  final class Told: Sendable {
    private let numbers = Mutex<[Int]>([])
    var all: [Int] { numbers.withLock { $0 } }
    func tell(_ number: Int) { numbers.withLock { $0.append(number) } }
  }

  private func program() -> Program<Counter> {
    let (clock, told) = (clock, told)
    return Program(Counter.State(), on: terminal) { effect, send in
      switch effect {
      case .wait(let pause, let number):
        return {
          guard (try? await clock.sleep(for: pause)) != nil else { return }
          send(.added(number))
        }
      case .tell(let number):
        told.tell(number)
        return nil
      case .copy: return nil
      }
    }
  }

  @Test func theFirstFrameIsShownBeforeAnythingHappens() async {
    async let last = program().run()
    await terminal.shows("count 0")
    terminal.send(.key(.character("q")))
    #expect(await last.count == 0)
  }

  @Test func aBurstIsAnsweredInOrderAndDrawnOnce() async {
    for _ in 0..<1000 { terminal.send(.key(.character("+"))) }
    async let last = program().run()
    await terminal.shows("count 1000")
    let frames = terminal.canvases.count
    terminal.send(.key(.character("q")))
    #expect(await last.count == 1000)
    #expect(told.all == Array(1...1000))
    #expect(frames <= 3)
  }

  @Test func aKeyOvertakesAFlood() async {
    let program = program()
    for _ in 0..<10_000 { program.send(.added(1)) }
    terminal.send(.key(.character("q")))
    #expect(await program.run().count == 0)
    #expect(program.turns.count > 0 && program.turns.longest > .zero)
  }

  @Test func aFloodIsTakenInPiecesBetweenWhichThePersonIsShownSomething() async {
    let program = program()
    for _ in 0..<10_000 { program.send(.added(1)) }
    async let last = program.run()
    await terminal.shows("count 10000")
    #expect(terminal.canvases.count > 10)
    terminal.send(.key(.character("q")))
    #expect(await last.count == 10_000)
    #expect(told.all == Array(1...10_000))
  }

  @Test func workRunsBesideTheLoopAndIsHeardLater() async {
    async let last = program().run()
    terminal.send(.key(.character("w")))
    await clock.isWaitedFor()
    clock.advance(by: .seconds(10))
    await terminal.shows("count 10")
    terminal.send(.key(.character("q")))
    #expect(await last.count == 10)
  }

  @Test func quittingCancelsWorkThatStillWaits() async {
    async let last = program().run()
    terminal.send(.key(.character("w")))
    await clock.isWaitedFor()
    terminal.send(.key(.character("q")))
    #expect(await last.isDone)
  }

  @Test func quittingDoesNotWaitWithoutEndForWorkThatCannotBeCancelled() async {
    let (bell, ring) = AsyncStream.makeStream(of: Void.self)
    let stubborn = Program<Counter>(Counter.State(), on: terminal, patience: .milliseconds(10)) {
      effect, _ in
      guard case .wait = effect else { return nil }
      return { await Task.detached { for await _ in bell { return } }.value }
    }
    terminal.send(.key(.character("w")))
    terminal.send(.key(.character("q")))
    #expect(await stubborn.run().isDone)
    #expect(terminal.isClosed)
    ring.yield()
  }

  @Test func aClickStandsForTheKeyThatIsDrawnThere() async {
    async let last = program().run()
    await terminal.shows("count 0")
    terminal.send(.clicked(Point(column: 2, row: 0)))
    terminal.send(.clicked(Point(column: 40, row: 9)))
    await terminal.shows("count 1")
    terminal.send(.key(.character("q")))
    #expect(await last.count == 1)
  }

  @Test func aClickIsOnWhatTheClickBeforeHasLedTo() async {
    async let last = program().run()
    await terminal.shows("count 0")
    for _ in 0..<2 { terminal.send(.clicked(Point(column: 2, row: 1))) }
    terminal.send(.key(.character("q")))
    #expect(await last.count == 1)
  }

  @Test func theFlowHearsTheTimeBeforeEachMessage() async {
    let reading = Mutex(0)
    let program = Program<Counter>(
      Counter.State(), on: terminal,
      now: {
        .seconds(
          reading.withLock { count in
            count += 1
            return count
          })
      }, perform: { _, _ in nil })
    terminal.send(.key(.character("+")))
    terminal.send(.key(.character("x")))
    terminal.send(.key(.character("q")))
    #expect(await program.run().times == [.seconds(1), .seconds(2)])
  }

  @Test func aSignalEndsTheProgramLikeAnythingElse() async {
    async let last = program().run()
    await terminal.shows("count 0")
    terminal.send(.closed(signal: 15))
    #expect(await last.signal == 15)
  }

  @Test func aTerminalThatHadAnotherSizeForAMomentIsDrawnAnew() async {
    async let last = program().run()
    await terminal.shows("count 0")
    let size = terminal.size
    terminal.resize(to: Size(columns: 3, rows: 3))
    terminal.resize(to: size)
    await terminal.shows(where: { _ in terminal.canvases.count == 2 }, "the same again")
    terminal.send(.key(.character("q")))
    _ = await last
  }

  @Test func anUnchangedScreenIsNotPresentedAgain() async {
    async let last = program().run()
    await terminal.shows("count 0")
    terminal.send(.key(.character("c")))
    terminal.send(.key(.character("x")))
    terminal.send(.key(.character("+")))
    await terminal.shows("count 1")
    #expect(terminal.canvases.count == 2)
    #expect(terminal.requests == [.copy("0")])
    terminal.send(.key(.character("q")))
    _ = await last
  }
}
