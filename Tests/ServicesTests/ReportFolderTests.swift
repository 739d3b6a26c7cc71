import Clocks
import Flows
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
