import Flows
import PageProtocol

/// Tokens from a program of the person's own.
///
/// It gets one JSON object on its standard input and prints what an OAuth 2.0 server says. What it
/// prints as a `refresh_token` is kept in memory and given back to it next time.
actor CommandTokenSource: TokenSource {
  private let run: CommandRun
  private let content: Launcher.Content
  private var refresh: Secret?
  /// The last tokens of both kinds, which no sentence may show.
  private var known: [Secret] = []

  /// Makes a source that runs a program for a launcher.
  init(_ run: CommandRun, for content: Launcher.Content) {
    self.run = run
    self.content = content
  }

  func token() async throws(TokenFailure) -> TokenAnswer {
    // Servers take a refresh token but once, so that nobody else may use it meanwhile.
    let refresh = refresh
    self.refresh = nil
    do throws(TokenFailure) {
      return try await ask(refreshing: refresh)
    } catch {
      switch error {
      case .final where refresh != nil: return try await ask(refreshing: nil)
      case .final: throw error
      case .transient, .offline:
        self.refresh = self.refresh ?? refresh
        throw error
      }
    }
  }

  private func ask(refreshing refresh: Secret?) async throws(TokenFailure) -> TokenAnswer {
    var run = run
    run.input = Array("\(request(refreshing: refresh))\n".utf8)
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
    self.refresh = next ?? refresh
    return answer
  }

  /// What the program is told.
  private func request(refreshing refresh: Secret?) -> JSON {
    .object(
      [
        .init("request", .string("token")),
        .init("domain", .string(content.domain)),
        .init("launcherCode", .string(content.launcherCode)),
        .init("context", .string(content.context)),
        .init("language", .string(content.language)),
      ] + (refresh.map { [.init("refresh_token", .string($0.value))] } ?? []))
  }
}
