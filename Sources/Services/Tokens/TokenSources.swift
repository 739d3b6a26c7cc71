import Flows

/// The places that access tokens can come from, by their kind.
public struct TokenSources: Sendable {
  private let sources: [TokenKind: any TokenSource]

  /// Offers these places.
  init(_ sources: [TokenKind: any TokenSource]) { self.sources = sources }

  /// The place of a kind, if the app has one.
  subscript(kind: TokenKind) -> (any TokenSource)? { sources[kind] }
}
