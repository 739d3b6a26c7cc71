import Cells
import Testing

@testable import NcursesTerminal

@Suite struct ColorTests {
  @Test(
    arguments: [
      (-1, false, .monochrome), (2, false, .monochrome), (8, false, .eight), (16, false, .sixteen),
      (88, false, .sixteen), (256, false, .palette256), (1 << 24, true, .direct),
    ] as [(Int, Bool, ColorDepth)])
  func theDepthFollowsTheNumberOfColors(colors: Int, isDirect: Bool, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors, isDirect: isDirect) == depth)
  }

  @Test(
    arguments: [
      (.standard, .palette256, -1), (.palette(6), .eight, 6), (.palette(9), .eight, -1),
      (.palette(6), .direct, 6), (.palette(9), .direct, 0xFF0000),
      (.palette(232), .direct, 0x080808),
      (.rgb(255, 0, 0), .palette256, 196), (.rgb(0, 0, 0), .palette256, 16),
      (.rgb(1, 2, 3), .direct, 0x010203), (.rgb(0, 0, 3), .direct, 8), (.rgb(1, 2, 3), .eight, -1),
      (.palette(1), .monochrome, -1),
    ] as [(Color, ColorDepth, Int32)])
  func aColorBecomesWhatTheTerminalHas(color: Color, depth: ColorDepth, number: Int32) {
    #expect(depth.number(of: color) == number)
  }

  @Test func eachEntryOfTheCubeIsClosestToItself() {
    for index in UInt8(16)...231 {
      #expect(Palette.closest(to: Palette.components(of: index)) == index)
    }
  }
}
