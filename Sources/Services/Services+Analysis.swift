import Flows
import PageProtocol

extension Services {
  /// Reads `Analysis.json` once more: the person may have put another key into it.
  func readAnalysis(_ send: @escaping Send) -> Work {
    let folder = world.folder
    return {
      let content = Availability { () throws(FileFault) in try AnalysisFile.content(of: folder) }
      send(.analysis(.contentRead(content)))
    }
  }

  /// Asks for a report.
  func fetchReport(_ id: String, session: Int, _ send: @escaping Send) -> Work {
    let reports = world.reports
    return {
      do throws(ReportFailure) {
        let json = try await reports.report(of: id)
        send(.analysis(.reportFetched(id: id, json, session: session)))
      } catch {
        send(.analysis(.reportFailed(id: id, error, session: session)))
      }
    }
  }

  /// Keeps the path for the next run; the newest one wins.
  func remember(_ path: JSON?, _ send: @escaping Send) -> Work {
    pathsKept += 1
    let (paths, number) = (world.paths, pathsKept)
    return {
      do throws(StateFault) {
        try paths.keep(path, number: number)
      } catch {
        send(.noticed(error.description))
      }
    }
  }
}
