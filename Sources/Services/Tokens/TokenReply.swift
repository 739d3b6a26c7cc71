import Flows
import Glibc

/// What a token program did, read as an answer.
struct TokenReply {
  let result: CommandResult
  /// The program, to be named in sentences.
  let program: String
  let patience: Duration
  /// Secrets that its words must not show.
  let known: [Secret]

  /// The token, or why there is none.
  ///
  /// The exit statuses are those of `sysexits.h`: 75 (`EX_TEMPFAIL`) for what may work later, 69
  /// (`EX_UNAVAILABLE`) for no network.
  func token() throws(TokenFailure) -> (TokenAnswer, refresh: Secret?) {
    switch result.end {
    case .cancelled: throw .givenUp
    case .timedOut:
      let seconds = patience.components.seconds
      throw .transient(reason: sentence("took longer than \(seconds) s and was ended"))
    case .died(let signal):
      throw .transient(reason: sentence(CommandResult.death(by: signal)))
    case .exited(let status): return try token(status)
    }
  }

  private func token(_ status: CInt) throws(TokenFailure) -> (TokenAnswer, refresh: Secret?) {
    switch (status, OAuthAnswer(parsing: result.output)) {
    case (0, .token(let answer, let refresh)): return (answer, refresh)
    case (_, .refusal(let refusal)): throw failure(status, refusal)
    case (0, .unusable(let flaw)): throw .final(reason: sentence(flaw))
    case (EX_UNAVAILABLE, _): throw .offline(reason: sentence("has no network"))
    case (EX_TEMPFAIL, _): throw .transient(reason: sentence("got no token for now"))
    default: throw .final(reason: sentence("ended with status \(status)"))
    }
  }

  private func failure(_ status: CInt, _ refusal: OAuthRefusal) -> TokenFailure {
    let description = refusal.description?.quotable(hiding: known) ?? ""
    let code = refusal.code.quotable(hiding: known)
    let reason = sentence(
      "was refused a token: \(code)" + (description.isEmpty ? "" : " (\(description))"))
    switch status {
    case EX_UNAVAILABLE: return .offline(reason: reason)
    case EX_TEMPFAIL: return .transient(reason: reason, retryAfter: refusal.retryAfter)
    default:
      return refusal.isPassing
        ? .transient(reason: reason, retryAfter: refusal.retryAfter) : .final(reason: reason)
    }
  }

  private func sentence(_ what: String) -> String {
    result.sentence(program, what, hiding: known)
  }
}
