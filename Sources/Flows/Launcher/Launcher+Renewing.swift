extension Launcher {
  /// How the host stands with its token source.
  ///
  /// Single flight: there is at most one try at a time, and all who ask meanwhile wait for its
  /// outcome.
  struct Renewal: Equatable, Sendable {
    var phase = Phase.idle
    /// Counts the tries since the app started, so that a late answer can be told from the one that
    /// is waited for.
    var attempt = 0
    /// The failed tries of the renewal under way, or of the last one.
    var failures = 0
    /// How often it was looked whether the network is back.
    var probes = 0
    /// Who gets the outcome.
    var waiting: [Asker] = []
    /// Why the last try failed; nil once one has succeeded.
    var failure: TokenFailure?
    /// What the person has planned for this renewal.
    var mishap = Mishap.none
    /// The number of the timer that ends a short rest after a renewal, while it runs.
    var rest: Int?

    enum Phase: Equatable, Sendable {
      case idle
      case asking
      /// A try failed; the timer of this number begins the next.
      case pausing(until: Duration, timer: Int)
      /// There is no network; the timer of this number looks again.
      case offline(until: Duration, timer: Int)
    }
  }

  /// An answer that takes longer is given up.
  static let answerLimit = Duration.seconds(30)
  /// For so long after a renewal a request gets its outcome: a page that asks in a loop must not
  /// become a flood of calls.
  static let restTime = Duration.seconds(1)

  /// Renews the token, for whoever waits, unless a try is under way already.
  static func renew(in state: inout State) -> [Effect] {
    switch state.renewal.phase {
    case .asking: return []
    case .idle:
      state.renewal.failures = 0
      state.renewal.mishap = state.mishap
      state.mishap = .none
      return ask(in: &state)
    case .pausing, .offline: return ask(in: &state)
    }
  }

  /// Begins the next try.
  private static func ask(in state: inout State) -> [Effect] {
    guard let launcher = state.opened else { return [] }
    state.renewal.attempt += 1
    state.renewal.phase = .asking
    state.counts.tries += 1
    let attempt = state.renewal.attempt
    let delay = state.delay
    state.delay = .none
    let request = TokenRequest(
      attempt: attempt, launcher: launcher, delay: delay.duration, plan: plan(in: state))
    return [.requestToken(request), .wait(answerLimit, .limit(attempt: attempt))]
  }

  /// Renews by itself when the end of the token's life comes near.
  ///
  /// After a failure that is left to the page and the person: nothing here asks in a loop.
  static func renewIfDue(in state: inout State) -> [Effect] {
    guard let token = state.token, state.now >= token.renewalIsDue, state.renewal.phase == .idle,
      state.renewal.failure == nil
    else { return [] }
    return renew(in: &state)
  }

  /// Takes in how a try ended; an answer to an earlier one comes too late.
  static func take(
    _ answer: Result<Token, TokenFailure>, of attempt: Int, took: Duration, in state: inout State
  ) -> [Effect] {
    guard state.isOpen, state.renewal.phase == .asking, attempt == state.renewal.attempt else {
      state.counts.late += 1
      return []
    }
    state.latency = took
    switch answer {
    case .failure(let failure): return fail(failure, in: &state)
    case .success(let token):
      state.redaction.add(token.secret)
      if let fault = fault(of: token, in: state) {
        return fail(.transient(reason: fault), in: &state)
      }
      return accept(token, in: &state)
    }
  }

  /// Why what the source gave is no new token; handing it on would make the page ask in a loop.
  private static func fault(of token: Token, in state: State) -> String? {
    if token.secret.value.isEmpty { return "The token source gave an empty token." }
    if token.secret == state.token?.secret { return "The token source gave the old token again." }
    if token.remaining(at: state.now) == .zero {
      return "The token source gave a token that is expired already."
    }
    return nil
  }

  /// Takes a new token: connects the page with it, or answers all who asked for it.
  private static func accept(_ token: Token, in state: inout State) -> [Effect] {
    let isFirst = state.token == nil
    if !isFirst { state.counts.renewals += 1 }
    let waiting = state.renewal.waiting
    state.token = token
    state.isDelivered = !waiting.isEmpty
    state.renewal.failure = nil
    state.renewal.probes = 0
    state.lastError = nil
    let told =
      state.page.phase == .closed
      ? openPage(token: token, in: &state) : replaceToken(with: token, in: state)
    let answers = waiting.map { Effect.reply(token.secret, to: $0) }
    state.endRenewal()
    return told + answers + (isFirst ? [] : rest(in: &state)) + countDown(in: &state)
  }

  /// Lets whoever asks in the moment after a renewal have its outcome too.
  static func rest(in state: inout State) -> [Effect] {
    let timer = state.nextTimer()
    state.renewal.rest = timer
    return [.wait(restTime, .rest(timer))]
  }
}

extension Launcher.State {
  /// Nothing is under way any more, and nobody waits.
  mutating func endRenewal() {
    renewal.phase = .idle
    renewal.waiting = []
    renewal.rest = nil
  }
}
