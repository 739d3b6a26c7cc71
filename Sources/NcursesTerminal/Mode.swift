/// The modes of a terminal that terminfo has no capability for.
enum Mode {
  /// Marks what is pasted.
  static let pasteOn = Array("\u{1B}[?2004h".utf8)
  static let pasteOff = Array("\u{1B}[?2004l".utf8)
  /// Reports presses, by numbers instead of bytes where ncurses reads them so.
  static var mouseOn: [UInt8] {
    Array((Capability.isMouseNumbered ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1000h").utf8)
  }
  static let mouseOff = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)
}
