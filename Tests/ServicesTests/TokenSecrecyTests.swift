import Flows
import Synchronization
import Testing

@testable import Services

/// Every user of a machine can read the arguments of all its programs, and the same user their
/// environment: neither is a place for a secret.
@Suite(.timeLimit(.minutes(10))) struct TokenSecrecyTests {
  /// Lets bash note what it starts, sourced by it as `BASH_ENV` before the example program.
  private static let notes = """
    note() { printf 'ran %s\\n' "$*"; env; } >> "$NOTES"
    for program in cat curl date jq openssl tr; do
      eval "$program() { note $program \\"\\$@\\"; command $program \\"\\$@\\"; }"
    done
    """

  @Test func noSecretIsAnArgumentOrAVariable() async throws {
    try await OAuthServer.run { server in
      try server.folder.write(Self.notes, to: "notes.sh")
      try server.folder.write("", to: "notes")
      let source = try server.source(setting: [
        "BASH_ENV": server.folder.path + "/notes.sh", "NOTES": server.folder.path + "/notes",
      ])
      _ = try await source.token(for: server.launcher)
      server.change { $0.isSilent = true }
      async let second = source.token(for: server.launcher)
      let forms = try await server.requests.wait(for: 2)
      let processes = ProcessWords.all(with: server.keys.client)
      server.change { $0.isSilent = false }
      let token = try await second.token.value

      let seen =
        try server.folder.read("notes")
        + processes.map { $0.arguments + $0.environment }.joined()
      for program in ["openssl dgst", "curl --disable", "jq --raw-output"] {
        #expect(seen.contains("ran \(program)"))
      }
      #expect(processes.contains { $0.arguments.hasPrefix("curl\n") })
      #expect(processes.contains { $0.arguments.contains("Launcher/token.sh") })
      let assertion = try #require(forms.first?["assertion"])
      let refresh = try #require(forms.last?["refresh_token"])
      for part in assertion.split(separator: ".") { #expect(!seen.contains(part)) }
      for secret in server.tokens.all + [token, refresh, OAuthServer.secret] {
        #expect(!seen.contains(secret))
      }
    }
  }
}
