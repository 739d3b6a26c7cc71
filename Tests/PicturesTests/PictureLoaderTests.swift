import Cells
import FoundationEssentials
import Testing

@testable import Pictures

struct PictureLoaderTests {
  private let color = TerminalTraits(colors: .direct)

  private func picture(
    _ bytes: [UInt8], columns: Int = 8, rows: Int = 2, traits: TerminalTraits? = nil
  ) throws(PictureError) -> Picture {
    try PictureLoader.picture(
      decoding: bytes, fitting: Size(columns: columns, rows: rows), traits: traits ?? color)
  }

  @Test func transparentPartsShowTheTerminalsBackground() throws {
    let picture = try picture(Files.halfRed)
    #expect(picture.size == Size(columns: 8, rows: 2))
    for row in 0..<2 {
      #expect(picture.cells[row * 8 + 1].style.background == .rgb(255, 0, 0))
      #expect(picture.cells[row * 8 + 6] == .blank)
    }
  }

  @Test(arguments: [ColorDepth.palette256, .sixteen, .eight])
  func palettesGetEntriesOfTheirSize(depth: ColorDepth) throws {
    let picture = try picture(Files.halfRed, traits: TerminalTraits(colors: depth))
    guard case .palette(let entry) = picture.cells[1].style.background else {
      Issue.record("\(picture.cells[1]) is in no palette")
      return
    }
    #expect(Int(entry) < depth.rawValue)
    #expect(depth != .palette256 || entry >= 16)
    #expect(picture.cells[6] == .blank)
  }

  @Test func withoutColoursThereIsOnlyInk() throws {
    let picture = try picture(Files.halfRed, traits: TerminalTraits(colors: .monochrome))
    #expect(picture.cells[1] == Cell(Glyph.solid))
    #expect(picture.cells[6] == .blank)
  }

  @Test(arguments: [true, false])
  func withoutColoursAPhotoHasItsTones(isDark: Bool) throws {
    let picture = try PictureLoader.picture(
      decoding: Array(Files.dusk.utf8), fitting: Size(columns: 40, rows: 10),
      traits: TerminalTraits(colors: .monochrome), isDark: isDark)
    let (first, last) = (0..<10).reduce(into: (0, 0)) { ink, row in
      for column in 0..<10 where picture.cells[row * 40 + column] != .blank { ink.0 += 1 }
      for column in 30..<40 where picture.cells[row * 40 + column] != .blank { ink.1 += 1 }
    }
    #expect(isDark ? first < last / 2 : last < first / 2, "what is light has ink on dark only")
    #expect(Set(picture.cells).count > 4)
  }

  @Test(arguments: [ColorDepth.direct, .monochrome])
  func anASCIITerminalGetsASCII(depth: ColorDepth) throws {
    let traits = TerminalTraits(colors: depth, isASCII: true)
    let picture = try picture(Array(Files.circle.utf8), columns: 20, rows: 10, traits: traits)
    #expect(picture.cells.allSatisfy { $0.glyph?.base.isASCII == true })
    #expect(picture.cells.contains { $0 != .blank })
  }

  @Test func aVectorIsDrawnAtTheSizeAskedFor() throws {
    let picture = try picture(Array(Files.circle.utf8), columns: 40, rows: 20)
    #expect(picture.size == Size(columns: 40, rows: 20))
    #expect(picture.cells.allSatisfy { $0.glyph?.columns == 1 })
    #expect(picture.cells[10 * 40 + 20].style.background == .rgb(0, 0, 255))
    #expect(picture.cells[0] == .blank)
  }

  @Test func aGiganticVectorCostsNoMoreThanItsCells() throws {
    let huge = Files.circle.replacing("100", with: "30000")
    #expect(try picture(Array(huge.utf8), columns: 4, rows: 2).size == Size(columns: 4, rows: 2))
  }

  @Test func aGiganticRasterIsRefusedBeforeItIsDecoded() {
    #expect(throws: PictureError.tooLarge(width: 30_000, height: 30_000)) {
      try picture(Files.bomb)
    }
  }

  @Test func aKindThatCatalogsDoNotHoldIsRefused() {
    #expect(throws: PictureError.unsupported(format: "gif")) { try picture(Files.gif) }
  }

  @Test(arguments: [
    [], [0], Array("not a picture".utf8), Array("<svg".utf8), Array(Files.halfRed.prefix(30)),
    Array(#"<svg xmlns="http://www.w3.org/2000/svg"><path"#.utf8),
  ])
  func whatIsNoPictureIsAnError(bytes: [UInt8]) {
    #expect(throws: PictureError.self) { try picture(bytes) }
  }

  @Test func noRoomIsNoPicture() throws {
    #expect(try picture(Files.halfRed, columns: 0).size == .zero)
    #expect(try picture(Files.halfRed, rows: 0).size == .zero)
  }
}

extension Glyph {
  fileprivate static var solid: Glyph {
    var glyphs: [Glyph] = []
    Character("█").forEachGlyph { glyphs.append($0) }
    return glyphs.first ?? .blank
  }
}

private enum Files {
  /// From black on the left to white on the right, nowhere transparent.
  static let dusk = """
    <svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><linearGradient id="g">
    <stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <rect width="320" height="160" fill="url(#g)"/></svg>
    """

  /// 4 × 2 pixels, the left half red, the right half transparent.
  static let halfRed = decoded(
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAE0lEQVR42mP4z8DwH4QZYABdAACnegf5dcv6VgAAAABJRU5ErkJggg=="
  )

  /// A PNG that says it has 30 000 × 30 000 pixels.
  static let bomb = decoded(
    "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwAQAAAABOXMUXAAAANElEQVR42u3BMQEAAADCoPVPbQlPoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPgZ1MAABtNLolwAAAABJRU5ErkJggg=="
  )

  static let gif = decoded("R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==")

  static let circle = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
    <circle cx="50" cy="50" r="50" fill="#00f"/></svg>
    """

  private static func decoded(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map { Array($0) } ?? []
  }
}
