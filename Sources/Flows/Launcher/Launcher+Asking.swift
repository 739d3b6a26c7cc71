import PageProtocol

/// The rules of who gets a token; what the guide leaves out is marked with its reason.
extension Launcher {
  /// Answers a script message.
  ///
  /// It gets the current token, without a call, when that one has not reached this document yet and
  /// is not near its end: then the page asks because of an older one. All others wait for a renewal.
  static func receive(
    _ message: ScriptMessage, from asker: Asker, in state: inout State
  ) -> [Effect] {
    if let reason = refusal(of: message, from: asker, in: state) {
      state.counts.refusals += 1
      state.lastError = reason
      return [.refuse(reason, to: asker)]
    }
    state.counts.requests += 1
    if let token = state.currentToken {
      state.counts.stale += 1
      state.isDelivered = true
      return [.reply(token.secret, to: asker)]
    }
    if let reason = state.knownFailure { return [.refuse(reason, to: asker)] }
    state.renewal.waiting.append(asker)
    return state.renewal.phase == .idle ? renew(in: &state) : []
  }

  /// The most askers that wait for one renewal; a page that posts without end is turned away.
  static let mostWaiting = 1000

  /// Why a message gets no token, or nil if it may have one.
  private static func refusal(
    of message: ScriptMessage, from asker: Asker, in state: State
  ) -> String? {
    guard state.isOpen else { return "The launcher is closed; open it first." }
    guard message.handler == handler else {
      return "The launcher has no handler named “\(message.handler)”."
    }
    guard message.body == .string(renewal) else {
      return "Unknown message: only the text \(renewal) is answered."
    }
    guard message.frame.isMainFrame else {
      return "A frame within the page may not ask for a token; only the page itself may."
    }
    guard isExpected(message.frame.origin, from: asker, in: state) else {
      return "The origin \(message.frame.origin) may not ask for a token."
    }
    guard state.page.phase != .closed else { return "The launcher has no page yet." }
    guard state.renewal.waiting.count < mostWaiting else {
      return "Too many requests are waiting for a token already."
    }
    return nil
  }

  /// The page's own origin; over the bridge socket, which is the user's own, also the assumed one.
  private static func isExpected(
    _ origin: String, from asker: Asker, in state: State
  ) -> Bool {
    if case .bridge = asker, origin == Frame.assumed.origin { return true }
    return origin == state.opened?.location.origin
  }
}

extension Launcher.State {
  /// The token that a request gets at once: one the page has not got yet, or one that just came.
  fileprivate var currentToken: Launcher.Token? {
    guard let token, now < token.renewalIsDue, renewal.phase != .asking else { return nil }
    let isNews = renewal.rest != nil && renewal.failure == nil
    return !isDelivered || isNews ? token : nil
  }

  /// Why asking the source would be of no use right now.
  fileprivate var knownFailure: String? {
    switch renewal.phase {
    case .asking: nil
    case .idle: renewal.rest == nil ? nil : renewal.failure?.reason
    case .pausing(let until, _): until - now > Launcher.patience ? renewal.failure?.reason : nil
    case .offline: renewal.failure?.reason
    }
  }
}
