import CNcurses
import Cells
import Dispatch
import Glibc

extension NcursesTerminal {
  /// Begins to hear of keys and signals.
  ///
  /// Dispatch runs both on the main queue, which is the main actor's; on Linux that is no particular
  /// thread.
  func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: input, queue: .main)
    keys.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readKeys(bytes: keys.data) }
    }
    sources.append(keys)
    if let signals {
      let arrivals = DispatchSource.makeReadSource(fileDescriptor: signals.readEnd, queue: .main)
      arrivals.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self?.readSignals() }
      }
      arrivals.setCancelHandler { signals.close() }
      sources.append(arrivals)
    }
    for source in sources { source.activate() }
    // What ncurses read ahead while it opened the terminal wakes nobody.
    readAll()
  }

  private func readKeys(bytes: UInt) {
    CrashGuard.coverThisThread()
    guard state == .entered else { return }
    if bytes == 0 {
      emptyReads += 1
      guard emptyReads < 100, !Descriptor.isHungUp(input) else { return endInput() }
    } else {
      emptyReads = 0
    }
    readAll()
  }

  private func readAll() {
    // Some terminals never answer, and keys are not to be late for ever.
    if let questioned, .now - questioned > .seconds(2) { decoder.isAnswerNear = false }
    while true {
      let piece = screen.read()
      if piece == .code(KEY_MOUSE) {
        if let input = screen.readMouse() { report?(input) }
      } else {
        for input in decoder.decode(piece) { report?(input) }
      }
      if piece == .pause { break }
    }
    awaitRest()
  }

  /// The terminal is gone: nothing will come any more.
  private func endInput() {
    sources.first?.cancel()
    report?(.closed(signal: nil))
  }

  /// Waits for the rest of what came in parts, but not without end, or no key would be a key again.
  private func awaitRest() {
    restNumber += 1
    let number = restNumber
    let pause: DispatchTimeInterval
    switch decoder.patience {
    case .none: return
    case .short: pause = .milliseconds(200)
    case .long: pause = .seconds(1)
    case .paste: pause = .seconds(2)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + pause) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.restNumber == number else { return }
        for input in self.decoder.giveUp() { self.report?(input) }
      }
    }
  }

  private func readSignals() {
    CrashGuard.coverThisThread()
    guard state != .closed, let signals else { return }
    let arrived = signals.takeAll()
    if arrived.contains(SIGWINCH) { adoptNewSize() }
    for signal in arrived {
      switch signal {
      case SIGTSTP where state == .entered: suspend()
      case SIGCONT: resumeAfterStop()
      case _ where SignalPipe.endings.contains(signal): report?(.closed(signal: signal))
      default: break
      }
    }
  }

  private func adoptNewSize() {
    guard state == .entered else { return }
    // Signals join: in between it may have been smaller, and lost what stood outside.
    guard adoptWindowSize() else { return repaint() }
    shown = nil
    screen.forget()
    report?(.resized(size))
  }
}
