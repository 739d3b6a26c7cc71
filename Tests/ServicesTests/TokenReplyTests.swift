import Flows
import Testing

@testable import Services

struct TokenReplyTests {
  private func failure(
    _ end: CommandEnd, _ output: String = "", errors: String = "", known: [Secret] = []
  ) -> TokenFailure? {
    let result = CommandResult(
      end: end, output: CommandOutput(bytes: Array(output.utf8)),
      errors: CommandOutput(bytes: Array(errors.utf8)))
    let reply = TokenReply(
      result: result, program: "token.sh", patience: .seconds(20), known: known)
    do throws(TokenFailure) {
      _ = try reply.token()
      return nil
    } catch {
      return error
    }
  }

  @Test func aTokenCountsIfAllWentWell() {
    #expect(failure(.exited(0), #"{"access_token":"t"}"#) == nil)
    #expect(
      failure(.exited(1), #"{"access_token":"t"}"#)
        == .final(reason: "token.sh ended with status 1."))
  }

  @Test(arguments: [
    "invalid_request", "invalid_client", "invalid_grant", "unauthorized_client",
    "unsupported_grant_type", "invalid_scope", "access_denied", "anything",
  ])
  func aRefusalIsFinal(code: String) {
    #expect(
      failure(.exited(1), #"{"error":"\#(code)","error_description":"Because.","retry_after":9}"#)
        == .final(reason: "token.sh was refused a token: \(code) (Because)."))
  }

  @Test(arguments: ["temporarily_unavailable", "server_error", "slow_down"])
  func whatPassesIsTransient(code: String) {
    #expect(
      failure(.exited(0), #"{"error":"\#(code)","retry_after":9}"#)
        == .transient(
          reason: "token.sh was refused a token: \(code).", retryAfter: .seconds(9)))
  }

  @Test func theExitStatusSaysMoreThanTheError() {
    let error = #"{"error":"odd","retry_after":7}"#
    let reason = "token.sh was refused a token: odd."
    #expect(
      failure(.exited(75), error) == .transient(reason: reason, retryAfter: .seconds(7)))
    #expect(failure(.exited(69), error) == .offline(reason: reason))
    #expect(failure(.exited(75)) == .transient(reason: "token.sh got no token for now."))
    #expect(failure(.exited(69)) == .offline(reason: "token.sh has no network."))
  }

  @Test func whoDoesNotEndByItselfMayDoBetterNextTime() {
    #expect(
      failure(.timedOut, #"{"access_token":"t"}"#, errors: "waiting\n")
        == .transient(reason: "token.sh took longer than 20 s and was ended: waiting."))
    #expect(
      failure(.died(signal: 11))
        == .transient(reason: "token.sh died (Segmentation fault)."))
    #expect(failure(.cancelled) == .givenUp)
  }

  @Test func theLastComplaintIsShownHarmlessShortAndWithoutSecrets() {
    #expect(
      failure(
        .exited(2), errors: "first\nbad \u{1B}[31m token my-token.\n \n",
        known: [Secret("my-token")])
        == .final(reason: "token.sh ended with status 2: bad ␛[31m token ••••."))
    let half = CommandOutput(bytes: Array("456789abcdef\n".utf8), isWhole: false)
    #expect(CommandResult(end: .exited(2), errors: half).sentence("a", "ended") == "a ended.")
    let long = String(repeating: "word ", count: 100_000)
    let reason = failure(.exited(2), errors: long)?.reason ?? ""
    #expect(reason.hasSuffix(" word … (500000 bytes)."))
    #expect(reason.utf8.count < 400)
  }

  @Test func whatTheServerSaysIsShownHarmlessAndWithoutSecrets() {
    let token = "87b567fa3de847fb3adef9492b294bb83f8cd266"
    #expect(
      failure(.exited(0), #"{"error":"\u001b","error_description":"\#(token) is bad"}"#)
        == .final(reason: "token.sh was refused a token: ␛ (87b5…d266 is bad)."))
  }

  @Test func whatIsNoAnswerIsFinal() {
    #expect(
      failure(.exited(0), "<html>", errors: "warning")
        == .final(reason: "token.sh printed no JSON object: warning."))
  }
}
