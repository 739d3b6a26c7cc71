import Cells
import Flows
import PageProtocol

extension ReportFailure {
  /// Reads the answer of a back end that has no report: `{"status":404,"message":"…"}`; nil for
  /// anything else.
  init?(answer json: JSON) {
    guard case .number(let number) = json["status"], let status = Int(exactly: number),
      (100...599).contains(status), status != 200
    else { return nil }
    self = .status(
      status, reason: json["message"]?.string.map { $0.sanitized().excerpt(bytes: 400) })
  }
}
