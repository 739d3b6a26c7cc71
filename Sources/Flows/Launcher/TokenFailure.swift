/// Why there is no new token, sorted by what is to be done about it.
public enum TokenFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The back end refused: asking again is of no use.
  case final(reason: String)
  /// It may work later, after so long if the back end says.
  case transient(reason: String, retryAfter: Duration? = nil)
  /// There is no network.
  case offline(reason: String)

  /// The sentence of what went wrong.
  public var reason: String {
    switch self {
    case .final(let reason), .transient(let reason, _), .offline(let reason): reason
    }
  }

  public var description: String { reason }
}
