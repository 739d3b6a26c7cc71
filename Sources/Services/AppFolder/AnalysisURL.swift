import Flows

/// The address of the analysis iframe.
enum AnalysisURL {
  /// Where the vendor's page lives.
  static let base = "https://iframe.legit.health/"

  /// The address with a company key and parameters in their order, each encoded exactly once; nil
  /// if the key can't be one.
  ///
  /// The guide pastes the key as it is, so that a `&` in it silently becomes another key.
  static func address(
    company: String, parameters: [(AnalysisParameter, String)]
  ) -> String? {
    guard isKey(company) else { return nil }
    let pairs = [("company", company)] + parameters.map { ($0.rawValue, $1) }
    return base + "?" + pairs.map { "\($0)=\($1.percentEncoded())" }.joined(separator: "&")
  }

  /// Whether a key has something in it and no control characters.
  static func isKey(_ text: String) -> Bool {
    text.utf8.count <= 4096 && text.contains { !$0.isWhitespace }
      && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
