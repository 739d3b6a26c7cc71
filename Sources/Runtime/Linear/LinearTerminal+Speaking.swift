public import Cells
import Dispatch

/// Saying what is new, and not too often.
extension LinearTerminal {
  public func present(_ speech: Speech) {
    self.speech = speech
    showAnswers(speech.question?.isSecret != true)
    if isAnswerDue {
      isAnswerDue = false
      waits = 0
      say()
      goOnUnstopped()
    } else {
      sayInTime()
    }
    if let awaited, speech.contains(awaited) {
      self.awaited = nil
      say()
    }
    followLines()
  }

  /// Says what is new of the screen.
  func say() {
    guard let speech else { return }
    say(narrator.news(in: speech))
  }

  /// Says lines, a part of them if they are many.
  func say(_ news: [String]) {
    guard !news.isEmpty else { return }
    rest += news
    sayRest()
  }

  /// Goes on with what was not said yet.
  func sayRest() {
    // Nobody is stopped for a few lines more.
    let isShort = isUnstopped || rest.count <= Self.mostLines + 4
    let count = isShort ? rest.count : Self.mostLines
    write(Array(rest.prefix(count)))
    rest = rest.dropFirst(count)
    if !rest.isEmpty {
      write(["\(rest.count) more lines: an empty line goes on, “all” says all of them."])
    }
  }

  /// Says what nobody asked for, at once or when it has been quiet for a moment; of what happens
  /// until then only the outcome is said.
  private func sayInTime() {
    let now = ContinuousClock.now
    guard !isSpeakingLater else { return }
    guard let lastSaid, lastSaid + pause > now else {
      waits = 0
      return say()
    }
    isSpeakingLater = true
    waits += 1
    let wait = now.duration(to: lastSaid + pause)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait / .seconds(1)) { [weak self] in
      MainActor.assumeIsolated {
        self?.isSpeakingLater = false
        self?.say()
      }
    }
  }

  /// Follows no more lines until some words are on the screen, or it has taken too long.
  func wait(for words: String) {
    guard let speech, !speech.contains(words) else { return }
    awaited = words
    DispatchQueue.main.asyncAfter(deadline: .now() + 30) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.awaited == words else { return }
        self.awaited = nil
        self.write(["Waited 30 s in vain for “\(words)”.".spoken])
        self.followLines()
      }
    }
  }
}

extension Speech {
  /// Whether words can be read on it.
  fileprivate func contains(_ words: String) -> Bool {
    let texts = [title] + lines.map(\.text) + choices.map(\.name) + notices.map(\.text)
    return texts.contains { $0.spoken.lowercased().contains(words.lowercased()) }
  }
}
