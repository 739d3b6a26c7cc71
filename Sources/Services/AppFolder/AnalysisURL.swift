import Flows

/// The address of the analysis iframe.
enum AnalysisURL {
  /// Where the vendor's page lives.
  static let base = "https://iframe.legit.health/"

  /// The most bytes of a key; those of the vendor have 64.
  static let mostKeyBytes = 4096

  /// The address with a company key and parameters in their order, each encoded exactly once.
  ///
  /// The guide pastes the key as it is, so that a `&` in it silently becomes another key.
  static func address(company: String, parameters: [(AnalysisParameter, String)]) -> String {
    "\(base)?company=\(company.percentEncoded())\(rest(parameters))"
  }

  /// The same address with the key masked, to be shown.
  static func shownAddress(company: String, parameters: [(AnalysisParameter, String)]) -> String {
    "\(base)?company=\(Secret(company).masked)\(rest(parameters))"
  }

  private static func rest(_ parameters: [(AnalysisParameter, String)]) -> String {
    parameters.map { "&\($0)=\($1.percentEncoded())" }.joined()
  }
}
