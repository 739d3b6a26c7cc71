/// What a person can make go wrong, to see what comes of it.
extension Launcher {
  /// What the token source is made to do in the next renewal.
  enum Mishap: Hashable, Sendable, CaseIterable {
    case none
    /// The first try fails.
    case unavailableOnce
    /// All tries fail.
    case unavailable
    /// The back end asks for patience.
    case busy
    /// The back end refuses.
    case refused
    case emptyToken
    case oldToken

    /// What the panel says is planned.
    var words: String {
      switch self {
      case .none: "as usual"
      case .unavailableOnce: "unavailable once"
      case .unavailable: "unavailable"
      case .busy: "busy, retry after 6 s"
      case .refused: "refused"
      case .emptyToken: "no token"
      case .oldToken: "the old token again"
      }
    }

    /// What a try comes to, of which so many have failed before.
    fileprivate func plan(failures: Int, token: Token?) -> TokenPlan {
      let unavailable = TokenPlan.fail(
        .transient(reason: "The back end answers 503 Service Unavailable (simulated)."))
      switch self {
      case .none: return .ask
      case .unavailableOnce: return failures == 0 ? unavailable : .ask
      case .unavailable: return unavailable
      case .busy where failures == 0:
        return .fail(
          .transient(
            reason: "The back end answers 429 Too Many Requests (simulated).",
            retryAfter: .seconds(6)))
      case .busy: return .ask
      case .refused:
        return .fail(
          .final(reason: "The back end refuses: invalid_grant, sign in again (simulated)."))
      case .emptyToken: return .answer(Secret(""), lifetime: .seconds(3600))
      case .oldToken:
        return token.map { .answer($0.secret, lifetime: .seconds(3600)) } ?? .ask
      }
    }
  }

  /// How long the answer to the next try is held back.
  enum Delay: Hashable, Sendable, CaseIterable {
    case none
    case some
    /// Longer than the app waits.
    case tooLong

    var duration: Duration {
      switch self {
      case .none: .zero
      case .some: .seconds(3)
      case .tooLong: Launcher.answerLimit + .seconds(2)
      }
    }
  }

  static let cutNetwork = TokenFailure.offline(reason: "There is no network (simulated).")

  /// What the next try comes to.
  static func plan(in state: State) -> TokenPlan {
    if state.isNetworkCut { return .fail(cutNetwork) }
    return state.renewal.mishap.plan(failures: state.renewal.failures, token: state.token)
  }

  /// Ends the token's life now.
  ///
  /// Within a second the app sees to that, as after a long sleep.
  static func expire(in state: inout State) -> [Effect] {
    guard var token = state.token, !token.isExpired(at: state.now) else { return [] }
    token.lifetime = max(.zero, state.now - token.issued) - .nanoseconds(1)
    state.token = token
    return restartCountdown(in: &state)
  }

  /// Cuts the network, or brings it back: then one renewal sees to whatever was missed.
  static func toggleNetwork(in state: inout State) -> [Effect] {
    state.isNetworkCut.toggle()
    guard state.isNetworkCut else { return state.isOffline ? renew(in: &state) : [] }
    var effects: [Effect] = []
    if state.renewal.phase == .asking {
      effects = [.cancelToken(attempt: state.renewal.attempt)]
    }
    return effects + goOffline(cutNetwork, in: &state)
  }
}
