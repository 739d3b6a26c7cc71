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
  /// The key as it stands in the file.
  struct Format: Decodable {
    let kind: String?
    let command: [String]?
    let timeout: Int?
    let format: String?
  }

  /// Reads the settings; without any, reports come from the folder.
  init(_ file: Format?, locale: String, fault: AnalysisFile.Fault) throws(FileFault) {
    self.locale = locale
    guard let file else { return }
    func flaw(_ key: String, _ what: String) -> FileFault {
      fault([.key("reports"), .key(key)], "reports.\(key) \(what)")
    }
    switch file.kind ?? "folder" {
    case "folder": place = .folder
    case "command":
      let words = file.command ?? []
      if let fault = CommandRun.flaw(in: words) { throw flaw("command", fault) }
      place = .command(words)
    case let kind:
      throw flaw("kind", "is \(kind.shortened(to: 60)), but must be folder or command.")
    }
    timeout = file.timeout ?? timeout
    guard (1...300).contains(timeout) else {
      throw flaw("timeout", "is \(timeout), but must be 1 to 300 seconds.")
    }
    guard let form = Form(rawValue: file.format ?? form.rawValue) else {
      throw flaw(
        "format", "is \((file.format ?? "").shortened(to: 60)), but must be raw or fhir.")
    }
    self.form = form
  }
}
