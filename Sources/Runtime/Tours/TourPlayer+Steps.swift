import Cells
import Clocks
import Dispatch
import Synchronization

extension TourPlayer {
  /// Takes a step and notes what came of it.
  func take(_ step: TourStep) async {
    let begin = time.clock.elapsed
    let failure = await failure(of: step)
    // Who takes the keyboard, or ends the app, does not make a step fail.
    if state == .over { return }
    if isStuck {
      let reason = "the app does not come to rest; a page or a program may run without end"
      return note(
        step, claim: step.action.claim ?? "the app goes on", failure: reason, since: begin)
    }
    guard let claim = step.action.claim ?? failure.map({ _ in "the step is taken" }) else { return }
    note(step, claim: claim, failure: failure, since: begin)
  }

  private func failure(of step: TourStep) async -> String? {
    switch step.action {
    case .press(let key, let count):
      for _ in 0..<count { await press(key) }
      await look()
    case .type(let text):
      for character in text { await press(.character(character)) }
      await look()
    case .click(let target): return await click(target)
    case .post(let line, let isRefused): return await post(line, isRefused: isRefused)
    case .wait(let pattern, let limit): return await wait(for: pattern, limit: limit)
    case .expect(let pattern): return await expect(pattern, isThere: true)
    case .expectNot(let pattern): return await expect(pattern, isThere: false)
    case .caption(let text):
      caption = text
      world.tell("# \(text)")
      await look(for: .seconds(1) + .milliseconds(45) * text.count)
    case .screenshot(let name):
      _ = await settle()
      return stage.shown.flatMap { world.keep($0, name) }
    case .sleep(let duration): await pass(duration)
    case .token(let plan): return world.prepareToken(plan)
    case .offline(let isCut): world.cutNetwork(isCut)
    }
    return nil
  }

  private func press(_ key: Key) async {
    guard state != .over else { return }
    stage.press(.key(key))
    await pass(script.settings.typing / speed)
  }

  /// Gives the person time to see what has come of a step.
  private func look(for duration: Duration? = nil) async {
    if !goesByStep { await pass((duration ?? script.settings.pause) / speed) }
  }

  private func click(_ target: TourTarget) async -> String? {
    var found: Rect?
    _ = await pass(script.settings.limit) {
      found = stage.canvas.flatMap(target.place)
      return found != nil
    }
    guard let found else { return "it is not there" }
    stage.target = found
    await pass(.milliseconds(300) / speed)
    stage.target = nil
    stage.press(.clicked(Point(column: found.column, row: found.row)))
    await look()
    return nil
  }

  private func post(_ line: String, isRefused: Bool) async -> String? {
    let box = AnswerBox()
    world.post(line) { [weak self] reason in
      box.give(reason)
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.stir() } }
    }
    let isAnswered = await pass(script.settings.limit) { box.isGiven }
    guard isAnswered else { return "there is no answer" }
    await look()
    switch (box.reason, isRefused) {
    case (nil, true): return "it was taken"
    case (let reason?, false): return reason
    case (nil, false), (_?, true): return nil
    }
  }

  private func wait(for pattern: TourPattern, limit: Duration?) async -> String? {
    let limit = limit ?? script.settings.limit
    return await look(for: pattern, isThere: true, within: limit)
  }

  /// Looks at a screen that has come to rest; before a person it is given time to.
  private func expect(_ pattern: TourPattern, isThere: Bool) async -> String? {
    let limit: Duration = if case .held = time { .zero } else { script.settings.limit }
    return await look(for: pattern, isThere: isThere, within: limit)
  }

  private func look(
    for pattern: TourPattern, isThere: Bool, within limit: Duration
  ) async -> String? {
    var isEndless = false
    let isSo = await pass(limit) {
      guard let lines = stage.canvas?.lines, !isEndless else { return isEndless }
      guard let matches = pattern.matches(lines) else {
        isEndless = true
        return true
      }
      return matches == isThere
    }
    if isEndless { return "looking for it takes too long" }
    return isSo ? nil : isThere ? "it does not" : "it does"
  }
}

/// The answer to what was posted, once it is there.
private final class AnswerBox: Sendable {
  private let answer = Mutex<(isGiven: Bool, reason: String?)>((false, nil))

  var isGiven: Bool { answer.withLock { $0.isGiven } }
  var reason: String? { answer.withLock { $0.reason } }

  /// Keeps the first answer.
  func give(_ reason: String?) {
    answer.withLock { answer in
      if !answer.isGiven { answer = (true, reason) }
    }
  }
}
