import Clocks
import Flows
import Glibc
import PageProtocol
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct ReportFolderTests {
  private let files: TemporaryFolder
  private let clock = HeldClock()

  init() throws {
    files = try TemporaryFolder([
      "secret.json": #"{"secret":true}"#,
      "Reports/a.json": #"{"success":true}"#,
      "Reports/broken.json": "{",
      "Reports/index.json": #"""
      {"a+/=":"a.json","gone":"gone.json","up":"../secret.json","odd":7,"empty":{},
      "broken":"broken.json","locked":{"status":403,"message":"no\u001b"},
      "late":{"delay":2,"file":"a.json"},"never":{"delay":20,"file":"a.json"},
      "../secret.json":"a.json"}
      """#,
    ])
  }

  private func report(_ id: String) async throws -> JSON {
    try await ReportFolder(folder: AppFolder(root: files.path), clock: clock).report(of: id)
  }

  @Test(arguments: ["a+/=", "../secret.json"]) func anIdIsLookedUpAsItIs(id: String) async throws {
    #expect(try await report(id) == JSON(parsing: #"{"success":true}"#))
  }

  @Test(arguments: [
    "", "a", "a.json", "../secret", "a%2B%2F%3D", "/etc/passwd", "..", "index.json", "a\u{0}",
    String(repeating: "x", count: 100_000),
  ])
  func anIdTheIndexDoesNotHaveIsNotFoundWhateverFilesThereAre(id: String) async throws {
    await #expect(
      throws: ReportFailure.status(404, reason: "The folder Reports has no report of this id.")
    ) { try await report(id) }
  }

  @Test func whatTheIndexNamesIsReadWithinTheFolderOnly() async throws {
    await #expect(throws: ReportFailure.unreachable("The app folder has no Reports/gone.json.")) {
      try await report("gone")
    }
    await #expect(
      throws: ReportFailure.unreachable("The app folder has no Reports/../secret.json.")
    ) { try await report("up") }
    await #expect(throws: ReportFailure.self) { try await report("broken") }
    for id in ["odd", "empty"] {
      await #expect(
        throws: ReportFailure.unreadable(
          "Reports/index.json must have a file or an object for each id.")
      ) { try await report(id) }
    }
  }

  @Test func aFileThatIsNoneHoldsUpNobodyAndIsSaid() async throws {
    let names = ["pipe", "folder", "loop", "device", "large", "text"]
    let index = JSON.object(names.map { JSON.Member($0, .string($0)) })
    try files.write(index.description, to: "Reports/index.json")
    let reports = files.path + "/Reports"
    mkfifo(reports + "/pipe", 0o600)
    mkdir(reports + "/folder", 0o700)
    try files.link("Reports/loop", to: "loop")
    try files.link("Reports/device", to: "/dev/zero")
    try files.write("", to: "Reports/large")
    #expect(truncate(reports + "/large", 1 << 30) == 0)
    let text = open(reports + "/text", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    #expect(write(text, [0x22, 0xC0, 0x80, 0x22] as [UInt8], 4) == 4)
    close(text)
    let missing = { (name: String) in
      ReportFailure.unreachable("The app folder has no Reports/\(name).")
    }
    let sentences: [String: ReportFailure] = [
      "pipe": missing("pipe"), "folder": missing("folder"), "loop": missing("loop"),
      "device": .unreachable("Reports/device: Is refused: it leads out of the app folder."),
      "large": .unreachable(
        "Reports/large: Is larger than 1048576 bytes, the most that is read."),
      "text": .unreadable("Reports/text is not JSON at byte 1: invalid UTF-8."),
    ]
    for name in names {
      let failure = await #expect(throws: ReportFailure.self) { try await report(name) }
      #expect(failure == sentences[name])
    }
  }

  @Test func anEntryMayPlayAFailingBackEnd() async throws {
    await #expect(throws: ReportFailure.status(403, reason: "no␛")) { try await report("locked") }
  }

  @Test func anEntryMayTakeItsTimeOrTooLong() async throws {
    async let late = report("late")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(2))
    #expect(try await late == JSON(parsing: #"{"success":true}"#))
    async let never = report("never")
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    do {
      _ = try await never
      Issue.record("it came")
    } catch {
      #expect(error as? ReportFailure == .timedOut(seconds: 20))
    }
  }

  @Test func everySampleOfThisProjectIsThere() async throws {
    let folder = try AppFolder(root: AppFolder.ofThisProject)
    let index = try JSON(parsing: folder.bytes(named: "Reports/index.json", limit: 1 << 20))
    guard case .object(let members) = index else {
      Issue.record("no index")
      return
    }
    let source = ReportFolder(folder: folder, clock: ImmediateClock())
    var failures: [ReportFailure] = []
    for member in members {
      do throws(ReportFailure) {
        let report = try await source.report(of: member.key)
        #expect(report["success"] != nil && report["errorCode"] != nil)
      } catch {
        failures.append(error)
      }
    }
    #expect(members.count >= 9)
    #expect(
      failures == [
        .status(403, reason: "The S2S token has expired."),
        .status(503, reason: "Down for maintenance."), .timedOut(seconds: 20),
      ])
  }
}

/// A clock on which nobody waits.
private struct ImmediateClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
