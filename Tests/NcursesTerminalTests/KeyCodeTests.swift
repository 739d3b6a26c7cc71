import Cells
import Testing

@testable import NcursesTerminal

@Suite struct KeyCodeTests {
  @Test(
    arguments: [
      (0o402, .down), (0o403, .up), (0o404, .left), (0o405, .right), (0o406, .home), (0o550, .end),
      (0o523, .pageUp), (0o522, .pageDown), (0o541, .backTab), (0o407, .backspace),
      (0o512, .delete),
      (0o527, .enter), (0o411, .function(1)), (0o424, .function(12)),
    ] as [(Int32, Key)])
  func codesOfNcursesAreKeys(code: Int32, key: Key) {
    #expect(KeyCode.key(for: code) == key)
  }

  @Test(arguments: [0o410, 0o425, 0o632, 0o631, 0x7000, -1] as [Int32])
  func otherCodesAreNothing(code: Int32) {
    #expect(KeyCode.key(for: code) == nil)
  }

  @Test(
    arguments: [
      ("\r", .enter), ("\n", .enter), ("\t", .tab), ("\u{7F}", .backspace), ("\u{08}", .backspace),
      ("\u{1B}", .escape), ("\u{03}", .control("c")), ("\u{1A}", .control("z")),
      ("\u{0C}", .control("l")), (" ", .space), ("é", .character("é")), ("日", .character("日")),
    ] as [(Unicode.Scalar, Key)])
  func typedScalarsAreKeys(scalar: Unicode.Scalar, key: Key) {
    #expect(KeyCode.key(for: scalar) == key)
  }

  @Test(arguments: ["\u{00}", "\u{1C}", "\u{1F}", "\u{80}", "\u{9B}"] as [Unicode.Scalar])
  func otherControlsAreNothing(scalar: Unicode.Scalar) {
    #expect(KeyCode.key(for: scalar) == nil)
  }
}
