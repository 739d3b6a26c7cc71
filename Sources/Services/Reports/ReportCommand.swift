import Flows
import PageProtocol

/// Reports from a program of the person's own back end.
///
/// It gets one JSON object on its standard input and prints what the report API answered. If it
/// ends with another status than 0, it may print `{"status":404,"message":"…"}` instead.
struct ReportCommand: ReportSource {
  /// How the program is run; its input is set for each report.
  let run: CommandRun
  let form: ReportSettings.Form
  let locale: String

  func report(of id: String) async throws(ReportFailure) -> JSON {
    var run = run
    run.input = question(for: id).bytes + [0x0A]
    let result: CommandResult
    do throws(FileFault) {
      result = try await run.result()
    } catch {
      throw .unreachable(error.description)
    }
    return try ReportReply(result, of: run).answer()
  }

  /// What the program is told; `encodedId` is the id as it stands in an address, so that a shell
  /// script has nothing to decode.
  private func question(for id: String) -> JSON {
    .object([
      .init("request", .string("report")), .init("id", .string(id)),
      .init("encodedId", .string(id.percentEncoded())), .init("format", .string(form.rawValue)),
      .init("locale", .string(locale)),
    ])
  }
}
