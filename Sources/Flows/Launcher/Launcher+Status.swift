import Widgets

extension Launcher {
  /// What a person or a tester can meet, one at a time.
  enum Status: Equatable, Sendable {
    case idle
    case authorizing
    case loading, injecting, connecting, connected
    case expired
    case renewing
    /// The last renewal has just succeeded.
    case renewed
    /// A try failed and another one follows.
    case retrying
    /// All tries failed; the old session stays.
    case renewalFailed
    /// The back end refused; the person has to sign in again.
    case renewalRefused
    /// There never was a token: all tries failed, or the back end refused.
    case withoutToken
    case offline
    case failed(Fault)

    /// The status in a word or two, as panel and deck show it.
    var word: String {
      switch self {
      case .idle: "not opened"
      case .authorizing: "getting a token"
      case .loading: "loading the page"
      case .injecting: "injecting"
      case .connecting: "connecting"
      case .connected: "connected"
      case .expired: "token expired"
      case .renewing: "renewing"
      case .renewed: "renewed"
      case .retrying: "will try again"
      case .renewalFailed: "renewal failed"
      case .renewalRefused: "renewal refused"
      case .withoutToken: "no token"
      case .offline: "offline"
      case .failed(let fault): fault.word
      }
    }

    var mark: String {
      switch self {
      case .idle, .expired: "○"
      case .authorizing, .loading, .injecting, .connecting, .renewing, .retrying: "◌"
      case .connected, .renewed: "●"
      case .renewalFailed, .renewalRefused, .withoutToken, .failed: "✗"
      case .offline: "◇"
      }
    }
  }

  /// Where opening the page came to an end, with the cause.
  enum Fault: Equatable, Sendable {
    case notLoaded(String)
    /// The page can't reach the app.
    case bridgeMissing(String)
    /// The script did not come to its end, or there is no `connect`.
    case scriptFailed(String)
    /// `connect` failed.
    case startFailed(String)
    case timedOut(String)
    /// Its process ended after it had been shown.
    case crashed(String)

    var word: String {
      switch self {
      case .notLoaded: "page not loaded"
      case .bridgeMissing: "bridge missing"
      case .scriptFailed: "script failed"
      case .startFailed: "connect failed"
      case .timedOut: "connect timed out"
      case .crashed: "page crashed"
      }
    }

    var reason: String {
      switch self {
      case .notLoaded(let reason), .bridgeMissing(let reason), .scriptFailed(let reason),
        .startFailed(let reason), .timedOut(let reason), .crashed(let reason):
        reason
      }
    }
  }
}

extension Launcher.State {
  /// What is to be said first: what is wrong with the page, then the token, then how far it is.
  var status: Launcher.Status {
    guard isOpen else { return .idle }
    if case .failed(let fault) = connection, page.phase != .closed { return .failed(fault) }
    switch renewal.phase {
    case .asking: return page.phase == .closed ? .authorizing : .renewing
    case .pausing: return .retrying
    case .offline: return .offline
    case .idle: break
    }
    switch renewal.failure {
    case .final: return token == nil ? .withoutToken : .renewalRefused
    case .transient: return token == nil ? .withoutToken : .renewalFailed
    case .offline, nil: break
    }
    if isExpired { return .expired }
    switch connection {
    case .loading: return .loading
    case .injecting: return .injecting
    case .connecting: return .connecting
    case .connected, .failed:
      return renewal.rest != nil && counts.renewals > 0 ? .renewed : .connected
    }
  }
}
