import Flows
import PageProtocol

/// Checks `Analysis.json` and where it says that reports come from.
struct AnalysisCheck {
  let folder: AppFolder

  private static let index = "Reports/index.json"
  /// The most reports that are looked into.
  private static let mostReports = 1000

  /// Adds what is wrong, if the file is there.
  func check(_ sources: inout SourceTexts, _ findings: inout Findings) {
    guard folder.file(at: AnalysisFile.name) != nil else { return }
    checkKeys(&sources, &findings)
    let reading = AnalysisFile.reading(of: folder)
    for fault in reading.faults { findings.add(.undecodable, fault) }
    switch reading.settings?.reports.place {
    case .folder: checkIndex(&sources, &findings)
    case .command(let words):
      findings.addProgram(
        words.first, at: [.key("reports"), .key("command"), .index(0)], in: AnalysisFile.name,
        of: folder, &sources)
    case nil: break
    }
  }

  private func checkKeys(_ sources: inout SourceTexts, _ findings: inout Findings) {
    guard let json = sources.json(of: AnalysisFile.name) else { return }
    findings.addKeys(of: json, known: AnalysisFile.keys, in: AnalysisFile.name)
    if let parameters = json["parameters"] {
      // Other parameters than those known are errors.
      findings.addKeys(of: parameters, path: "parameters", in: AnalysisFile.name)
    }
    if let reports = json["reports"] {
      findings.addKeys(
        of: reports, known: ReportSettings.keys, path: "reports", in: AnalysisFile.name)
    }
  }

  /// The reports that the index names must be there, and JSON; the index itself need not be.
  private func checkIndex(_ sources: inout SourceTexts, _ findings: inout Findings) {
    guard folder.file(at: Self.index) != nil else { return }
    guard let json = sources.json(of: Self.index), case .object = json.value else {
      return findings.add(.undecodable, in: Self.index, "Is no JSON object of ids and files.")
    }
    for member in json.members.prefix(Self.mostReports) {
      let entry = member.value
      if let name = entry.value.string ?? entry.value["file"]?.string {
        checkReport(name, at: entry.offset, &findings)
      } else if ReportFailure(answer: entry.value) == nil {
        findings.add(
          .undecodable, in: Self.index, at: entry.offset,
          "\(member.key.quoted) must have a file or an object with a file or a status.")
      }
    }
  }

  private func checkReport(_ name: String, at offset: Int, _ findings: inout Findings) {
    do throws(FileFault) {
      guard let bytes = try folder.bytes(at: "Reports/" + name, limit: ReportFolder.mostBytes)
      else {
        return findings.add(
          .missingFile, in: Self.index, at: offset,
          "\(name.quoted) was not found in the folder Reports.")
      }
      do throws(JSONError) {
        _ = try JSON(parsing: bytes)
      } catch {
        findings.add(
          .undecodable, in: "Reports/" + name,
          "Is not JSON at byte \(error.offset): \(error.reason).")
      }
    } catch {
      findings.add(.missingFile, in: Self.index, at: offset, error.description)
    }
  }
}
