import Cells
import Flows
import Glibc
import PageProtocol
import Support
import Synchronization
import TerminalEmulation
import Testing

@testable import Services

@MainActor @Suite struct PagePacingTests {
  final class Heard: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add() { number.withLock { $0 += 1 } }
  }

  @Test func aPageIsReadNoFasterThanTheAppTakesItsNewsIn() async throws {
    let folder = try TemporaryFolder([
      "page.html": """
      <script>for (let i = 0; i < 1000; i++) webkit.messageHandlers.bridge.postMessage(i)</script>
      """
    ])
    let services = Services(
      Services.World(
        folder: try AppFolder(root: folder.path), store: StateStore(folder: nil),
        paths: PathStore(folder: nil), tokens: AppContent.nothing.tokens,
        reports: AppContent.nothing.reports, pageProgram: BuiltProgram.path("promenade-page"),
        pictureProgram: "",
        traits: TerminalTraits(colors: .monochrome)))
    let source = PageSource(
      file: "page.html", location: "https://example.com/", handlers: ["bridge"])
    let heard = Heard()
    let work = try #require(
      services.perform(.order(.open(source), flow: .analysis, session: 1)) { _ in heard.add() })
    let task = Task.detached { await work() }
    try #require(await waits { heard.count > 0 })
    // From here on the main actor is busy: one more may be on its way, no others.
    let seen = heard.count
    let deadline = ContinuousClock.now + .milliseconds(200)
    while heard.count < seen + 3, ContinuousClock.now < deadline { poll(nil, 0, 5) }
    #expect(heard.count <= seen + 1)
    task.cancel()
    await task.value
  }
}

extension PagePacingTests {
  /// Changes its document more than 1000 times a second, each time in a turn of its own, and does
  /// not end before its box is ticked.
  private static let restless = """
    <p><label><input type=checkbox> Tick</label></p><p id=n></p><script>
    const start = Date.now(); let n = 0
    const timers = [...Array(6)].map(() => setInterval(() => {
      document.getElementById('n').textContent = ++n
      if (n < 3000 || !document.querySelector('input').checked) return
      timers.forEach(clearInterval)
      document.getElementById('n').textContent = 'after ' + (Date.now() - start) + ' ms'
    }, 1))</script>
    """

  @Test func aPageThatChangesAllTheTimeCostsThirtyFramesASecondAndKeysAreAnswered() async throws {
    try await PageStage(Self.restless).play { terminal in
      await terminal.shows("[ ] Tick")
      terminal.press(.tab, .space)
      await terminal.shows("[x] Tick")
      await terminal.shows("after ", limit: .seconds(60))
      let words = terminal.screen.joined(separator: " ").split(separator: " ")
      let time = words.firstIndex(of: "after").flatMap { Double(words[$0 + 1]) } ?? 0
      #expect(time > 0)
      // Some more for the start, the keys and the end.
      #expect(Double(terminal.canvases.count) <= time / 1000 * 30 + 8)
    }
  }
}
