import Cells
import Flows
import PageProtocol

/// Reading `Analysis.json`.
enum AnalysisFile {
  /// The file's name.
  static let name = "Analysis.json"

  /// Reads the file of an app folder.
  static func content(of folder: AppFolder) throws(FileFault) -> Analysis.Content {
    let bytes = try folder.bytes(named: name, limit: JSONFile.limit)
    let content = try content(parsing: bytes)
    if case .failure(let fault) = folder.resource(named: content.webpage, language: .english) {
      throw JSONFile.fault(
        at: [.key("webpage")], in: bytes, named: name, "webpage: \(fault.sentence)")
    }
    return content
  }

  /// Reads the file's bytes.
  static func content(
    parsing bytes: [UInt8], named name: String = name
  ) throws(FileFault) -> Analysis.Content {
    func fault(at path: [PlacedJSON.Step], _ sentence: String) -> FileFault {
      JSONFile.fault(at: path, in: bytes, named: name, sentence)
    }
    let file = try JSONFile.decode(Format.self, from: bytes, named: name)
    let company = file.company.trimmed
    guard !company.isEmpty else {
      throw fault(at: [.key("company")], "company is empty: no company key is configured.")
    }
    let parameters = try parameters(of: file) { fault(at: [.key("parameters"), .key($0)], $1) }
    let masked = Secret(company.sanitized()).masked
    guard
      let address = AnalysisURL.address(company: company, parameters: parameters),
      let rest = AnalysisURL.address(company: "x", parameters: parameters)?.dropFirst(
        AnalysisURL.base.count + "?company=x".count)
    else {
      throw fault(at: [.key("company")], "company must be a key without control characters.")
    }
    return Analysis.Content(
      webpage: file.webpage?.sanitized() ?? "Analysis/iframe.html", company: Secret(company),
      location: Secret(address),
      shownLocation: "\(AnalysisURL.base)?company=\(masked)\(rest)")
  }

  /// Reads the parameters; `fault` makes a fault of a key and a sentence.
  private static func parameters(
    of file: Format, fault: (_ key: String, _ sentence: String) -> FileFault
  ) throws(FileFault) -> [(AnalysisParameter, String)] {
    let given = file.parameters ?? [:]
    if let unknown = given.keys.sorted().first(where: { AnalysisParameter(rawValue: $0) == nil }) {
      let known = AnalysisParameter.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(unknown, "parameters.\(unknown) is unknown; known are \(known).")
    }
    var parameters: [(AnalysisParameter, String)] = []
    for parameter in AnalysisParameter.allCases {
      guard let value = given[parameter.rawValue] else { continue }
      guard let encoded = parameter.encoded(value) else {
        throw fault(
          parameter.rawValue, "parameters.\(parameter) must be \(parameter.expectation).")
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
