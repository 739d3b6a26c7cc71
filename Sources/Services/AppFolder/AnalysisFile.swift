import Cells
import Flows
import PageProtocol
import Widgets

/// What an app's `Analysis.json` describes.
struct AnalysisSettings: Equatable, Sendable {
  var content: Analysis.Content
  var reports: ReportSettings
}

/// Reading `Analysis.json`.
enum AnalysisFile {
  /// The file's name.
  static let name = "Analysis.json"
  /// The keys it can have.
  static let keys: Set = ["company", "webpage", "parameters", "reports"]

  /// Reads the file of an app folder.
  static func reading(of folder: AppFolder) -> SettingsReading<AnalysisSettings> {
    reading(in: folder) { () throws(FileFault) in
      try folder.bytes(named: name, limit: JSONFile.limit)
    }
  }

  /// What the file of an app folder says of the flow.
  static func content(of folder: AppFolder) throws(FileFault) -> Analysis.Content {
    try reading(of: folder).get().content
  }

  /// Reads the file's bytes; without a folder its page is not looked for.
  static func reading(
    in folder: AppFolder? = nil, of bytes: () throws(FileFault) -> [UInt8]
  ) -> SettingsReading<AnalysisSettings> {
    SettingsReading(bytes, named: name) { settings(in: folder, &$0) }
  }

  private static func settings(
    in folder: AppFolder?, _ reader: inout SettingsReader
  ) -> AnalysisSettings {
    let file = reader.whole
    let company = company(file["company"], &reader)
    let webpage = reader.text(file["webpage"])?.sanitized() ?? "Analysis/iframe.html"
    if let folder { reader.checkPage(file["webpage"], webpage, of: folder) }
    let parameters = parameters(file["parameters"], &reader)
    let locale = parameters.first { $0.0 == .locale }?.1 ?? AnalysisParameter.locale.standard
    return AnalysisSettings(
      content: Analysis.Content(
        webpage: webpage, company: Secret(company),
        location: Secret(AnalysisURL.address(company: company, parameters: parameters)),
        shownLocation: AnalysisURL.shownAddress(company: company, parameters: parameters)
          .sanitized()),
      reports: ReportSettings(file["reports"], locale: locale ?? "en", &reader))
  }

  /// The key as it is, not as it stands in an address.
  private static func company(_ part: SettingsPart, _ reader: inout SettingsReader) -> String {
    guard let company = reader.neededText(part)?.trimmed else { return "" }
    let count = company.utf8.count
    if company.isEmpty {
      reader.fault(part, "is empty: no company key is configured.")
    } else if company.hasControls {
      reader.fault(part, "must be a key without control characters.")
    } else if count > AnalysisURL.mostKeyBytes {
      reader.fault(part, "has \(count) bytes, but a key has \(AnalysisURL.mostKeyBytes) at most.")
    }
    return company
  }

  /// The parameters in the order of the address; one that is null is left out of it.
  private static func parameters(
    _ part: SettingsPart, _ reader: inout SettingsReader
  ) -> [(AnalysisParameter, String)] {
    guard reader.isObject(part) else { return [] }
    for (name, part) in part.members where AnalysisParameter(rawValue: name) == nil {
      reader.fault(part, words(ofUnknown: name))
    }
    return AnalysisParameter.allCases.compactMap { parameter in
      let given = part[parameter.rawValue]
      guard let value = given.value, given.isGiven else { return nil }
      guard let text = parameter.text(of: value) else {
        reader.fault(given, "must be \(parameter.expectation).")
        return nil
      }
      return (parameter, text)
    }
  }

  private static func words(ofUnknown name: String) -> String {
    if let successor = AnalysisParameter.successor(of: name) {
      return "is an older iframe's name of \(successor)."
    }
    let known = AnalysisParameter.allCases.map(\.rawValue).joined(separator: ", ")
    return "is unknown; known are \(known)."
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
