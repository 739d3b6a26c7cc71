import Cells

/// Following lines, one after the other: each at the screen that the one before has led to.
extension LinearTerminal {
  func hear(_ news: LineReader.News) {
    switch news {
    case .lines(let heard): lines += heard
    case .end: hasEnded = true
    }
    followLines()
  }

  /// Follows lines until one has to be answered first.
  func followLines() {
    while !isAnswerDue, awaited == nil, let speech, let line = lines.popFirst() {
      let request = line.map { Request($0, at: speech) }
      follow(request ?? .complain("That line is too long to be followed."), at: speech)
      if lines.isEmpty { hearMore() }
    }
    if hasEnded, lines.isEmpty, !isAnswerDue, awaited == nil { report?(.closed(signal: nil)) }
  }

  private func follow(_ request: Request, at speech: Speech) {
    isUnstopped = false
    switch request {
    case .press(let keys): press(keys)
    case .goOn:
      if !rest.isEmpty {
        sayRest()
      } else if let main = speech.choices.first(where: \.isMain) {
        press(main.keys)
      } else {
        write(["Nothing to go on with; “choices” says what can be done."])
      }
    case .sayAll:
      isUnstopped = true
      sayRest()
      goOnUnstopped()
    case .sayAgain:
      narrator.forget()
      say()
    case .sayChoices: say(speech.choices.numbered.map(\.spoken))
    case .sayHelp: say(help(at: speech))
    case .wait(let words): wait(for: words)
    case .complain(let sentence): write([sentence.spoken])
    }
  }

  /// Goes on to the next part of a text that is said without a stop.
  func goOnUnstopped() {
    guard isUnstopped, let main = speech?.choices.first(where: \.isMain),
      main.keys == [.pageDown]
    else { return isUnstopped = false }
    press(main.keys)
  }

  private func press(_ keys: [Key]) {
    rest = []
    isAnswerDue = true
    for key in keys { report?(.key(key)) }
  }

  private func help(at speech: Speech) -> [String] {
    let others = speech.others.map { other in
      let letter = other.letter.map { " (\($0))" } ?? ""
      return "\(other.name)\(letter)"
    }
    return ["Type the number of a choice, or the beginning of its name. Besides:"]
      + Request.words.map { "\($0.0): \($0.1)" } + others.map(\.spoken)
  }
}
