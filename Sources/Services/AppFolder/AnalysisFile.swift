import Cells
import Flows

/// Reading `Analysis.json`.
enum AnalysisFile {
  /// The file's name.
  static let name = "Analysis.json"

  /// Reads the file of an app folder.
  static func content(of folder: AppFolder) throws(FileFault) -> Analysis.Content {
    let content = try content(parsing: folder.bytes(named: name, limit: JSONFile.limit))
    if case .failure(let fault) = folder.resource(named: content.webpage, language: .english) {
      throw FileFault(name, "webpage: \(fault.sentence)")
    }
    return content
  }

  /// Reads the file's bytes.
  static func content(
    parsing bytes: [UInt8], named name: String = name
  ) throws(FileFault) -> Analysis.Content {
    let file = try JSONFile.decode(Format.self, from: bytes, named: name)
    let company = file.company.trimmed
    guard !company.isEmpty else {
      throw FileFault(name, "company is empty: no company key is configured.")
    }
    let parameters = try parameters(of: file, named: name)
    let masked = Secret(company.sanitized()).masked
    guard
      let address = AnalysisURL.address(company: company, parameters: parameters),
      let rest = AnalysisURL.address(company: "x", parameters: parameters)?.dropFirst(
        AnalysisURL.base.count + "?company=x".count)
    else { throw FileFault(name, "company must be a key without control characters.") }
    return Analysis.Content(
      webpage: file.webpage?.sanitized() ?? "Analysis/iframe.html", location: Secret(address),
      shownLocation: "\(AnalysisURL.base)?company=\(masked)\(rest)")
  }

  private static func parameters(
    of file: Format, named name: String
  ) throws(FileFault) -> [(AnalysisParameter, String)] {
    let given = file.parameters ?? [:]
    if let unknown = given.keys.sorted().first(where: { AnalysisParameter(rawValue: $0) == nil }) {
      let known = AnalysisParameter.allCases.map(\.rawValue).joined(separator: ", ")
      throw FileFault(name, "parameters.\(unknown) is unknown; known are \(known).")
    }
    var parameters: [(AnalysisParameter, String)] = []
    for parameter in AnalysisParameter.allCases {
      guard let value = given[parameter.rawValue] else { continue }
      guard let encoded = parameter.encoded(value) else {
        throw FileFault(name, "parameters.\(parameter) must be \(parameter.expectation).")
      }
      parameters.append((parameter, encoded))
    }
    return parameters
  }

  private struct Format: Decodable {
    let company: String
    let webpage: String?
    let parameters: [String: AnalysisValue]?
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
