import PageProtocol
import Testing

/// Pages whose time passes only when they are told.
@Suite struct HeldTimeTests {
  private func rests(_ page: PageRun) -> [PageEvent] {
    page.events.filter { if case .resting = $0 { true } else { false } }
  }

  @Test func aPageRestsUntilItsNextTimerIsDue() throws {
    let page = try PageRun(
      "<script>setTimeout(() => console.log('late'), 60000); console.log('now')</script>",
      isTimeHeld: true)
    #expect(page.log == ["now"])
    #expect(rests(page) == [.resting(after: 1, next: 60_000)])
    page.send(.pass(milliseconds: 59_999))
    #expect(page.log == ["now"])
    page.send(.pass(milliseconds: 1))
    #expect(page.log == ["now", "late"])
    #expect(
      rests(page).dropFirst() == [.resting(after: 2, next: 1), .resting(after: 3, next: nil)])
  }

  @Test func whatIsDueAtOnceHappensBeforeThePageRests() throws {
    let page = try PageRun(
      "<script>setTimeout(() => setTimeout(() => console.log('soon'), 0), 0)</script>",
      isTimeHeld: true)
    #expect(page.log == ["soon"])
    #expect(rests(page) == [.resting(after: 1, next: nil)])
  }

  @Test func theDateAndChanceAreAlwaysTheSame() throws {
    let script = """
      <script>
      const say = () => console.log(new Date().toISOString(), Date.now() - new Date(), Math.random(),
        new Date(0).getTime(), Date() === new Date().toString(), new Date() instanceof Date,
        new Date().constructor === Date, Date.UTC(1970, 0))
      class Day extends Date {}
      console.log(new Day() instanceof Day, new Day().getTime() === Date.now())
      say()
      setTimeout(say, 90000)
      </script>
      """
    let page = try PageRun(script, isTimeHeld: true)
    page.send(.pass(milliseconds: 90_000))
    #expect(page.log.count == 3 && page.log.first == "true true")
    #expect(page.log[1].hasPrefix("2026-01-01T00:00:00.000Z 0 "))
    #expect(page.log[2].hasPrefix("2026-01-01T00:01:30.000Z 0 "))
    #expect(page.log.dropFirst().allSatisfy { $0.hasSuffix(" 0 true true true 0") })
    let again = try PageRun(script, isTimeHeld: true)
    again.send(.pass(milliseconds: 90_000))
    #expect(again.log == page.log)
  }

  @Test func eachStepOfTimeIsShown() throws {
    let page = try PageRun(
      """
      <p>0</p><script>
      let count = 0
      setInterval(() => document.querySelector('p').textContent = ++count, 10)
      </script>
      """, isTimeHeld: true)
    for _ in 0..<3 { page.send(.pass(milliseconds: 10)) }
    #expect(page.displays.count == 4)
    #expect(page.html.contains(">3</p>"))
  }
}
