import Clocks
import PageProtocol
import Support
import Synchronization
import TerminalEmulation
import Testing

@testable import Services

/// Real page processes in an app whose clock is held.
@Suite struct HeldPageTests {
  private let folder: TemporaryFolder
  private let clock = HeldClock()
  private let log = Log()

  private final class Log: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  init() throws { folder = try TemporaryFolder() }

  /// Opens a page and hears what it logs; the task ends with it.
  private func open(_ script: String) throws -> (page: PageProcess, task: Task<Void, Never>) {
    try folder.write(
      "<button>b</button><script>const say = text => console.log(text)\n\(script)</script>",
      to: "page.html")
    let page = try PageProcess(
      executable: BuiltProgram.path("promenade-page"), clock: clock)
    page.send(
      .open(PageSource(file: folder.path + "/page.html", location: "https://example.com/")))
    clock.activity.begin()
    let (clock, log) = (clock, log)
    let task = Task.detached {
      _ = await page.run { event in
        if case .console(_, let text) = event { log.add(text) }
      }
      clock.activity.end()
    }
    return (page, task)
  }

  @Test func aTimerOfAPageIsDueOnTheClockOfTheApp() async throws {
    let (page, task) = try open("say('open'); setTimeout(() => say('due'), 60000)")
    await clock.activity.isStill()
    #expect(log.all == ["open"])
    #expect(clock.nextDeadline == .seconds(60))
    #expect(clock.advance(to: .seconds(90)))
    await clock.activity.isStill()
    #expect(log.all == ["open", "due"] && clock.elapsed == .seconds(60))
    #expect(clock.nextDeadline == nil)
    page.close()
    #expect(!clock.activity.isStill)
    await task.value
    #expect(clock.activity.isStill)
  }

  @Test func aPageThatIsAskedSomethingHasTheTimeOfTheApp() async throws {
    let (page, task) = try open(
      """
      const start = Date.now()
      document.querySelector('button').onclick = () => {
        say(Date.now() - start)
        setTimeout(() => say('late'), 1000)
      }
      """)
    await clock.activity.isStill()
    #expect(!clock.advance(to: .milliseconds(2500)))
    page.send(.click(selector: "button"))
    await clock.activity.isStill()
    #expect(log.all == ["2500"])
    #expect(clock.nextDeadline == .milliseconds(3500))
    page.close()
    await task.value
  }

  @Test func aPageThatCrashesIsWaitedForToTheEnd() async throws {
    let (page, task) = try open("say('open')")
    await clock.activity.isStill()
    page.kill()
    await clock.activity.isStill()
    await task.value
  }
}
