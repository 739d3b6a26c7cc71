import CVTerm
import Cells

extension Emulator {
  /// Says what pressing a key says, in the mode the program has chosen.
  func press(_ key: Key) {
    switch key {
    case .character(let character): type(String(character))
    case .control(let letter):
      for scalar in letter.unicodeScalars {
        vterm_keyboard_unichar(terminal, scalar.value, VTERM_MOD_CTRL)
      }
    case .function(let number): press(VTermKey(VTERM_KEY_FUNCTION_0.rawValue + UInt32(number)))
    case .backTab: vterm_keyboard_key(terminal, VTERM_KEY_TAB, VTERM_MOD_SHIFT)
    case .wheel(let steps): turnWheel(steps)
    case .enter: press(VTERM_KEY_ENTER)
    case .escape: press(VTERM_KEY_ESCAPE)
    case .tab: press(VTERM_KEY_TAB)
    case .backspace: press(VTERM_KEY_BACKSPACE)
    case .delete: press(VTERM_KEY_DEL)
    case .up: press(VTERM_KEY_UP)
    case .down: press(VTERM_KEY_DOWN)
    case .left: press(VTERM_KEY_LEFT)
    case .right: press(VTERM_KEY_RIGHT)
    case .home: press(VTERM_KEY_HOME)
    case .end: press(VTERM_KEY_END)
    case .pageUp: press(VTERM_KEY_PAGEUP)
    case .pageDown: press(VTERM_KEY_PAGEDOWN)
    case .item: break
    }
  }

  /// Says a text as if it were typed.
  func type(_ text: String) {
    for scalar in text.unicodeScalars {
      vterm_keyboard_unichar(terminal, scalar.value, VTERM_MOD_NONE)
    }
  }

  /// Says a text as if it were pasted.
  func paste(_ text: String) {
    vterm_keyboard_start_paste(terminal)
    type(text)
    vterm_keyboard_end_paste(terminal)
  }

  /// Says what pressing and releasing the main mouse button says.
  func click(_ point: Point) {
    vterm_mouse_move(terminal, CInt(point.row), CInt(point.column), VTERM_MOD_NONE)
    vterm_mouse_button(terminal, 1, true, VTERM_MOD_NONE)
    vterm_mouse_button(terminal, 1, false, VTERM_MOD_NONE)
  }

  private func turnWheel(_ steps: Int) {
    for _ in 0..<abs(steps) {
      vterm_mouse_button(terminal, steps < 0 ? 4 : 5, true, VTERM_MOD_NONE)
    }
  }

  private func press(_ key: VTermKey) { vterm_keyboard_key(terminal, key, VTERM_MOD_NONE) }
}
