import Clocks
import Flows
import Glibc
import PageProtocol
import Support
import Testing

@testable import Services

@Suite(.timeLimit(.minutes(10))) struct CommandTokenSourceTests {
  private let files: TemporaryFolder
  private let clock = HeldClock()

  init() throws {
    files = try TemporaryFolder()
  }

  private func source(_ script: String) throws -> CommandTokenSource {
    let run = CommandRun(
      command: ["/bin/bash", "-c", script], folder: try AppFolder(root: files.path),
      environment: ["PATH=/usr/bin:/bin"], patience: .seconds(20), clock: clock)
    return CommandTokenSource(run)
  }

  @Test func theProgramIsToldWhatTheLauncherIs() async throws {
    let source = try source(
      #"cat >> told; echo '{"access_token":"token 1","refresh_token":"again \"1\""}'"#)
    #expect(
      try await source.token(for: .sample) == TokenAnswer(token: Secret("token 1"), lifetime: nil))
    _ = try await source.token(for: .sample)
    let launcher =
      #"{"request":"token","domain":"academy.example","launcherCode":"c\"1","context":"x","#
      + #""language":"de""#
    #expect(
      try files.read("told")
        == "\(launcher)}\n\(launcher),\"refresh_token\":\"again \\\"1\\\"\"}\n")
  }

  @Test func aRefreshTokenIsForItsDomainOnly() async throws {
    let source = try source(
      #"cat >> told; echo '{"access_token":"a","refresh_token":"r"}'"#)
    var other = Launcher.Content.sample
    other.domain = "elsewhere.example"
    for launcher in [Launcher.Content.sample, other, .sample, other] {
      _ = try await source.token(for: launcher)
    }
    let told = try files.read("told").split(separator: "\n")
    #expect(told.map { $0.contains(#""r""#) } == [false, false, true, true])
    #expect(told.map { $0.contains("elsewhere") } == [false, true, false, true])
  }

  @Test func aServerThatSaysNothingOfRefreshingGoesOnWithWhatItGave() async throws {
    let source = try source(
      """
      cat >> told
      [[ -e second ]] && echo '{"access_token":"b"}' && exit
      touch second; echo '{"access_token":"a","refresh_token":"r"}'
      """)
    for _ in 0..<3 { _ = try await source.token(for: .sample) }
    let refreshing = try files.read("told").split(separator: "\n").map { $0.contains(#""r""#) }
    #expect(refreshing == [false, true, true])
  }

  @Test func whoAsksWhileATokenIsRefreshedUsesAnAssertion() async throws {
    let source = try source(
      """
      read -r line; echo "$line" >> told
      [[ $line == *refresh_token* ]] && touch started && until [[ -e go ]]; do :; done
      echo '{"access_token":"a","refresh_token":"r"}'
      """)
    _ = try await source.token(for: .sample)
    let first = Task { try await source.token(for: .sample) }
    try await files.waitForFile("started")
    _ = try await source.token(for: .sample)
    try files.write("", to: "go")
    _ = try await first.value
    let refreshing = try files.read("told").split(separator: "\n").map { $0.contains(#""r""#) }
    #expect(refreshing == [false, true, false])
  }

  @Test func tooMuchIsNoAnswer() async throws {
    let source = try source(#"echo '{"access_token":"t"}'; head -c 300000 /dev/zero | tr '\0' ' '"#)
    let reason = "/bin/bash printed more than 262144 bytes."
    await #expect(throws: TokenFailure.final(reason: reason)) {
      try await source.token(for: .sample)
    }
  }

  @Test func whatItComplainsAboutShowsNoTokenItKnows() async throws {
    let source = try source(
      """
      [[ -e second ]] && echo "first second" >&2 && exit 3
      touch second; echo '{"access_token":"first","refresh_token":"second"}'
      """)
    _ = try await source.token(for: .sample)
    let reason = "/bin/bash ended with status 3: •••• ••••."
    await #expect(throws: TokenFailure.final(reason: reason)) {
      try await source.token(for: .sample)
    }
  }

  @Test func whatCannotBeRunIsFinal() async throws {
    var run = CommandRun(
      command: ["gone.sh"], folder: try AppFolder(root: files.path), patience: .seconds(20))
    run.clock = clock
    let source = CommandTokenSource(run)
    let reason =
      "gone.sh: Was not found in the app folder; other programs need their absolute path."
    await #expect(throws: TokenFailure.final(reason: reason)) {
      try await source.token(for: .sample)
    }
  }

  @Test func aRequestThatIsGivenUpKeepsTheRefreshToken() async throws {
    let source = try source(
      """
      read -r line; echo "$line" >> told
      [[ -e slow ]] && touch started && sleep 1000
      echo '{"access_token":"a","refresh_token":"r"}'
      """)
    _ = try await source.token(for: .sample)
    try files.write("", to: "slow")
    let request = Task { try await source.token(for: .sample) }
    try await files.waitForFile("started")
    request.cancel()
    await #expect(throws: TokenFailure.givenUp) { try await request.value }
    #expect(rename(files.path + "/slow", files.path + "/fast") == 0)
    _ = try await source.token(for: .sample)
    let refreshing = try files.read("told").split(separator: "\n").map { $0.contains(#""r""#) }
    #expect(refreshing == [false, true, true])
  }
}
