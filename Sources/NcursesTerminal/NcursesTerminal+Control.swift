import Cells
import Glibc

extension NcursesTerminal {
  /// Takes the terminal, for the first time or again.
  func enter() {
    CrashGuard.arm(restoration)
    heldErrors?.hold()
    isCursorShown = true
    state = .entered
    adoptWindowSize()
    shown = nil
    screen.forget()
    screen.update(cursor: nil)
    captureMouse(isMouseWanted)
    Descriptor.write(Mode.pasteOn, to: output)
  }

  /// Gives the terminal back as it was found.
  func leave() {
    awaitAnswer()
    // Whatever began to come is not for who has the terminal next.
    _ = decoder.giveUp()
    Descriptor.write(Mode.pasteOff, to: output)
    captureMouse(false)
    screen.showCursor(true)
    screen.end()
    restoration.restoreSettings()
    CrashGuard.disarm()
    heldErrors?.release()
    state = .left
  }

  /// Stops the process group until the shell continues it in the foreground.
  func suspend() {
    let canvas = shown
    leave()
    signals?.withDefaultJobControl {
      ProcessControl.stopGroup()
      ProcessControl.waitForForeground(of: input)
    }
    enter()
    resume(showing: canvas)
  }

  /// Goes on after a stop that could not be caught, when anything may have happened to the screen.
  func resumeAfterStop() {
    guard state == .entered else { return }
    let canvas = shown
    leave()
    signals?.withDefaultJobControl { ProcessControl.waitForForeground(of: input) }
    enter()
    resume(showing: canvas)
  }

  /// Has the mouse reported, or leaves it to the terminal.
  ///
  /// ncurses asks for both modes in one sequence, of which some emulators take only the first.
  func captureMouse(_ isCaptured: Bool) {
    screen.captureMouse(isCaptured)
    Descriptor.write(isCaptured ? Mode.mouseOn : Mode.mouseOff, to: output)
  }

  /// Takes over the size of the window, and says whether it is another.
  @discardableResult
  func adoptWindowSize() -> Bool {
    if let window = Descriptor.windowSize(of: output) {
      screen.resize(columns: window.columns, rows: window.rows)
    }
    let before = size
    size = screen.size
    return size != before
  }

  private func resume(showing canvas: Canvas?) {
    if let canvas, canvas.size == size { present(canvas) } else { report?(.resized(size)) }
    report?(.resumed)
  }
}

extension ProcessControl {
  /// Stops until a shell puts the process in the foreground of its terminal, as reading from it in
  /// the background would.
  static func waitForForeground(of descriptor: CInt) {
    // Where no shell could continue us, stopping does nothing: so many turns, and we go on anyway.
    for _ in 0..<100 where isInBackground(of: descriptor) { stopGroup(by: SIGTTIN) }
  }
}
