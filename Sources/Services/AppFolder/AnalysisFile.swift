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

  /// Makes a fault of the path to what is wrong and a sentence.
  typealias Fault = (_ path: [PlacedJSON.Step], _ sentence: String) -> FileFault

  /// Reads the file of an app folder.
  static func settings(of folder: AppFolder) throws(FileFault) -> AnalysisSettings {
    let bytes = try folder.bytes(named: name, limit: JSONFile.limit)
    let settings = try settings(parsing: bytes)
    try JSONFile.check(webpage: settings.content.webpage, of: folder, in: bytes, named: name)
    return settings
  }

  /// What the file of an app folder says of the flow.
  static func content(of folder: AppFolder) throws(FileFault) -> Analysis.Content {
    try settings(of: folder).content
  }

  /// Reads the file's bytes.
  static func settings(
    parsing bytes: [UInt8], named name: String = name
  ) throws(FileFault) -> AnalysisSettings {
    let fault: Fault = { JSONFile.fault(at: $0, in: bytes, named: name, $1) }
    let file = try JSONFile.decode(Format.self, from: bytes, named: name)
    let company = try company(of: file, fault)
    let parameters = try parameters(of: file, fault)
    let locale = parameters.first { $0.0 == .locale }?.1 ?? AnalysisParameter.locale.standard
    return AnalysisSettings(
      content: Analysis.Content(
        webpage: file.webpage?.sanitized() ?? "Analysis/iframe.html", company: Secret(company),
        location: Secret(AnalysisURL.address(company: company, parameters: parameters)),
        shownLocation: AnalysisURL.shownAddress(company: company, parameters: parameters)
          .sanitized()),
      reports: try ReportSettings(file.reports, locale: locale ?? "en", fault: fault))
  }

  /// The key as it is, not as it stands in an address.
  private static func company(of file: Format, _ fault: Fault) throws(FileFault) -> String {
    let company = file.company.trimmed
    guard !company.isEmpty else {
      throw fault([.key("company")], "company is empty: no company key is configured.")
    }
    guard !company.hasControls else {
      throw fault([.key("company")], "company must be a key without control characters.")
    }
    guard company.utf8.count <= AnalysisURL.mostKeyBytes else {
      throw fault(
        [.key("company")],
        "company has \(company.utf8.count) bytes, but a key has \(AnalysisURL.mostKeyBytes) at most."
      )
    }
    return company
  }

  /// The parameters in the order of the address; one that is null is left out of it.
  private static func parameters(
    of file: Format, _ fault: Fault
  ) throws(FileFault) -> [(AnalysisParameter, String)] {
    let given = file.parameters ?? [:]
    if let name = given.keys.sorted().first(where: { AnalysisParameter(rawValue: $0) == nil }) {
      throw fault([.key("parameters"), .key(name)], sentence(ofUnknown: name))
    }
    var parameters: [(AnalysisParameter, String)] = []
    for parameter in AnalysisParameter.allCases {
      guard let value = given[parameter.rawValue] ?? nil else { continue }
      guard let text = parameter.text(of: value) else {
        throw fault(
          [.key("parameters"), .key(parameter.rawValue)],
          "parameters.\(parameter) must be \(parameter.expectation).")
      }
      parameters.append((parameter, text))
    }
    return parameters
  }

  private static func sentence(ofUnknown name: String) -> String {
    let shown = name.shortened(to: 60)
    if let successor = AnalysisParameter.successor(of: name) {
      return "parameters.\(shown) is an older iframe's name of \(successor)."
    }
    let known = AnalysisParameter.allCases.map(\.rawValue).joined(separator: ", ")
    return "parameters.\(shown) is unknown; known are \(known)."
  }

  private struct Format: Decodable {
    let company: String
    let webpage: String?
    let parameters: [String: AnalysisValue?]?
    let reports: ReportSettings.Format?
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
