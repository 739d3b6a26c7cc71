extension Launcher {
  /// What `Launcher.json` says, and what a person makes of it before opening.
  public struct Content: Hashable, Sendable {
    public var domain: String
    public var launcherCode: String
    public var context: String
    public var language: String
    /// The page, by its name in the app folder.
    public var webpage: String
    /// What the page sees as its address, and so its origin.
    public var location: String
    /// Where its tokens come from at first.
    public var tokenSource: TokenKind
    /// Where they can come from.
    public var tokenSources: [TokenKind]

    /// Makes a content.
    public init(
      domain: String, launcherCode: String, context: String, language: String, webpage: String,
      location: String, tokenSource: TokenKind = .simulated,
      tokenSources: [TokenKind] = [.simulated]
    ) {
      self.domain = domain
      self.launcherCode = launcherCode
      self.context = context
      self.language = language
      self.webpage = webpage
      self.location = location
      self.tokenSource = tokenSource
      self.tokenSources = tokenSources
    }
  }
}

extension String {
  /// Scheme, host and port of an address (the part before the path), "null" for a file.
  var origin: String {
    guard let slashes = firstRange(of: "://"), !hasPrefix("file:") else { return "null" }
    let host = self[slashes.upperBound...].prefix { !"/?#".contains($0) }
    return String(self[..<slashes.upperBound] + host)
  }
}
