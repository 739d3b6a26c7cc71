import Clocks
import Flows

extension Services {
  /// Gets a token as the request has it planned, and says how that ended and how long it took.
  func requestToken(_ request: Launcher.TokenRequest, _ send: @escaping Send) -> Work {
    let (clock, calls, activity) = (world.clock, tokenCalls, activity)
    let source = isOffline ? Unreachable() : world.tokens[request.launcher.tokenSource]
    let ending = calls.begin(request.attempt)
    return {
      await withTaskGroup { group in
        group.addTask {
          let begin = clock.elapsed
          let answer = await Self.answer(to: request, of: source, on: clock)
          guard !Task.isCancelled else { return }
          let now = clock.elapsed
          let token = answer.map {
            Launcher.Token(secret: $0.token, issued: begin, lifetime: $0.validity)
          }
          send(
            .launcher(
              .answered(attempt: request.attempt, token, took: now - begin, now: now)))
        }
        group.addTask { for await _ in ending {} }
        await group.next()
        group.cancelAll()
      }
      // What was called off goes on until here, though it may have been asleep.
      if !calls.end(request.attempt) { activity?.end() }
    }
  }

  /// What the plan makes of a request; the source is asked if nothing else is planned.
  private nonisolated static func answer(
    to request: Launcher.TokenRequest, of source: (any TokenSource)?, on clock: any AppClock
  ) async -> Result<TokenAnswer, TokenFailure> {
    do {
      if request.delay > .zero { try await clock.sleep(for: request.delay) }
    } catch {
      return .failure(.givenUp)
    }
    switch request.plan {
    case .fail(let failure): return .failure(failure)
    case .answer(let secret, let lifetime):
      return .success(
        TokenAnswer(token: secret, lifetime: Int(lifetime.components.seconds)))
    case .ask:
      guard let source else {
        return .failure(
          .final(
            reason:
              "The app folder has no token source \(request.launcher.tokenSource.rawValue)."))
      }
      do throws(TokenFailure) {
        return .success(try await source.token(for: request.launcher))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Calls a request off; nobody hears of its end.
  func cancelToken(attempt: Int) -> Work? {
    activity?.begin()
    if !tokenCalls.end(attempt) { activity?.end() }
    return nil
  }

  /// Says what time it is, later.
  func wait(_ pause: Duration, _ timer: Launcher.Timer, _ send: @escaping Send) -> Work? {
    let clock = world.clock
    return later(pause) { send(.launcher(.rang(timer, now: clock.elapsed))) }
  }
}
