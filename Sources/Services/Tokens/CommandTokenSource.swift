import Flows
import PageProtocol

/// Tokens from a program of the person's own.
///
/// It gets one JSON object on its standard input and prints what an OAuth 2.0 server says. What it
/// prints as a `refresh_token` is kept in memory and given back to it next time for that domain.
actor CommandTokenSource: TokenSource {
  private let run: CommandRun
  /// The refresh tokens by the domain each is for.
  private var refreshes: [String: Secret] = [:]
  /// The last tokens of both kinds, which no sentence may show.
  private var known: [Secret] = []

  /// Makes a source that runs a program.
  init(_ run: CommandRun) { self.run = run }

  func token(for launcher: Launcher.Content) async throws(TokenFailure) -> TokenAnswer {
    // Servers take a refresh token but once, so that nobody else may use it meanwhile.
    let refresh = refreshes.removeValue(forKey: launcher.domain)
    do throws(TokenFailure) {
      return try await ask(for: launcher, refreshing: refresh)
    } catch {
      switch error {
      case .final where refresh != nil: return try await ask(for: launcher, refreshing: nil)
      case .final: throw error
      case .transient, .offline:
        refreshes[launcher.domain] = refreshes[launcher.domain] ?? refresh
        throw error
      }
    }
  }

  private func ask(
    for launcher: Launcher.Content, refreshing refresh: Secret?
  ) async throws(TokenFailure) -> TokenAnswer {
    var run = run
    run.input = Array("\(request(for: launcher, refreshing: refresh))\n".utf8)
    let result: CommandResult
    do throws(FileFault) {
      result = try await run.result()
    } catch {
      throw .final(reason: error.description)
    }
    let reply = TokenReply(
      result: result, program: run.command[0], patience: run.patience, known: known)
    let (answer, next) = try reply.token()
    known = ([answer.token, next].compactMap { $0 } + known).prefix(8).map { $0 }
    // A server that says nothing of it goes on with the one it has given (RFC 6749, section 6).
    refreshes[launcher.domain] = next ?? refresh
    return answer
  }

  /// What the program is told.
  private func request(for launcher: Launcher.Content, refreshing refresh: Secret?) -> JSON {
    .object(
      [
        .init("request", .string("token")),
        .init("domain", .string(launcher.domain)),
        .init("launcherCode", .string(launcher.launcherCode)),
        .init("context", .string(launcher.context)),
        .init("language", .string(launcher.language)),
      ] + (refresh.map { [.init("refresh_token", .string($0.value))] } ?? []))
  }
}
