import PageProtocol

/// The rules of who gets a token: facts the guide leaves out are marked with their reason.
extension Launcher {
  /// Answers a script message.
  static func receive(
    _ message: ScriptMessage, from asker: Asker, in state: inout State
  ) -> [Effect] {
    if let reason = refusal(of: message, from: asker, in: state) {
      state.lastError = reason
      return [.refuse(reason, to: asker)]
    }
    state.requests += 1
    switch state.phase {
    case .renewing(let waiting):  // single flight: all get the one answer
      state.phase = .renewing(waiting: waiting + [asker])
      return []
    case .closed, .authorizing:
      return [.refuse("The launcher has no page yet.", to: asker)]
    case .connected, .refused:
      state.phase = .renewing(waiting: [asker])
      return [.requestToken(session: state.session)]
    }
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
    if case .renewing(let waiting) = state.phase, waiting.count >= mostWaiting {
      return "Too many requests are waiting for a token already."
    }
    return nil
  }

  /// The page's own origin; over the bridge socket, which is the user's own, also the assumed one.
  private static func isExpected(
    _ origin: String, from asker: Asker, in state: State
  ) -> Bool {
    if case .bridge = asker, origin == Frame.assumed.origin { return true }
    return origin == state.content.value?.location.origin
  }

  /// Takes a new token: connects the page with it, or answers all who asked for it.
  static func accept(_ token: Token, at now: Duration, in state: inout State) -> [Effect] {
    guard !token.secret.value.isEmpty else {
      return refuse("The token source gave an empty token.", at: now, in: &state)
    }
    let wasCounting = state.token != nil && !state.isExpired && state.remaining > .zero
    state.now = now
    state.token = token
    var effects: [Effect] = []
    switch state.phase {
    case .authorizing:
      guard let content = state.content.value else { return [] }
      effects = [openPage(content, token: token, in: &state)]
    case .renewing(let waiting):
      state.renewals += 1
      effects = waiting.map { .reply(token.secret, to: $0) }
    case .closed, .connected, .refused: return []
    }
    state.phase = .connected
    state.lastError = nil
    // A countdown that still runs goes on by itself and sees the new token.
    return effects + (wasCounting ? [] : nextTick(in: state))
  }

  /// Tells all who asked why there is no token; the old session stays.
  static func refuse(_ reason: String, at now: Duration, in state: inout State) -> [Effect] {
    state.now = now
    state.lastError = reason
    guard case .renewing(let waiting) = state.phase else {
      state.phase = .refused(reason: reason)
      return []
    }
    state.phase = .refused(reason: reason)
    return waiting.map { .refuse(reason, to: $0) }
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
