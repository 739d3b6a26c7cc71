import Cells
import Clocks
import Support
import Testing

@testable import Runtime

/// Tours that are played before a person.
@MainActor @Suite struct TourPersonTests {
  let stage = TourStage()
  let screen = ScriptedTerminal(size: Size(columns: 80, rows: 10))

  private func player(_ text: String, byStep: Bool = false) throws -> TourPlayer {
    TourPlayer(
      try stage.script("Set Pause 1s\n" + text), for: screen, world: stage.world,
      goesByStep: byStep, clock: stage.clock)
  }

  /// Lets time pass until the screen shows something, but only while nothing goes on.
  private func shows(_ text: String) async {
    for _ in 0..<1000 where !screen.screen.contains(where: { $0.contains(text) }) {
      await stage.clock.activity.isStill()
      stage.clock.advance(by: .milliseconds(100))
      await Task.yield()
    }
    await screen.shows(text)
  }

  @Test func theTourGoesOnByItselfAndHandsTheKeyboardOver() async throws {
    let player = try player("Caption \"Look\"\nKey + 2\nExpect /count 2/")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("▸ Look")
    #expect(screen.screen.last?.hasSuffix("space pause  k keyboard  q quit") == true)
    await shows("✓ The keyboard is yours.")
    screen.press(.character("+"))
    await screen.shows("count 3")
    await screen.shows(where: { $0.lines.last == "" }, "the row given back")
    screen.press(.character("q"))
    #expect(await last.count == 3)
    #expect(player.report.hasPassed)
  }

  @Test(arguments: [.character("q"), .control("c")] as [Key])
  func aPauseHoldsTheTourUntilThePersonGoesOn(quitting: Key) async throws {
    let player = try player("Key +\nSleep 1s\nKey +\nSleep 100s\nKey +")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("count 1")
    screen.press(.space)
    await screen.shows("■ paused")
    stage.clock.advance(by: .seconds(50))
    #expect(screen.screen.first == "count 1")
    screen.press(.character("+"), .space)
    await shows("count 2")
    screen.click(on: "space pause")
    await screen.shows("■ paused")
    screen.click(on: "count")
    screen.press(quitting)
    #expect(await last.count == 2)
    #expect(player.report.hasPassed)
  }

  @Test func aPersonWhoGoesByStepIsAskedBeforeEach() async throws {
    let player = try player("Key +\nKey +\nExpect /count 2/\nKey +", byStep: true)
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("space next")
    #expect(screen.screen.first == "count 1")
    screen.press(.space)
    await shows("count 2")
    await shows("space next")
    screen.press(.enter)
    await shows("count 3")
    await shows("The keyboard is yours")
    screen.press(.character("q"))
    #expect(await last.count == 3)
  }

  @Test func takingTheKeyboardEndsTheTour() async throws {
    let player = try player("Key +\nSleep 100s\nKey +")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("count 1")
    screen.press(.character("k"))
    await screen.shows("The keyboard is yours")
    stage.clock.advance(by: .seconds(200))
    await screen.shows(where: { $0.lines.last == "" }, "the row given back")
    #expect(screen.screen.first == "count 1")
    screen.press(.character("q"))
    #expect(await last.count == 1)
    #expect(player.report.hasPassed)
  }

  @Test func aFailureStopsTheTourAndLeavesTheRestToThePerson() async throws {
    let player = try player("Set Limit 2s\nExpect /count 9/\nKey +")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("✗ FAIL x.tour:3")
    #expect(screen.screen.first == "count 0")
    screen.press(.character("k"), .character("x"), .character("+"))
    await screen.shows("count 1")
    screen.press(.character("q"))
    _ = await last
    #expect(!player.report.hasPassed)
  }

  @Test func whatIsLateIsStillExpected() async throws {
    let player = try player("Key w\nExpect /count 10/")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("The keyboard is yours")
    #expect(player.report.hasPassed)
    screen.press(.character("x"), .character("q"))
    _ = await last
  }

  @Test func aTourGoesOnInAnotherSize() async throws {
    let player = try player("Caption \"Look\"\nSleep 1s\nKey +\nSleep 100s")
    async let last = stage.program(on: player, activity: stage.clock.activity).run()
    await shows("▸ Look")
    screen.resize(to: Size(columns: 30, rows: 6))
    await screen.shows(where: { $0.size == Size(columns: 30, rows: 6) }, "the new size")
    #expect(player.terminal.size == Size(columns: 30, rows: 5))
    #expect(screen.screen.last == " ▸ Look           space pause")
    await shows("count 1")
    screen.send(.closed(signal: 15))
    #expect(await last.signal == 15)
  }
}
