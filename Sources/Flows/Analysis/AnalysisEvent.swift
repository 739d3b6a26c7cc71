/// What an event of the iframe means.
enum AnalysisEvent: Hashable, Sendable {
  /// The report of this id is ready; ids are texts, but a number is shown as one.
  case completed(id: String, isNumber: Bool = false)
  /// The iframe could not load, because this company key is invalid.
  case invalidCompanyKey(CompanyKey?)
  /// The image failed the quality gate, for these reasons (none may be given).
  case imageRejected(reasons: [RejectionReason])
  /// A well-formed event of a name that the catalogue does not hold yet, and what it says.
  case unknown(name: String, text: String)
  /// A bare identifier, as the iframe of 2023 posted it.
  case legacy(String)

  /// Why a body is no event.
  struct Refusal: Error, Hashable, Sendable {
    let reason: String
  }

  /// About how much memory it takes.
  var bytes: Int {
    switch self {
    case .completed(let id, _): id.utf8.count
    case .invalidCompanyKey(let key): key?.masked.utf8.count ?? 0
    case .imageRejected(let reasons): reasons.reduce(0) { $0 + $1.text.utf8.count + 16 }
    case .unknown(let name, let text): name.utf8.count + text.utf8.count
    case .legacy(let text): text.utf8.count
    }
  }
}
