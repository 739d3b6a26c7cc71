import Cells
import Testing

@testable import PictureProtocol

@Suite struct PictureProtocolTests {
  private static let picture = Picture(
    size: Size(columns: 2, rows: 1),
    cells: [
      Cell(.blank, style: Style(foreground: .rgb(1, 2, 3), background: .palette(200))),
      Cell(.blank, style: Style(attributes: [.reverse])),
    ], pixels: PixelSize(width: 900_000, height: 3))

  @Test(arguments: [
    PictureAnswer.picture(picture), .failure("Can't be decoded: no."), .failure(""),
  ])
  func anAnswerIsReadAsItWasWritten(answer: PictureAnswer) {
    #expect(PictureAnswer(bytes: answer.bytes) == answer)
  }

  @Test func anOrderIsReadAsItWasWritten() {
    let order = PictureOrder(
      box: Size(columns: 40, rows: 12), colors: .direct, isASCII: true, isDark: false,
      mayGrow: false)
    #expect(PictureOrder(arguments: order.arguments) == order)
    #expect(PictureOrder(arguments: []) == nil)
    #expect(PictureOrder(arguments: ["1", "2", "7", "ascii", "dark", "fill"]) == nil)
  }

  @Test func whatIsCutOrTooLongIsNoAnswer() {
    let bytes = PictureAnswer.picture(Self.picture).bytes
    for count in 0..<bytes.count { #expect(PictureAnswer(bytes: Array(bytes[..<count])) == nil) }
    #expect(PictureAnswer(bytes: bytes + [0]) == nil)
    #expect(PictureAnswer(bytes: [1] + [UInt8](repeating: 255, count: 12)) == nil)
    #expect(PictureAnswer(bytes: [7]) == nil)
  }

  @Test(arguments: [0x1B, 0x9B, 0x07, 0x200B, 0x4E00, 0xD800, 0x110000] as [UInt32])
  func noPictureHoldsWhatIsNoSingleCell(scalar: UInt32) {
    var bytes = PictureAnswer.picture(Self.picture).bytes
    for index in 0..<4 { bytes[13 + index] = UInt8(truncatingIfNeeded: scalar >> (24 - 8 * index)) }
    if case .picture(let picture) = PictureAnswer(bytes: bytes) {
      #expect(picture.cells[0].glyph?.base == "\u{FFFD}")
    }
  }
}
