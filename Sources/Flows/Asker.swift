/// Who waits for the answer to a script message.
public enum Asker: Hashable, Sendable {
  /// A page of the session so numbered, by the number of its request.
  case page(session: Int, request: Int)
  /// A client of the bridge socket, by the number of its ticket.
  case bridge(Int)
}
