/// What time brings: it comes into the flow with messages only.
extension Launcher {
  static func ring(_ timer: Timer, in state: inout State) -> [Effect] {
    switch timer {
    case .second(let number):
      guard number == state.countdown else { return [] }
      state.countdown = nil
      return renewIfDue(in: &state) + countDown(in: &state)
    case .limit(let attempt):
      guard state.renewal.phase == .asking, attempt == state.renewal.attempt else { return [] }
      let seconds = answerLimit.components.seconds
      return [.cancelToken(attempt: attempt)]
        + fail(
          .transient(reason: "The token source did not answer within \(seconds) seconds."),
          in: &state)
    case .pause(let number):
      guard state.renewal.phase.timer == number else { return [] }
      return renew(in: &state)
    case .rest(let number):
      if state.renewal.rest == number { state.renewal.rest = nil }
    case .reveal(let number):
      if state.revelation == number { state.revelation = nil }
    case .connecting(let number): timeOutConnecting(number, in: &state)
    }
    return []
  }

  /// Goes on counting down if there is something to count and nobody does yet.
  static func countDown(in state: inout State) -> [Effect] {
    guard state.countdown == nil, let pause = nextSecond(in: state) else { return [] }
    let timer = state.nextTimer()
    state.countdown = timer
    return [.wait(pause, .second(timer))]
  }

  /// Counts down from now on, whatever was waited for.
  static func restartCountdown(in state: inout State) -> [Effect] {
    let timer = state.nextTimer()
    state.countdown = timer
    return [.wait(.seconds(1), .second(timer))]
  }

  /// How long until a number on the screen changes, or the token is due, whichever is sooner.
  private static func nextSecond(in state: State) -> Duration? {
    // A moment later, so that rounding can't wake the app twice for one second.
    let slack = Duration.milliseconds(1)
    if let token = state.token, token.remaining(at: state.now) > .zero {
      let whole = state.motion.pause(before: token.remaining(at: state.now))
      let untilDue = token.renewalIsDue - state.now
      return (untilDue > slack ? min(whole, untilDue) : whole) + slack
    }
    guard let until = state.renewal.phase.until, until > state.now else { return nil }
    return state.motion.pause(before: until - state.now) + slack
  }
}

extension Launcher.Renewal.Phase {
  /// When the next try begins by itself.
  var until: Duration? {
    switch self {
    case .idle, .asking: nil
    case .pausing(let until, _), .offline(let until, _): until
    }
  }

  fileprivate var timer: Int? {
    switch self {
    case .idle, .asking: nil
    case .pausing(_, let timer), .offline(_, let timer): timer
    }
  }
}
