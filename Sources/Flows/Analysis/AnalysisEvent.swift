import PageProtocol

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
    /// A sentence.
    let reason: String
    /// Which part of the body is to blame.
    var path: [PlacedJSON.Step] = []

    /// The same with the place in the text that the body was.
    func placed(in text: String) -> Self {
      guard let body = try? PlacedJSON(parsing: Array(text.utf8)) else { return self }
      let offset = body.nearest(to: path).offset
      return Self(reason: "\(reason.dropLast()), at byte \(offset).", path: path)
    }
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
