/// Why there is no screen to draw on.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Standard output leads elsewhere, or there is no keyboard.
  case notATerminal
  /// A terminal such as `dumb` that can't move its cursor.
  case cannotMoveCursor(name: String)
  /// Neither the name nor the one to fall back on is in the terminfo database.
  case notInTerminfo(name: String)

  public var description: String {
    switch self {
    case .notATerminal:
      "a full screen needs a terminal for input and output: start it in one"
    case .cannotMoveCursor(let name):
      "the terminal “\(name)” can't move its cursor: use another, or name what it is with --term"
    case .notInTerminfo(let name):
      "terminfo knows neither “\(name)” nor xterm-256color: install ncurses-base"
    }
  }
}
