/// The device that shows canvases and says what its person does.
@MainActor
public protocol Terminal: AnyObject {
  /// What the device can show.
  var traits: TerminalTraits { get }

  /// The size it has now.
  var size: Size { get }

  /// Begins to report what happens, in order. Called once.
  func start(_ report: @escaping @Sendable (Input) -> Void)

  /// Shows a canvas.
  func present(_ canvas: Canvas)

  /// Does something other than drawing.
  func carryOut(_ request: TerminalRequest)

  /// Gives the device back as it was found. Harmless if called again.
  func close()
}

/// What an app asks of its terminal besides showing a canvas.
public enum TerminalRequest: Hashable, Sendable {
  /// Puts a text on the clipboard (OSC 52).
  case copy(String)
  /// Reports the mouse, or leaves it to the terminal's own selection.
  case captureMouse(Bool)
  /// Asks how light the background is; `Input.background` is the answer, if one comes.
  case askBackground
  /// Draws everything anew, as after a stray program wrote over the screen.
  case redraw
  /// Gives the terminal back and stops the process until it is continued.
  case suspend
}

/// What a terminal can show.
public struct TerminalTraits: Hashable, Sendable {
  public var colors: ColorDepth
  /// Nothing but ASCII can be shown.
  public var isASCII: Bool
  /// One sentence for the person if the terminal is not what it was taken for.
  public var notice: String?

  /// Makes a description.
  public init(colors: ColorDepth, isASCII: Bool = false, notice: String? = nil) {
    self.colors = colors
    self.isASCII = isASCII
    self.notice = notice
  }
}

/// How many colours a terminal has.
public enum ColorDepth: Int, Hashable, Sendable, Comparable {
  case monochrome = 0
  case eight = 8
  case sixteen = 16
  case palette256 = 256
  case direct = 16_777_216

  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
