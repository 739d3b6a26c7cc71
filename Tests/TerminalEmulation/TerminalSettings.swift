import Glibc

/// The settings of a terminal, comparable.
struct TerminalSettings: Equatable {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  /// Reads them; the corresponding C function is `tcgetattr`.
  init?(of descriptor: CInt) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }
}
