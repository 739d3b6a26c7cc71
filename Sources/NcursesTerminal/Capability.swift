import CNcurses

/// The capabilities of the current terminal.
enum Capability {
  /// The escape sequence of a capability; the corresponding ncurses function is `tigetstr`.
  static func text(_ name: String) -> [UInt8]? {
    guard let value = tigetstr(name), Int(bitPattern: value) != -1 else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : withoutPadding(Array(text.utf8))
  }

  /// The value of a numeric capability; the corresponding ncurses function is `tigetnum`.
  static func number(_ name: String) -> CInt? {
    let value = tigetnum(name)
    return value < 0 ? nil : value
  }

  /// Whether colours are given by their red, green and blue.
  ///
  /// `RGB` is a flag, a number or a text, as the entry's author liked.
  static var isDirectColor: Bool {
    tigetflag("RGB") > 0 || number("RGB") != nil || text("RGB") != nil
  }

  /// Whether ncurses reads the mouse by numbers.
  ///
  /// It does if the entry's `XM` asks for that. In those of tmux and screen there is none, and a
  /// report by numbers would be no click.
  static var isMouseNumbered: Bool {
    text("XM").map { String(decoding: $0, as: UTF8.self).contains("1006") } ?? false
  }

  /// The sequence without `$<5>`, a pause for terminals of the 1970s.
  private static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
