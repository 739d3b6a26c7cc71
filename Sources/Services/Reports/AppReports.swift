import Clocks
import Flows
import PageProtocol

/// The reports of an app, from where `Analysis.json` says at the moment of asking: who has mended
/// the file need only try again.
struct AppReports: ReportSource {
  let folder: AppFolder
  /// What counts the time of reports that the app folder holds back.
  var clock: any AppClock = QuietClock()

  func report(of id: String) async throws(ReportFailure) -> JSON {
    let settings: ReportSettings
    do throws(FileFault) {
      settings = try AnalysisFile.reading(of: folder).get().reports
    } catch {
      throw .unreachable(error.description)
    }
    return try await settings.source(in: folder, clock: clock).report(of: id)
  }
}
