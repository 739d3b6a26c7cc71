import Glibc

/// Whether a terminal shows what is typed; a pipe never does.
struct Echo {
  private let descriptor: CInt
  private let found: termios?

  /// Notes how a terminal was found; the corresponding C function is `tcgetattr`.
  init(of descriptor: CInt) {
    self.descriptor = descriptor
    var settings = termios()
    found = tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  /// Hides what is typed, or gives the terminal back as it was found.
  ///
  /// The corresponding C function is `tcsetattr`.
  func hide(_ isHidden: Bool) {
    guard var settings = found else { return }
    if isHidden {
      settings.c_lflag &= ~tcflag_t(ECHO)
      settings.c_lflag |= tcflag_t(ECHONL)
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }
}
