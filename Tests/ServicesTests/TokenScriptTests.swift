import Clocks
import Flows
import FoundationEssentials
import Glibc
import Support
import Testing

@testable import Services

/// The example program of the project's own app folder against a server made for the test.
@Suite(.serialized, .timeLimit(.minutes(10))) struct TokenScriptTests {
  private let name = "Launcher/token.sh"

  private func refused(_ reason: String) -> TokenFailure {
    .final(reason: "\(name) was refused a token: \(reason).")
  }

  @Test func anAssertionGetsAToken() async throws {
    try await OAuthServer.run { server in
      let answer = try await server.source().token(for: server.launcher)
      #expect(server.tokens.all == [answer.token.value])
      #expect(answer.lifetime == 3600)
      #expect(server.requests.all.map { $0["scope"] } == ["api"])
    }
  }

  @Test func aRefreshTokenIsUsedOnceAndForgottenWhenItIsRefused() async throws {
    try await OAuthServer.run { server in
      let source = try server.source()
      _ = try await source.token(for: server.launcher)
      _ = try await source.token(for: server.launcher)
      server.change { $0.refreshTokens = [] }
      let last = try await source.token(for: server.launcher)
      #expect(server.tokens.all.last == last.token.value)
      let refresh = "refresh_token"
      let assertion = "urn:ietf:params:oauth:grant-type:jwt-bearer"
      #expect(
        server.requests.all.map { $0["grant_type"] } == [assertion, refresh, refresh, assertion])
    }
  }

  @Test func aBusyServerKeepsTheRefreshToken() async throws {
    try await OAuthServer.run { server in
      let source = try server.source()
      _ = try await source.token(for: server.launcher)
      server.change { $0.answer = HTTPAnswer(status: 503) }
      await #expect(throws: TokenFailure.self) { try await source.token(for: server.launcher) }
      server.change { $0.answer = nil }
      _ = try await source.token(for: server.launcher)
      #expect(server.requests.all.last?["grant_type"] == "refresh_token")
    }
  }

  @Test func anExpiredAssertionIsRefused() async throws {
    try await OAuthServer.run { server in
      server.change { $0.secondsAhead = 120 }
      let refused = refused("invalid_grant (JWT has expired)")
      await #expect(throws: refused) { try await server.source().token(for: server.launcher) }
    }
  }

  @Test func aKeyTheServerDoesNotKnowIsRefused() async throws {
    try await OAuthServer.run { server in
      let refused = refused("invalid_grant (JWT failed signature verification)")
      await #expect(throws: refused) {
        try await server.source(setting: ["LAUNCHER_KEY": server.keys.stranger()]).token(
          for: server.launcher)
      }
    }
  }

  @Test func strangersAreRefused() async throws {
    try await OAuthServer.run { server in
      let user = refused("invalid_grant (Invalid subject (sub) provided)")
      await #expect(throws: user) {
        try await server.source(setting: ["LAUNCHER_USER": "o'\"b"]).token(for: server.launcher)
      }
      let client = refused("invalid_client (The client credentials are invalid)")
      await #expect(throws: client) {
        try await server.source(setting: ["LAUNCHER_CLIENT_ID": "someone"]).token(
          for: server.launcher)
      }
    }
  }

  @Test func aServerThatHasEnoughSaysWhenToComeBack() async throws {
    try await OAuthServer.run { server in
      server.change { $0.answer = HTTPAnswer(status: 429, headers: ["Retry-After: 07"]) }
      let reason = "\(name) was refused a token: temporarily_unavailable (HTTP status 429)."
      await #expect(throws: TokenFailure.transient(reason: reason, retryAfter: .seconds(7))) {
        try await server.source().token(for: server.launcher)
      }
      let date = "Retry-After: Fri, 31 Dec 9999 23:59:59 GMT"
      server.change { $0.answer = HTTPAnswer(status: 429, headers: [date]) }
      await #expect(throws: TokenFailure.transient(reason: reason, retryAfter: .seconds(86_400))) {
        try await server.source().token(for: server.launcher)
      }
    }
  }

  @Test(arguments: [
    ("", "temporarily_unavailable (HTTP status 503)"),
    ("<h1>Sorry</h1>", "temporarily_unavailable (HTTP status 503)"),
    (#"{"error":"server_error","error_description":"Down."}"#, "server_error (Down)"),
  ])
  func aServerThatIsDownForNowIsAskedLater(body: String, reason: String) async throws {
    try await OAuthServer.run { server in
      server.change { $0.answer = HTTPAnswer(status: 503, body: body) }
      let failure = TokenFailure.transient(reason: "\(name) was refused a token: \(reason).")
      await #expect(throws: failure) { try await server.source().token(for: server.launcher) }
    }
  }

  @Test(arguments: [
    (200, "<html>", "Launcher/token.sh printed no JSON object."),
    (200, "{}", "Launcher/token.sh printed no access_token."),
    (301, "", "Launcher/token.sh was refused a token: access_denied (HTTP status 301)."),
    (403, "No.", "Launcher/token.sh was refused a token: access_denied (HTTP status 403)."),
  ])
  func aServerOfAnotherKindIsNotAskedAgain(
    status: Int, body: String, reason: String
  ) async throws {
    try await OAuthServer.run { server in
      server.change { $0.answer = HTTPAnswer(status: status, body: body) }
      await #expect(throws: TokenFailure.final(reason: reason)) {
        try await server.source().token(for: server.launcher)
      }
    }
  }

  @Test func aServerThatIsNotThereMeansOffline() async throws {
    try await OAuthServer.run { server in
      server.stop()
      let failure = await #expect(throws: TokenFailure.self) {
        try await server.source().token(for: server.launcher)
      }
      guard case .offline(let reason) = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(reason.hasPrefix("\(name) has no network: Failed to connect to 127.0.0.1 port "))
    }
  }

  @Test func aServerWithoutATrustedCertificateGetsNothing() async throws {
    try await OAuthServer.run { server in
      let reason =
        "\(name) ended with status 1: SSL certificate problem: self-signed certificate."
      await #expect(throws: TokenFailure.final(reason: reason)) {
        try await server.source(setting: ["CURL_CA_BUNDLE": ""]).token(for: server.launcher)
      }
      #expect(server.requests.all.isEmpty)
    }
  }

  @Test func aServerThatSaysNothingIsGivenUpWithAllThatWaitsForIt() async throws {
    try await OAuthServer.run { server in
      server.change { $0.isSilent = true }
      let clock = HeldClock()
      let source = try server.source(clock: clock)
      let request = Task { try await source.token(for: server.launcher) }
      _ = try await server.requests.wait(for: 1)
      let processes = ProcessWords.all(with: server.folder.path + "/client.pem")
      #expect(processes.contains { $0.arguments.contains("curl") })
      await clock.isWaitedFor()
      clock.advance(by: .seconds(20))
      let reason = "\(name) took longer than 20 s and was ended."
      await #expect(throws: TokenFailure.transient(reason: reason)) { try await request.value }
      for process in processes { try await expectGone(process.number) }
    }
  }

  @Test func whatIsNotSetUpIsSaid() async throws {
    try await OAuthServer.run { server in
      let sentences = [
        ["LAUNCHER_USER": ""]:
          "LAUNCHER_USER is not set; token.sh begins with what it is.",
        ["LAUNCHER_KEY": "/gone.pem"]: "/gone.pem can't be read.",
      ]
      for (setting, sentence) in sentences {
        let failure = TokenFailure.final(reason: "\(name) ended with status 78: \(sentence)")
        await #expect(throws: failure) {
          try await server.source(setting: setting).token(for: server.launcher)
        }
      }
    }
  }
}
