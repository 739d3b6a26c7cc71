import CNcurses
import Cells
import Glibc

/// The screen of ncurses: one window that covers it, and a pad to read keys through.
///
/// Reading through a pad never draws, as reading through a window would.
struct Screen {
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private let pad: UnsafeMutablePointer<WINDOW>

  /// More cells in one direction than any screen has; beyond it a size is taken for a mistake.
  private static let mostCells = 1000

  /// Opens a terminal by its name; the corresponding ncurses function is `newterm`.
  init?(_ name: String, input: CInt, output: CInt) {
    use_env(false)
    use_tioctl(true)
    guard let reader = fdopen(dup(input), "r"), let writer = fdopen(dup(output), "w"),
      let screen = newterm(name, writer, reader)
    else { return nil }
    guard let window = newwin(0, 0, 0, 0), let pad = newpad(1, 1) else { return nil }
    (self.screen, self.window, self.pad) = (screen, window, pad)
    raw()
    noecho()
    nonl()
    keypad(pad, true)
    nodelay(pad, true)
    idlok(window, true)
    if TerminalOptions.variable("ESCDELAY") == nil { set_escdelay(25) }
    mouseinterval(0)
    define_key("\u{1B}[200~", KeyCode.pasteBegin)
    define_key("\u{1B}[201~", KeyCode.pasteEnd)
  }

  /// The size ncurses draws at.
  var size: Size { Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window))) }

  /// Starts colours over the terminal's own two; the corresponding ncurses functions are
  /// `start_color` and `use_default_colors`.
  func startColors() -> ColorDepth {
    guard has_colors(), start_color() == OK, use_default_colors() == OK else { return .monochrome }
    let colors = Capability.number("colors") ?? 0
    return ColorDepth(colors: Int(colors), isDirect: Capability.isDirectColor)
  }

  /// Takes over a new size; the corresponding ncurses function is `resizeterm`.
  func resize(columns: Int, rows: Int) {
    let columns = CInt(min(columns, Self.mostCells))
    let rows = CInt(min(rows, Self.mostCells))
    if is_term_resized(rows, columns) { resizeterm(rows, columns) }
    wresize(window, rows, columns)
  }

  /// Listens to clicks and the wheel, or doesn't; the corresponding ncurses function is `mousemask`.
  func captureMouse(_ isCaptured: Bool) {
    let events = promenade_click | promenade_wheel_up | promenade_wheel_down
    mousemask(isCaptured ? events : 0, nil)
  }

  /// Puts the cells of a row; the corresponding ncurses function is `mvwadd_wchnstr`.
  func draw(_ cells: [cchar_t], row: Int) {
    mvwadd_wchnstr(window, CInt(row), 0, cells, CInt(cells.count))
  }

  /// Sends what changed, in one write; the corresponding ncurses functions are `wnoutrefresh` and
  /// `doupdate`.
  func update(cursor: Point?) {
    if let cursor { wmove(window, CInt(cursor.row), CInt(cursor.column)) }
    leaveok(window, cursor == nil)
    wnoutrefresh(window)
    doupdate()
  }

  /// What ncurses holds in a row, for tests without a terminal.
  ///
  /// The corresponding ncurses functions are `mvwin_wch` and `getcchar`.
  func drawn(row: Int) -> String {
    var text = ""
    while text.columns < size.columns {
      var cell = cchar_t()
      guard mvwin_wch(window, CInt(row), CInt(text.columns), &cell) == OK else { break }
      var (scalars, attributes, pair) = ([wchar_t](repeating: 0, count: 6), attr_t(), CShort())
      getcchar(&cell, &scalars, &attributes, &pair, nil)
      for value in scalars.prefix(while: { $0 != 0 }) {
        text.unicodeScalars.append(Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}")
      }
    }
    return text
  }

  /// Shows or hides the cursor; the corresponding ncurses function is `curs_set`.
  func showCursor(_ isShown: Bool) { curs_set(isShown ? 1 : 0) }

  /// Forgets what the terminal shows; the corresponding ncurses function is `wclear`.
  func forget() { wclear(window) }

  /// Gives the terminal back until the next update; the corresponding ncurses function is `endwin`.
  func end() { endwin() }

  /// Reads a byte or a key, if there is one; the corresponding ncurses function is `wgetch`.
  func read() -> InputDecoder.Piece {
    let value = wgetch(pad)
    guard value != ERR else { return .pause }
    return UInt8(exactly: value).map { .byte($0) } ?? .code(value)
  }

  /// What the mouse did; the corresponding ncurses function is `getmouse`.
  func readMouse() -> Input? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    if event.bstate & promenade_wheel_up != 0 { return .key(.wheel(-3)) }
    if event.bstate & promenade_wheel_down != 0 { return .key(.wheel(3)) }
    guard event.bstate & promenade_click != 0 else { return nil }
    return .clicked(Point(column: Int(event.x), row: Int(event.y)))
  }

  /// Frees what ncurses keeps; the corresponding ncurses function is `delscreen`.
  func close() {
    delwin(pad)
    delwin(window)
    delscreen(screen)
  }
}
