import Flows
import Testing

@testable import Services

struct OAuthAnswerTests {
  private func answer(_ text: String) -> OAuthAnswer {
    OAuthAnswer(parsing: CommandOutput(bytes: Array(text.utf8)))
  }

  private func token(_ lifetime: Int?, refresh: String? = nil) -> OAuthAnswer {
    .token(TokenAnswer(token: Secret("t"), lifetime: lifetime), refresh: refresh.map { Secret($0) })
  }

  @Test func aTokenResponseIsRead() {
    let text = """
      {"access_token":"t","expires_in":3600,"token_type":"Bearer","scope":"api","refresh_token":"r"}
      """
    #expect(answer(text) == token(3600, refresh: "r"))
    #expect(answer(#"{"access_token":"t"}"#) == token(nil))
    #expect(answer(#"{"access_token":"t","token_type":"bearer","error":null}"#) == token(nil))
  }

  @Test(arguments: [
    ("0", 0), ("-5", 0), ("59.9", 59), ("1e999", 315_360_000), ("-1e999", 0),
  ])
  func aLifetimeIsAWholeNumberOfSeconds(number: String, seconds: Int) {
    #expect(answer(#"{"access_token":"t","expires_in":\#(number)}"#) == token(seconds))
  }

  @Test(arguments: ["\"3600\"", "null", "true", "[]", "{}"])
  func aLifetimeOfAnotherKindIsNone(value: String) {
    #expect(
      answer(#"{"access_token":"t","expires_in":\#(value)}"#)
        == .unusable("printed an expires_in that is no number of seconds"))
  }

  @Test(arguments: [
    "\"\"", "7", "null", "{}", "\"two\\nlines\"", "\"\\u0000\"", "\"tök\"", "\"\\ud83d\\ude00\"",
    "\"\(String(repeating: "x", count: 8193))\"",
  ])
  func whatCannotBeATokenIsNone(value: String) {
    #expect(
      answer(#"{"access_token":\#(value)}"#)
        == .unusable(
          "printed an access_token that is none: it must be 1 to 8192 characters that can be"
            + " printed in ASCII"))
    #expect(answer(#"{"access_token":"t","refresh_token":\#(value)}"#) == token(nil))
  }

  @Test func theLongestTokenIsATokenStill() {
    let text = String(repeating: "x", count: 8192)
    #expect(
      answer(#"{"access_token":"\#(text)"}"#)
        == .token(TokenAnswer(token: Secret(text), lifetime: nil), refresh: nil))
  }

  @Test(arguments: [
    ("", "printed no JSON object"), ("<html>", "printed no JSON object"),
    ("[]", "printed no JSON object"), ("\"t\"", "printed no JSON object"),
    ("{}{}", "printed no JSON object"), ("{}", "printed no access_token"),
    (#"{"error":7}"#, "printed an error that is no text"),
    (#"{"access_token":"t","token_type":"mac"}"#, "printed a token_type that is not Bearer"),
    (#"{"access_token":"t","token_type":7}"#, "printed a token_type that is not Bearer"),
  ])
  func whatIsNoAnswerIsSaid(text: String, reason: String) {
    #expect(answer(text) == .unusable(reason))
  }

  @Test func outputThatWasCutIsNoAnswer() {
    let output = CommandOutput(bytes: Array(#"{"access_token":"t"}"#.utf8), isWhole: false)
    #expect(OAuthAnswer(parsing: output) == .unusable("printed more than 20 bytes"))
  }

  @Test func anErrorComesBeforeAToken() {
    #expect(
      answer(#"{"error":"invalid_grant","error_description":"JWT has expired","access_token":"t"}"#)
        == .refusal(OAuthRefusal(code: "invalid_grant", description: "JWT has expired")))
  }

  @Test(arguments: [("30", 30), ("-1", 0), ("1e999", 86_400)])
  func whenToTryAgainIsSaidInSeconds(number: String, seconds: Int) {
    #expect(
      answer(#"{"error":"slow_down","retry_after":\#(number)}"#)
        == .refusal(OAuthRefusal(code: "slow_down", retryAfter: .seconds(seconds))))
  }
}
