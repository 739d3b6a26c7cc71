import Cells
import Glibc

extension NcursesTerminal {
  /// Asks how light the background is and goes on: the answer comes as an input, however late.
  func askBackground() {
    guard knowsCommands, !decoder.isAwaitingAnswer else { return }
    decoder.awaitAnswer()
    questioned = .now
    Descriptor.write(BackgroundQuestion.bytes, to: output)
  }

  /// Waits a moment for an answer that would otherwise be typed into the shell.
  ///
  /// A person sees nothing before the terminal has answered, so this is for what was typed ahead
  /// and for signals; and only soon after the question, for some terminals never answer.
  func awaitAnswer() {
    guard decoder.isAwaitingAnswer, let questioned, .now - questioned < .seconds(1) else { return }
    let end = ContinuousClock.now + .milliseconds(100)
    while decoder.isAwaitingAnswer, .now < end, !Descriptor.isHungUp(input) {
      guard Descriptor.hasBytes(input, within: 10) else { continue }
      var piece = screen.read()
      while piece != .pause {
        _ = decoder.decode(piece)
        piece = screen.read()
      }
    }
  }
}
