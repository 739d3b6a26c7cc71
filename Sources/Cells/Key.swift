/// A key of the keyboard, or what was pointed at.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter pressed with the control key, in lower case.
  case control(Character)
  case enter, escape, tab, backTab, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
  /// The numbered item of the screen was clicked.
  case item(Int)
  /// The wheel was turned, by so many steps; positive is down.
  case wheel(Int)

  /// The space bar.
  public static let space = Key.character(" ")
}

/// What a terminal reports.
public enum Input: Hashable, Sendable {
  case key(Key)
  /// The main mouse button went down.
  case clicked(Point)
  /// Text came in one piece from the clipboard.
  case pasted(String)
  case resized(Size)
  /// The terminal has answered how light its background is.
  case background(isDark: Bool)
  /// The process was suspended and goes on.
  case resumed
  /// The terminal is gone (nil) or the process was told to end by a signal.
  case closed(signal: Int32?)
}
