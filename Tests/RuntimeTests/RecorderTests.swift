import Cells
import Glibc
import PageProtocol
import Support
import Synchronization
import TerminalEmulation
import Testing

@testable import Runtime
@testable import terminal_probe

@Suite @MainActor struct RecorderTests {
  private let file = CastFile()
  private let size = Size(columns: 40, rows: 6)

  private func canvas(_ text: String) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.write(text, at: Point(column: 0, row: 0))
    return canvas
  }

  /// A recorder without a terminal, whose clock goes on by a quarter second at each look.
  private func recorder(title: String? = nil) throws -> Recorder {
    let clock = Mutex(Duration.zero)
    return try Recorder(Recording(at: file.path), size: size, title: title) {
      clock.withLock { time in
        time += .milliseconds(250)
        return time
      }
    }
  }

  @Test func aPlayerShowsWhatWasShown() throws {
    let recorder = try recorder(title: "A tour\u{1B}")
    var screens = RandomScreens(seed: 7, size: size)
    let canvases = (0..<50).map { _ in screens.next() }
    for canvas in canvases { recorder.present(canvas) }
    recorder.close()
    let cast = try #require(file.cast)
    #expect(cast.header["version"] == .number(2) && cast.header["width"] == .number(40))
    #expect(cast.header["height"] == .number(6) && cast.header["timestamp"] == .number(0))
    #expect(cast.header["title"] == .string("A tour\u{241B}"))
    #expect(cast.events.map(\.time).first == 0.25 && cast.events.allSatisfy { $0.kind == "o" })
    #expect(cast.events.map(\.time) == cast.events.map(\.time).sorted())
    // A canvas that looks as the one before is no event.
    var shown = canvases
    for index in canvases.indices.dropFirst().reversed() where shown[index] == shown[index - 1] {
      shown.remove(at: index)
    }
    #expect(cast.screens(size: size).dropLast() == shown[...])
  }

  @Test func anotherSizeIsSaidAndDrawnAnew() throws {
    let recorder = try recorder()
    recorder.present(canvas("before"))
    var wide = Canvas(size: Size(columns: 50, rows: 3))
    wide.write("after", at: Point(column: 45, row: 2))
    recorder.present(wide)
    recorder.close()
    let cast = try #require(file.cast)
    #expect(cast.events.map(\.kind) == ["o", "r", "o", "o"] && cast.events[1].text == "50x3")
    #expect(cast.screens(size: size)[2] == wide)
  }

  @Test func whatIsConcealedIsNowhereInTheFile() throws {
    let recorder = try recorder()
    var secret = canvas("token 0123456789abcdef")
    secret.conceal(Rect(column: 6, row: 0, columns: 34, rows: 1))
    recorder.present(secret)
    recorder.present(canvas("token 0123…cdef"))
    recorder.close()
    #expect(!file.text.contains("456789"))
    #expect(file.cast?.screens(size: size)[0].lines[0] == "token ••••••••••••••••")
  }

  @Test func theTerminalShowsAllOfItAndIsAskedForAll() throws {
    let terminal = ScriptedTerminal(size: size, traits: .init(colors: .monochrome, isASCII: true))
    let recorder = try Recorder(Recording(at: file.path), of: terminal, at: 1_800_000_000)
    let inputs = Mutex<[Input]>([])
    recorder.start { input in inputs.withLock { $0.append(input) } }
    terminal.press(.enter)
    #expect(inputs.withLock { $0 } == [.key(.enter)])
    var secret = canvas("日 ─ t")
    secret.restyle(secret.bounds) { $0.foreground = .palette(5) }
    secret.conceal(Rect(column: 5, row: 0, columns: 1, rows: 1))
    recorder.present(secret)
    recorder.carryOut(.redraw)
    #expect(terminal.canvases == [secret] && terminal.requests == [.redraw])
    terminal.resize(to: Size(columns: 3, rows: 3))
    #expect(recorder.size == Size(columns: 3, rows: 3) && recorder.traits.isASCII)
    recorder.close()
    recorder.close()
    #expect(terminal.isClosed)
    let cast = try #require(file.cast)
    // Neither the key nor a colour, and only what the terminal has letters for.
    #expect(cast.header["timestamp"] == .number(1_800_000_000))
    #expect(cast.events.count == 2 && file.text.utf8.allSatisfy { $0 < 0x80 })
    #expect(cast.screens(size: size)[0] == secret.redacted.inASCII.inMonochrome)
  }

  @Test func whatIsTooMuchToWaitIsNotKeptAndEndsTheRecordingAtOnce() throws {
    mkfifo(file.path, 0o600)
    let reader = open(file.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let recording = try Recording(at: file.path, mostWaiting: 1 << 18)
    let faults = Mutex<[RecordingFault]>([])
    func add(_ count: Int) {
      recording.add(.output(String(repeating: "x", count: count)), at: .zero) { fault in
        faults.withLock { $0.append(fault) }
      }
    }
    let fault = RecordingFault.unwritable(
      file.path, reason: "it takes what is recorded too slowly")
    // More than a pipe holds, whose reader is waited for.
    add(200_000)
    #expect(faults.withLock { $0.isEmpty })
    add(100_000)
    #expect(faults.withLock { $0 } == [fault], "nobody waits for the reader to say so")
    add(1)
    #expect(recording.finish(within: .patience) == fault)
    #expect(faults.withLock { $0.count } == 1)
  }

  @Test func everyLineIsWholeAsSoonAsItIsShown() throws {
    let recording = try Recording(at: file.path)
    let recorder = try Recorder(recording, size: size) { .zero }
    for number in 1...3 {
      recorder.present(canvas("screen \(number)"))
      #expect(recording.finish(within: .patience) == nil)
      #expect(file.cast?.events.count == number)
    }
  }

  @Test func aFileThatIsThereIsLeftAlone() throws {
    try recorder().close()
    let before = file.text
    #expect(throws: RecordingFault.isThere(file.path)) { try Recording(at: file.path) }
    #expect(file.text == before && !before.isEmpty)
    #expect(
      throws: RecordingFault.unwritable("/nowhere/a", reason: "No such file or directory")
    ) { try Recording(at: "/nowhere/a") }
  }

  @Test func aFullDiskEndsTheRecordingAndNothingElse() throws {
    #expect(throws: RecordingFault.unwritable("/dev/full", reason: "No space left on device")) {
      try Recorder(Recording(at: "/dev/full"), size: size) { .zero }
    }
  }

  @Test func aPipeThatIsNotReadEndsTheRecordingAndHoldsNobodyUp() throws {
    mkfifo(file.path, 0o600)
    #expect(throws: RecordingFault.unwritable(file.path, reason: "nobody reads that pipe")) {
      try Recording(at: file.path)
    }
    let reader = open(file.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let recorder = try recorder()
    let complaints = Mutex<[String]>([])
    recorder.complain = { sentence in complaints.withLock { $0.append(sentence) } }
    var screens = RandomScreens(seed: 7, size: size)
    // More than a pipe holds.
    for _ in 0..<500 { recorder.present(screens.next()) }
    // The writer waits for a reader, the app has gone on meanwhile.
    #expect(complaints.withLock { $0.isEmpty })
    recorder.close()
    #expect(
      complaints.withLock { $0 } == [
        "\(file.path) can't be recorded to: it is read too slowly. The recording ends here."
      ])
  }

  @Test func aRecordingThatIsDiscardedLeavesNoFile() throws {
    try Recording(at: file.path).discard()
    try Recording(at: file.path).discard()
    try Recording(at: "/dev/null").discard()
    #expect(throws: Never.self) { try Recording(at: "/dev/null") }
  }
}
