import Clocks
import PageProtocol
import Synchronization

/// Keeps the time of a page with that of an app whose clock is held.
///
/// The page counts as something that goes on until it has said that it rests after the last request
/// it was sent; then it waits for the clock like everything else.
final class PageRest: Sendable {
  private struct State {
    /// How many requests were sent.
    var sent = 0
    /// The page's time, in milliseconds of the app's.
    var time: Int
    var isResting = false
    var hasEnded = false
  }

  private let clock: HeldClock
  private let forward: @Sendable (PageRequest) -> Void
  private let state: Mutex<State>

  /// Begins with a page that does not rest: the work that runs it goes on.
  init(_ clock: HeldClock, forward: @escaping @Sendable (PageRequest) -> Void) {
    self.clock = clock
    self.forward = forward
    state = Mutex(State(time: clock.milliseconds))
  }

  /// Sends a request to the page, whose time is that of the app by then.
  func send(_ request: PageRequest) {
    state.withLock { state in
      stir(&state)
      // A page has no time before it is opened.
      if state.sent == 0 { state.time = clock.milliseconds }
      bringUpToDate(&state)
      state.sent += 1
      forward(request)
    }
  }

  /// Takes in that the page rests after so many requests until so many milliseconds pass.
  func rest(after count: Int, next: Int?) {
    state.withLock { state in
      guard !state.hasEnded, !state.isResting, count == state.sent else { return }
      state.isResting = true
      if let next {
        let due = Duration.milliseconds(state.time + next)
        clock.wake(after: due - clock.elapsed) { [weak self] in self?.wake(after: count) }
      }
      clock.activity.end()
    }
  }

  /// Takes in that the page ends, or has ended.
  func end() {
    state.withLock { state in
      state.hasEnded = true
      stir(&state)
    }
  }

  /// A timer of the page is due, unless there were other requests since.
  private func wake(after count: Int) {
    state.withLock { state in
      guard state.isResting, count == state.sent else { return }
      stir(&state)
      bringUpToDate(&state)
    }
  }

  private func bringUpToDate(_ state: inout State) {
    let passed = clock.milliseconds - state.time
    guard passed > 0 else { return }
    state.time += passed
    state.sent += 1
    forward(.pass(milliseconds: passed))
  }

  private func stir(_ state: inout State) {
    guard state.isResting else { return }
    state.isResting = false
    clock.activity.begin()
  }
}

extension HeldClock {
  fileprivate var milliseconds: Int { Int(elapsed / .milliseconds(1)) }
}
