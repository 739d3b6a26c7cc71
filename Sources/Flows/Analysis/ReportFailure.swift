/// Why there is no report.
public enum ReportFailure: Error, Hashable, Sendable {
  /// The back end answered with this HTTP status, and perhaps said why.
  case status(Int, reason: String?)
  /// It answered `success: false`.
  case refused(code: String?, reason: String?)
  /// It did not answer within so many seconds.
  case timedOut(seconds: Int)
  /// It answered with something that is no report; a sentence says what.
  case unreadable(String)
  /// It could not be asked; a sentence says why.
  case unreachable(String)
}

extension ReportFailure {
  /// What happened, in a few words.
  var title: String {
    switch self {
    case .status(401, _), .status(403, _): "Not allowed to read the report"
    case .status(404, _), .status(410, _): "No such report"
    case .status(500..., _): "The back end failed"
    case .status: "The back end refused"
    case .refused: "The back end refused"
    case .timedOut: "The back end did not answer"
    case .unreadable: "The report can't be read"
    case .unreachable: "The back end can't be asked"
    }
  }

  /// What happened and what to do, in sentences.
  var explanation: String {
    switch self {
    case .status(let status, _) where status == 401 || status == 403:
      "The back end answered \(status): its secret is missing, wrong or has expired. "
        + "Renew the secret of the back end, then try again."
    case .status(let status, _) where status == 404 || status == 410:
      "The back end answered \(status): it knows no report of this id. "
        + "The id may be another environment's, or the report was deleted."
    case .status(let status, _) where status >= 500:
      "The back end answered \(status). That is its own trouble: try again in a while."
    case .status(let status, _):
      "The back end answered \(status), which a report never comes with."
    case .refused(let code, _):
      "The back end answered “success: false”"
        + (code.map { " with the error code \($0)." } ?? " without an error code.")
    case .timedOut(let seconds): "No answer came within \(seconds) s. Try again."
    case .unreadable(let sentence), .unreachable(let sentence): sentence
    }
  }

  /// The same, its texts bounded, made harmless, and without company keys.
  func redacted(by redaction: Redaction) -> Self {
    func shown(_ text: String) -> String {
      redaction.shown(text, bytes: 400)
    }
    return switch self {
    case .status(let status, let reason): .status(status, reason: reason.map(shown))
    case .refused(let code, let reason):
      .refused(code: code.map(shown), reason: reason.map(shown))
    case .timedOut: self
    case .unreadable(let sentence): .unreadable(shown(sentence))
    case .unreachable(let sentence): .unreachable(shown(sentence))
    }
  }

  /// What the back end itself said, if it did.
  var reason: String? {
    switch self {
    case .status(_, let reason), .refused(_, let reason): reason
    case .timedOut, .unreadable, .unreachable: nil
    }
  }
}
