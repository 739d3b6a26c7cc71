/// The kinds of places that access tokens come from.
public enum TokenKind: String, Hashable, Sendable, CaseIterable {
  /// They are made up; no back end is asked.
  case simulated
  /// A program of the person's own is run and prints one.
  case command
}
