import Glibc

/// What the locale lets ncurses write.
enum TextEncoding {
  case ascii, utf8

  /// Sets the character type of the process's locale, which ncurses goes by.
  ///
  /// A locale that is missing (`en_US.UTF-8` on a small Debian) or not named at all becomes
  /// C.UTF-8; one that is named and has another encoding is believed, and gets ASCII. Only
  /// `LC_CTYPE` is set: numbers keep their points. The corresponding C function is `setlocale`.
  static func adopt() -> TextEncoding {
    let isFound = setlocale(LC_CTYPE, "") != nil
    if isFound, isUTF8 { return .utf8 }
    if isFound, isNamed { return .ascii }
    return setlocale(LC_CTYPE, "C.UTF-8") != nil && isUTF8 ? .utf8 : .ascii
  }

  private static var isUTF8: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }

  private static var isNamed: Bool {
    ["LC_ALL", "LC_CTYPE", "LANG"].contains { TerminalOptions.variable($0) != nil }
  }
}
