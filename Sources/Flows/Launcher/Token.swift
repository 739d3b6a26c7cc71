extension Launcher {
  /// An access token with its life.
  public struct Token: Hashable, Sendable {
    public var secret: Secret
    /// When it was asked for, since the app started, on a clock that can't be set: a slow answer
    /// doesn't lengthen its life.
    public var issued: Duration
    public var lifetime: Duration

    /// Makes a token.
    public init(secret: Secret, issued: Duration, lifetime: Duration) {
      self.secret = secret
      self.issued = issued
      self.lifetime = lifetime
    }

    /// The first moment at which it is no longer valid is just after this one.
    var expires: Duration { issued + lifetime }

    /// How long before its end it is renewed, so that a page that asks need not wait: a minute, but
    /// of a short life a quarter.
    var margin: Duration { min(.seconds(60), lifetime / 4) }

    /// From when on it is to be renewed.
    var renewalIsDue: Duration { expires - margin }

    /// What is left of its life, never below zero.
    func remaining(at now: Duration) -> Duration { max(.zero, expires - now) }

    /// A token is valid in the very moment it expires, and expired after it.
    func isExpired(at now: Duration) -> Bool { now > expires }
  }

  /// One try to get a token.
  public struct TokenRequest: Hashable, Sendable {
    /// The number of the try; its answer carries it back.
    public var attempt: Int
    /// What the token is for, as the person has edited it, and which source is asked.
    public var launcher: Content
    /// How long the answer is held back, for a person who wants to see that.
    public var delay: Duration
    public var plan: TokenPlan

    /// Makes a request.
    public init(
      attempt: Int, launcher: Content, delay: Duration = .zero, plan: TokenPlan = .ask
    ) {
      self.attempt = attempt
      self.launcher = launcher
      self.delay = delay
      self.plan = plan
    }
  }

  /// Whether the source is asked at all, or what it is made to answer.
  public enum TokenPlan: Hashable, Sendable {
    case ask
    case fail(TokenFailure)
    case answer(Secret, lifetime: Duration)
  }
}
