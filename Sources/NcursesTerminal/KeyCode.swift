import CNcurses
import Cells

/// The key codes of ncurses and the keys they stand for, in one table.
enum KeyCode {
  /// Codes of our own for the brackets around a paste, above all that ncurses gives out itself.
  static let pasteBegin: CInt = 0x7F00
  static let pasteEnd: CInt = 0x7F01

  /// The key for a code of ncurses, or nil if nothing is bound to it.
  static func key(for code: CInt) -> Key? {
    if (KEY_F0 + 1...KEY_F0 + 12).contains(code) { return .function(Int(code - KEY_F0)) }
    return keys[code]
  }

  /// The key for a scalar that was typed, or nil for a control character without a meaning.
  static func key(for scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0x01...0x1A: .control(Character(Unicode.Scalar(UInt8(0x60 + scalar.value))))
    case 0x00...0x1F, 0x80...0x9F: nil
    default: .character(Character(scalar))
    }
  }

  private static let keys: [CInt: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_FIND: .home, KEY_SELECT: .end,
    KEY_A1: .home, KEY_C1: .end, KEY_A3: .pageUp, KEY_C3: .pageDown,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_ENTER: .enter, KEY_BTAB: .backTab, KEY_BACKSPACE: .backspace, KEY_DC: .delete,
  ]
}
