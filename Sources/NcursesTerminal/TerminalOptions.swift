import Glibc

/// How the terminal is to be used; what is not set follows the environment.
public struct TerminalOptions: Sendable {
  /// The terminal's name in the terminfo database.
  public var name: String?
  /// Draws with ASCII only, whatever the locale says.
  public var isASCII = false
  /// Reports clicks and the wheel.
  public var isMouseCaptured = true
  /// Draws in the terminal's own two colours.
  public var isMonochrome: Bool
  /// Takes the terminal's word that it can show direct colours, if terminfo knows how.
  public var claimsDirectColor: Bool
  /// The descriptor of the keyboard; nil is standard input, or else the controlling terminal.
  public var input: Int32?
  /// The descriptor of the screen.
  public var output: Int32 = 1

  /// Reads `TERM`, `NO_COLOR` and `COLORTERM`.
  public init() {
    name = Self.variable("TERM")
    isMonochrome = Self.variable("NO_COLOR") != nil
    claimsDirectColor = ["truecolor", "24bit"].contains(Self.variable("COLORTERM"))
  }

  /// The value of an environment variable, nil if it is empty.
  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
