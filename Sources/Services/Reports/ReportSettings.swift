import Cells
import Clocks
import Flows
import PageProtocol
import Widgets

/// Where reports come from, as the key `reports` of `Analysis.json` says.
struct ReportSettings: Hashable, Sendable {
  /// A place that reports come from.
  enum Place: Hashable, Sendable {
    /// The folder `Reports` of the app.
    case folder
    /// A program of the person's own back end, and its arguments.
    case command([String])
  }

  /// The forms a report can have; both are read.
  enum Form: String, CaseIterable, Sendable {
    case raw, fhir
  }

  var place = Place.folder
  /// How long an answer may take, in seconds.
  var timeout = 20
  var form = Form.raw
  /// The language that reports are to be in, that of the iframe.
  var locale = "en"

  /// The source of reports of an app folder.
  func source(in folder: AppFolder, clock: any AppClock) -> any ReportSource {
    switch place {
    case .folder: ReportFolder(folder: folder, timeout: timeout, clock: clock.plain)
    case .command(let words):
      ReportCommand(
        run: CommandRun(
          command: words, folder: folder, patience: .seconds(timeout),
          mostBytes: ReportFolder.mostBytes),
        form: form, locale: locale)
    }
  }
}

extension ReportSettings {
  /// The keys it can have.
  static let keys: Set = ["kind", "command", "timeout", "format"]

  /// Reads the settings; without any, reports come from the folder.
  init(_ reports: SettingsPart, locale: String, _ reader: inout SettingsReader) {
    self.locale = locale
    guard reader.isObject(reports) else { return }
    timeout = reader.wholeSeconds(reports["timeout"], in: 1...300) ?? timeout
    if let name = reader.text(reports["format"]) {
      form = Form(rawValue: name) ?? form
      if Form(rawValue: name) == nil {
        reader.fault(
          reports["format"], "is \(name.shortened(to: 60)), but must be raw or fhir.")
      }
    }
    let words = reader.command(reports["command"])
    switch reader.text(reports["kind"]) ?? "folder" {
    case "folder": break
    case "command":
      if let words { place = .command(words) }
      if !reports["command"].isGiven {
        reader.fault(reports["kind"], "is command, but reports.command is missing.")
      }
    case let kind:
      reader.fault(
        reports["kind"], "is \(kind.shortened(to: 60)), but must be folder or command.")
    }
  }
}
