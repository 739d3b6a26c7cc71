import FoundationEssentials
import Glibc
import PageProtocol
import Synchronization
import Testing

@testable import Flows
@testable import Services

/// The log for real: files, a full disk, pipes.
@Suite struct EventLogTests {
  let folder = try? TemporaryFolder()

  private func entry(_ text: String, after time: Duration = .seconds(1), bytes: Int = 0)
    -> Inspector.Entry
  {
    Inspector.Entry(
      number: 1, time: time, flow: .launcher, event: .noticed(text), bytes: bytes)
  }

  private final class Heard: Sendable {
    private let content = Mutex<[EventLog.News]>([])
    var all: [EventLog.News] { content.withLock { $0 } }
    @Sendable func hear(_ news: EventLog.News) { content.withLock { $0.append(news) } }
  }

  private func lines(of path: String) throws -> [JSON] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      try JSON(parsing: String($0))
    }
  }

  @Test func eachEntryIsALineBehindThoseThatWereThere() throws {
    let folder = try #require(folder)
    let path = folder.path + "/app.log"
    for round in 1...2 {
      let log = try EventLog(at: path)
      let heard = Heard()
      log.append(
        [entry("a\(round)"), entry("b\u{2028}\n", after: .milliseconds(1500))], report: heard.hear)
      #expect(log.finish(within: .seconds(30)) == nil && heard.all.isEmpty)
    }
    let lines = try lines(of: path)
    #expect(lines.map { $0["text"]?.string } == ["a1", "b\u{2028}\n", "a2", "b\u{2028}\n"])
    #expect(lines.map { $0["after"] } == [.number(1), .number(1.5), .number(1), .number(1.5)])
    #expect(lines[0]["kind"] == .string("notice") && lines[0]["flow"] == .string("launcher"))
    let times = lines.compactMap { $0["time"]?.string }
    #expect(times[0].count == 24 && times[0].hasSuffix("Z") && times[0] < times[1])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aFullDiskIsToldOnceAndNothingIsWrittenAfterwards() throws {
    let log = try EventLog(at: "/dev/full")
    let heard = Heard()
    for _ in 0..<3 {
      log.append([entry("a")], report: heard.hear)
      _ = log.finish(within: .seconds(30))
    }
    let reason = "The log stopped: /dev/full can't be written: No space left on device."
    #expect(heard.all == [.stopped(reason)])
    #expect(log.finish(within: .seconds(30)) == reason)
  }

  @Test(arguments: ["", "/absent/app.log", "/"])
  func aFileThatCannotBeOpenedIsSaidSo(path: String) {
    #expect(throws: FileFault.self) { try EventLog(at: path) }
  }

  @Test func aPipeThatNobodyReadsHoldsNobodyUp() throws {
    let folder = try #require(folder)
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileFault.self) { try EventLog(at: path) }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let log = try EventLog(at: path)
    let heard = Heard()
    let text = String(repeating: "x", count: 4000)
    // What an entry is said to take counts, not what it does.
    for _ in 0..<300 { log.append([entry(text, bytes: 100_000)], report: heard.hear) }
    #expect(
      heard.all == [.lagging("\(path) takes what is logged too slowly: entries are left out.")])
    #expect(log.finish(within: .milliseconds(1))?.hasSuffix("its end is missing.") == true)
    // As soon as it is read again, what waited comes, and how much was left out.
    var written = ""
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !written.contains("leftOut") {
      let count = read(reader, &buffer, buffer.count)
      guard count > 0 else {
        #expect(count < 0 && errno == EAGAIN)
        var wait = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, 30_000) == 1 else { break }
        continue
      }
      written = String(written.suffix(20)) + String(decoding: buffer[..<count], as: UTF8.self)
    }
    #expect(written.contains("leftOut"))
    #expect(log.finish(within: .seconds(30)) == nil)
  }

  @Test func aReaderThatGoesAwayEndsTheLog() throws {
    signal(SIGPIPE, SIG_IGN)
    let folder = try #require(folder)
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    let log = try EventLog(at: path)
    close(reader)
    log.append([entry("a")], report: { _ in })
    #expect(log.finish(within: .seconds(30))?.contains("Broken pipe") == true)
  }

  @Test func savedEntriesAreAFileOfTheirOwn() throws {
    let folder = try #require(folder)
    let saved = SavedEntries(folder: folder.path + "/new/state")
    let first = try saved.write([entry("a"), entry("b")], start: .zero)
    let second = try saved.write([entry("c")], start: .zero)
    #expect(first != second && first.contains("/new/state/inspector-"))
    #expect(try lines(of: first).map { $0["text"]?.string } == ["a", "b"])
    #expect(try lines(of: first).first?["time"] == .string("1970-01-01T00:00:01.000Z"))
    var status = stat()
    #expect(stat(second, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(throws: StateFault.self) {
      try SavedEntries(folder: "/dev/null/x").write([entry("a")], start: .zero)
    }
  }
}
