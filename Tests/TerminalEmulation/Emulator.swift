import CVTerm
public import Cells

/// A terminal emulator in process (libvterm): bytes in, a screen out.
public final class Emulator {
  /// What the program behind it has switched on.
  public struct Modes: Equatable, Sendable {
    public var isAlternateScreen = false
    public var isCursorShown = true
    public var isMouseReported = false
    public var isPasteBracketed = false

    /// Those of a terminal that no program has changed.
    public init() {}
  }

  public private(set) var modes = Modes()
  public private(set) var title = ""
  public private(set) var size: Size
  /// What the terminal says to the program: answers, keys, clicks.
  private(set) var replies: [UInt8] = []

  /// The colour it says its background has, such as `rgb:ffff/ffff/ffff`; nil answers nothing.
  public var background: String?

  let terminal: OpaquePointer
  let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private var scanner = PasteModeScanner()

  /// Makes a blank screen.
  public init?(size: Size) {
    self.size = size
    guard let terminal = vterm_new(CInt(size.rows), CInt(size.columns)),
      let screen = vterm_obtain_screen(terminal)
    else { return nil }
    (self.terminal, self.screen) = (terminal, screen)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    callbacks.pointee.settermprop = { property, value, user in
      if let value { Emulator.of(user)?.note(property, value.pointee) }
      return 1
    }
    vterm_set_utf8(terminal, 1)
    vterm_screen_enable_altscreen(screen, 1)
    let user = Unmanaged.passUnretained(self).toOpaque()
    vterm_screen_set_callbacks(screen, callbacks, user)
    vterm_output_set_callback(
      terminal,
      { bytes, count, user in
        let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
        Emulator.of(user)?.replies.append(contentsOf: buffer)
      }, user)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  /// Shows what a program wrote.
  public func feed(_ bytes: [UInt8]) {
    // libvterm itself has no colours to tell of.
    if let background, String(decoding: bytes, as: UTF8.self).contains("\u{1B}]11;?\u{1B}\\") {
      replies += Array("\u{1B}]11;\(background)\u{1B}\\".utf8)
    }
    bytes.withUnsafeBytes { raw in
      let characters = raw.bindMemory(to: CChar.self)
      _ = vterm_input_write(terminal, characters.baseAddress, characters.count)
    }
    for byte in bytes { scanner.read(byte) }
    modes.isPasteBracketed = scanner.isOn
  }

  /// Takes a new size.
  public func resize(to size: Size) {
    self.size = size
    vterm_set_size(terminal, CInt(size.rows), CInt(size.columns))
  }

  /// Hands over what the terminal says to the program.
  func takeReplies() -> [UInt8] {
    defer { replies = [] }
    return replies
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> Emulator? {
    user.map { Unmanaged<Emulator>.fromOpaque($0).takeUnretainedValue() }
  }

  private func note(_ property: VTermProp, _ value: VTermValue) {
    switch property {
    case VTERM_PROP_ALTSCREEN: modes.isAlternateScreen = value.boolean != 0
    case VTERM_PROP_CURSORVISIBLE: modes.isCursorShown = value.boolean != 0
    case VTERM_PROP_MOUSE: modes.isMouseReported = value.number != 0
    case VTERM_PROP_TITLE: title = value.string.map { String(cString: $0) } ?? ""
    default: break
    }
  }
}

/// Follows the mode for pastes, of which libvterm does not tell.
private struct PasteModeScanner {
  private(set) var isOn = false
  private var latest: [UInt8] = []

  mutating func read(_ byte: UInt8) {
    if byte == 0x1B { latest = [] }
    if latest.count < 8 { latest.append(byte) }
    if latest == Array("\u{1B}[?2004h".utf8) { isOn = true }
    if latest == Array("\u{1B}[?2004l".utf8) { isOn = false }
  }
}
