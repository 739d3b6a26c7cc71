import Cells
import Clocks

/// What the person in front of a tour does, and how it ends.
extension TourPlayer {
  /// Hears the person while the keyboard is the tour's.
  func hear(_ input: Input) {
    switch input {
    case .key(let key): hear(key)
    case .clicked(let point): if let key = stage.shown?.key(at: point) { hear(key) }
    // The person has left, or wants the app to end: no step is to blame.
    case .closed: leave()
    case .pasted, .resized, .resumed, .background: break
    }
  }

  private func hear(_ key: Key) {
    switch key {
    case .space where state == .playing: state = .paused
    case .space where state == .paused || state == .asking,
      .enter where state == .paused || state == .asking:
      state = .playing
      stir()
    case .character("k"): handOver()
    case .character("q"), .control("c"):
      leave()
      stage.press(.closed(signal: nil))
    case .control("z"): stage.carryOut(.suspend)
    case .control("l"): stage.carryOut(.redraw)
    default: break
    }
  }

  /// Before a step that can be seen, waits for a person who goes step by step or has paused.
  func ask() async {
    if goesByStep, state == .playing, isNextSeen { state = .asking }
    while state == .paused || state == .asking { await next() }
  }

  /// Says how the tour has ended, and gives the keyboard to the person if there is one.
  func finish() async {
    guard state != .over else { return }
    guard hasPerson else { return stage.press(.closed(signal: nil)) }
    if report.hasPassed { return handOver() }
    caption = report.entries.last?.line ?? ""
    state = .failed
  }

  private func leave() {
    state = .over
    stir()
  }

  /// Leaves the app to the person; the row says so for a moment.
  private func handOver() {
    stage.hear = { [weak self] input in
      self?.giveRowBack()
      self?.stage.press(input)
    }
    caption = "The keyboard is yours."
    state = .over
    stir()
    time.clock.wake(after: .seconds(4)) { [weak self] in
      MainActor.assumeIsolated { self?.giveRowBack() }
    }
  }

  private func giveRowBack() {
    stage.hear = nil
    stage.row = nil
  }
}
