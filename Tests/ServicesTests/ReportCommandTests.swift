import Clocks
import Flows
import Glibc
import PageProtocol
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct ReportCommandTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder()
  }

  private func command(
    _ script: String, clock: any Clock<Duration> = HeldClock()
  ) throws -> ReportCommand {
    ReportCommand(
      run: CommandRun(
        command: ["/bin/sh", "-c", script], folder: try AppFolder(root: files.path),
        environment: ["PATH=/usr/bin:/bin"], patience: .seconds(20), mostBytes: 1000, clock: clock),
      form: .fhir, locale: "es")
  }

  private func failure(_ script: String) async throws -> ReportFailure {
    let command = try command(script)
    do throws(ReportFailure) {
      let report = try await command.report(of: "r-1")
      Issue.record("\(report)")
      return .unreadable("")
    } catch {
      return error
    }
  }

  @Test func itIsToldTheIdAsItIsAndAsItStandsInAnAddress() async throws {
    let told = try await command("cat").report(of: #"a/b+c==" ../$(id)"#)
    #expect(
      try told
        == JSON(
          parsing: #"""
            {"request":"report","id":"a/b+c==\" ../$(id)",
            "encodedId":"a%2Fb%2Bc%3D%3D%22%20..%2F%24%28id%29","format":"fhir","locale":"es"}
            """#))
  }

  @Test(arguments: [401, 403, 404, 500, 503])
  func aStatusOfTheBackEndIsToldApart(status: Int) async throws {
    let failure = try await failure(
      #"echo '{"status":\#(status),"message":"so\u001b"}'; exit 1"#)
    #expect(failure == .status(status, reason: "so␛"))
    let handedOn = try await self.failure(#"echo '{"status":\#(status)}'"#)
    #expect(handedOn == .status(status, reason: nil))
  }

  @Test func anAnswerThatFailedIsHandedOnAsItIs() async throws {
    let text = #"{"success":false,"errorCode":"X","data":null}"#
    for status in [0, 22] {
      let report = try await command("echo '\(text)'; exit \(status)").report(of: "r")
      #expect(try report == JSON(parsing: text))
    }
  }

  @Test(arguments: [
    ("exit 3", "/bin/sh ended with status 3."),
    ("echo '{\"success\":true}'; exit 3", "/bin/sh ended with status 3."),
    ("echo '{\"status\":200}'; exit 3", "/bin/sh ended with status 3."),
    ("echo '{\"status\":1e9}'; exit 3", "/bin/sh ended with status 3."),
    (
      "echo a >&2; echo 'no network.' >&2; echo >&2; exit 6",
      "/bin/sh ended with status 6: no network."
    ),
    ("printf 'a\\033[2J\\n' >&2; exit 1", "/bin/sh ended with status 1: a␛[2J."),
    ("kill -9 $$", "/bin/sh died (Killed)."),
  ])
  func aProgramThatFailsIsQuotedHarmlessly(script: String, sentence: String) async throws {
    #expect(try await failure(script) == .unreachable(sentence))
  }

  @Test func aTokenInItsComplaintIsMasked() async throws {
    let failure = try await failure(
      "echo 'X-API-TOKEN: 3f0c9b7d1e5a42f8b6d0c4e8a1f3b5d7' >&2; exit 1")
    guard case .unreachable(let sentence) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(sentence.contains("X-API-TOKEN: 3f0c…b5d7"))
  }

  @Test(arguments: [
    ("true", "/bin/sh printed nothing."),
    ("echo hello", "/bin/sh printed what is not JSON at byte 0 (a value was expected)."),
    ("yes | head -c 5000", "/bin/sh printed more than the 1000 bytes that are read."),
  ])
  func whatIsNoAnswerIsNotRead(script: String, sentence: String) async throws {
    #expect(try await failure(script) == .unreadable(sentence))
  }

  @Test func aProgramThatTakesTooLongIsEnded() async throws {
    let clock = HeldClock()
    let command = try command("exec sleep 1000", clock: clock)
    let asked = Task { () -> ReportFailure? in
      do throws(ReportFailure) {
        _ = try await command.report(of: "r")
        return nil
      } catch {
        return error
      }
    }
    await clock.isWaitedFor()
    clock.advance(by: .seconds(20))
    #expect(await asked.value == .timedOut(seconds: 20))
  }

  @Test func aProgramThatIsNotThereIsNamed() async throws {
    var command = try command("")
    command = ReportCommand(
      run: CommandRun(
        command: ["bin/report"], folder: try AppFolder(root: files.path), patience: .seconds(1)),
      form: .raw, locale: "en")
    await #expect(
      throws: ReportFailure.unreachable(
        "bin/report: Was not found in the app folder; other programs need their absolute path.")
    ) { try await command.report(of: "r") }
  }

  @Test func theSettingsThatCountAreThoseAtTheMomentOfAsking() async throws {
    let source = AppReports(folder: try AppFolder(root: files.path))
    try files.write("<p>p", to: "Analysis/iframe.html")
    try files.write("{", to: "Analysis.json")
    await #expect(throws: ReportFailure.self) { try await source.report(of: "r") }
    try files.write(
      #"{"company":"k","reports":{"kind":"command","command":["/bin/echo","{\"success\":true}"]}}"#,
      to: "Analysis.json")
    #expect(try await source.report(of: "r") == JSON(parsing: #"{"success":true}"#))
  }
}
