import Flows

extension Services {
  /// Asks the place a token comes from for a new one.
  func requestToken(session: Int, _ send: @escaping Send) -> Work {
    let (source, started) = (world.tokens[.simulated], started)
    return {
      do throws(TokenFailure) {
        guard let source else { throw .final(reason: "The app has no such token source.") }
        let answer = try await source.token()
        let now = Self.now(since: started)
        let token = Launcher.Token(secret: answer.token, issued: now, lifetime: answer.validity)
        send(.launcher(.tokenIssued(token, session: session, now: now)))
      } catch {
        let now = Self.now(since: started)
        send(.launcher(.tokenRefused(reason: error.reason, session: session, now: now)))
      }
    }
  }

  /// Says what time it is, later.
  func tick(after pause: Duration, session: Int, _ send: @escaping Send) -> Work? {
    let started = started
    return later(pause) {
      send(.launcher(.ticked(session: session, now: Self.now(since: started))))
    }
  }
}
