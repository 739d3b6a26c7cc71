import FoundationEssentials
import Glibc
import PageProtocol
import Support
import TerminalEmulation
import Testing

@testable import Services

/// Real page processes, as children of the test.
@Suite struct PageProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ html: String, replyingHandlers: [String] = []) throws -> PageProcess {
    try folder.write(html, to: "page.html")
    let process = try PageProcess(executable: BuiltProgram.path("promenade-page"))
    process.send(
      .open(
        PageSource(
          file: folder.path + "/page.html", location: "https://example.com/",
          handlers: ["bridge"], replyingHandlers: replyingHandlers)))
    return process
  }

  /// Starts a shell script in place of a page process.
  private func start(script: String) async throws -> PageProcess {
    try folder.write(script, to: "fake")
    chmod(folder.path + "/fake", 0o700)
    // A process started by another test just then may still hold the file open for writing.
    var process: PageProcess?
    _ = try await waits {
      do throws(PageProcessError) {
        process = try PageProcess(executable: folder.path + "/fake")
      } catch {
        try #require(error.description.contains("Text file busy"))
      }
      return process != nil
    }
    return try #require(process)
  }

  /// Runs a page until it ends or something happened that closes it.
  private func events(
    of process: PageProcess,
    closing: @Sendable (PageEvent, PageProcess) -> Bool = { event, _ in
      event == .idle
    }
  ) async -> (events: [PageEvent], end: PageProcessEnd) {
    var events: [PageEvent] = []
    let end = await process.run { event in
      events.append(event)
      if closing(event, process) { process.close() }
    }
    return (events, end)
  }

  @Test func aPageIsShownUsedAndClosed() async throws {
    let process = try start(
      """
      <title>T\u{202E}</title><button>Ask</button><p id=p></p><script>
      document.querySelector('button').onclick = () => webkit.messageHandlers.ask.postMessage([1])
        .then(v => { document.getElementById('p').textContent = v })
      </script>
      """, replyingHandlers: ["ask"])
    let result = await events(of: process) { event, process in
      switch event {
      case .displayed(let html, _, _):
        if html.contains("token") { return true }
        let number = html.split(separator: "promenade-element=\"").last?.prefix { $0 != "\"" }
        process.send(.dispatch(ElementEvent(.click, element: number.flatMap { Int($0) } ?? 0)))
      case .posted(let message, let request):
        process.send(.fulfil(request: request, value: .string("token \(message.body)")))
      default: break
      }
      return false
    }
    #expect(result.end == .closed)
    let last = result.events.last { if case .displayed = $0 { true } else { false } }
    guard case .displayed(let html, let title, _) = last else {
      Issue.record("\(result)")
      return
    }
    #expect(html.contains("<p id=\"p\">token [1]</p>"))
    #expect(title == "T<U+202E>")
  }

  @Test func allThatIsPostedArrivesInOrderHoweverSlowTheReader() async throws {
    let process = try start(
      """
      <script>for (let i = 0; i < 5000; i++)
      webkit.messageHandlers.bridge.postMessage(i + ' ' + 'x'.repeat(1000))</script>
      """)
    var numbers: [Int] = []
    let end = await process.run { event in
      if case .posted(let message, _) = event {
        numbers.append(message.body.string?.split(separator: " ").first.flatMap { Int($0) } ?? -1)
        if numbers.count % 1000 == 0 { await Task.yield() }
      }
      if event == .idle { process.close() }
    }
    #expect(numbers == Array(0..<5000))
    #expect(end == .closed)
  }

  @Test func aCrashIsTheEndOfThePageAlone() async throws {
    let process = try await start(script: "#!/bin/sh\nulimit -c 0\nkill -SEGV $$")
    let result = await events(of: process)
    #expect(result.end == .failed("The page process crashed (Segmentation fault)."))
  }

  @Test func tooMuchMemoryEndsThePage() async throws {
    let process = try start(
      "<script>const a = []; for (;;) a.push(new Uint8Array(1e7).fill(1))</script>")
    let result = await events(of: process)
    #expect(result.end == .failed("The page used too much memory and was ended."))
  }

  @Test func microtasksWithoutEndEndThePage() async throws {
    let program = BuiltProgram.path("promenade-page")
    let process = try await start(script: "#!/bin/sh\nexec '\(program)' 0.2")
    try folder.write(
      "<script>const f = () => Promise.resolve().then(f); f()</script>", to: "page.html")
    process.send(
      .open(PageSource(file: folder.path + "/page.html", location: "https://example.com/")))
    let result = await events(of: process)
    #expect(result.end == .failed("A script of the page was stuck and the page was ended."))
  }

  @Test func anEndlessLoopIsEndedByClosing() async throws {
    let process = try start(
      "<script>webkit.messageHandlers.bridge.postMessage(1); for (;;);</script>")
    let result = await events(of: process) { event, _ in
      if case .posted = event { true } else { false }
    }
    #expect(result.end == .closed)
  }

  @Test func cancellingTheTaskClosesThePage() async throws {
    let process = try start("<script>setInterval(() => {}, 1000)</script>")
    let (shown, display) = AsyncStream<Void>.makeStream()
    let running = Task {
      await process.run { event in
        if case .displayed = event { display.yield() }
      }
    }
    for await _ in shown { break }
    running.cancel()
    #expect(await running.value == .closed)
  }

  @Test func aDisplayTooLargeIsSaid() async throws {
    let process = try start(
      "<p id=p></p><script>document.getElementById('p').textContent = 'x'.repeat(2 ** 22)</script>")
    let result = await events(of: process)
    #expect(result.end == .closed)
    guard case .failed(let text) = result.events.first else {
      Issue.record("\(result)")
      return
    }
    #expect(text.hasPrefix("The page is too large to be shown: 4194"))
  }

  @Test func whatIsNoPageProcessIsNamed() async throws {
    let error = #expect(throws: PageProcessError.self) {
      try PageProcess(executable: folder.path + "/nothing")
    }
    #expect(
      error?.description.hasSuffix("(No such file or directory); it has to stand beside promenade.")
        == true)
    let fake = try await start(script: "#!/bin/sh\necho hello\nread line")
    #expect(
      await fake.run { _ in } == .failed("The page process sent what is no event and was ended."))
    let long = try await start(script: "#!/bin/sh\nhead -c 5000000 /dev/zero; echo\nread line")
    #expect(
      await long.run { _ in }
        == .failed("The page process sent a line of more than 4 MiB and was ended."))
    let short = try await start(script: "#!/bin/sh\nexit 9")
    #expect(await short.run { _ in } == .failed("The page process ended with status 9."))
  }

  @Test func nothingIsInheritedButTheStandardStreams() async throws {
    let leak = open("/dev/null", O_RDONLY)
    defer { close(leak) }
    let process = try await start(
      script: """
        #!/bin/sh
        streams=$(ls /proc/self/fd | tr '\\n' ' ')
        names=$(env | cut -d= -f1 | sort | tr '\\n' ' ')
        echo '{"event":"failed","text":"'"$streams$names"'"}'
        read line
        """)
    let result = await events(of: process) { _, _ in true }
    #expect(result.events == [.failed("0 1 2 3 LC_ALL PWD SWIFT_BACKTRACE ")])
  }

  @Test func noProcessAndNoDescriptorIsLeftBehind() async throws {
    let rounds = 100
    let descriptors = Self.openDescriptors
    for round in 0..<rounds {
      let process = try await start(script: "#!/bin/sh\nexit 0")
      if round % 2 == 0 {
        #expect(await process.run { _ in } == .failed("The page process ended."))
      }
    }
    // Other tests have some too for a while; what is left behind stays.
    #expect(try await waits { Self.openDescriptors < descriptors + rounds / 2 })
    #expect(try Self.children < rounds / 2)
  }

  private static var openDescriptors: Int {
    (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }.count
  }

  /// How many children this process has, dead ones included.
  private static var children: Int {
    get throws {
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      let lists = threads.map {
        try? String(contentsOfFile: "/proc/self/task/\($0)/children", encoding: .utf8)
      }
      return lists.reduce(0) { $0 + ($1 ?? "").split(separator: " ").count }
    }
  }
}
