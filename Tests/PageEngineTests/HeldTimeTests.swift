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
