public import Flows
public import PageProtocol

/// Where diagnostic reports come from: in a real app the integrator's own back end, which alone has
/// the secret to ask for them.
public protocol ReportSource: Sendable {
  /// Gets what the back end answers for an id, which is opaque.
  func report(of id: String) async throws(ReportFailure) -> JSON
}

/// The reports of no app: there are none.
struct NoReports: ReportSource {
  func report(of id: String) async throws(ReportFailure) -> JSON {
    throw .unreachable("No app is shown.")
  }
}
