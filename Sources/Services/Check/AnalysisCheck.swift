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
    do throws(FileFault) {
      switch try AnalysisFile.settings(of: folder).reports.place {
      case .folder: checkIndex(&sources, &findings)
      case .command(let words): checkProgram(words[0], &sources, &findings)
      }
    } catch {
      findings.add(.undecodable, error)
    }
  }

  private func checkKeys(_ sources: inout SourceTexts, _ findings: inout Findings) {
    guard let json = placed(AnalysisFile.name, &sources) else { return }
    let parts: [(PlacedJSON?, path: String, known: [String])] = [
      (json, "", ["company", "webpage", "parameters", "reports"]),
      // Other parameters than those known are errors.
      (json["parameters"], "parameters.", AnalysisParameter.allCases.map(\.rawValue)),
      (json["reports"], "reports.", ["kind", "command", "timeout", "format"]),
    ]
    for (part, path, known) in parts {
      var seen: Set<String> = []
      for member in part?.members ?? [] {
        let name = (path + member.key).quoted
        if !known.contains(member.key), path != "parameters." {
          findings.add(
            .unknownKey, in: AnalysisFile.name, at: member.offset,
            "\(name) is ignored: nobody reads this key.")
        } else if !seen.insert(member.key).inserted {
          findings.add(
            .duplicateKey, in: AnalysisFile.name, at: member.offset,
            "\(name) is there twice; only the first counts.")
        }
      }
    }
  }

  private func checkProgram(
    _ program: String, _ sources: inout SourceTexts, _ findings: inout Findings
  ) {
    do throws(FileFault) {
      _ = try CommandRun.path(of: program, in: folder)
    } catch {
      let place = placed(AnalysisFile.name, &sources)?
        .nearest(to: [.key("reports"), .key("command"), .index(0)])
      findings.add(
        .missingFile, in: AnalysisFile.name, at: place?.offset,
        "The program \(program.quoted): \(error.sentence)")
    }
  }

  /// The reports that the index names must be there, and JSON; the index itself need not be.
  private func checkIndex(_ sources: inout SourceTexts, _ findings: inout Findings) {
    guard folder.file(at: Self.index) != nil else { return }
    guard let json = placed(Self.index, &sources), case .object = json.value else {
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

  private func placed(_ name: String, _ sources: inout SourceTexts) -> PlacedJSON? {
    guard let text = sources.text(of: name) else { return nil }
    return try? PlacedJSON(parsing: text.bytes, limits: JSONFile.limits)
  }
}
