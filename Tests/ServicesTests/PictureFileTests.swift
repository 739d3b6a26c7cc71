import Cells
import Flows
import FoundationEssentials
import TerminalEmulation
import Testing

@testable import Services

/// Pictures that a document names, found as its links are and decoded for real.
@Suite struct PictureFileTests {
  private let files: TemporaryFolder
  private let process = PictureProcess(program: BuiltProgram.path("promenade-picture"))

  init() throws {
    files = try TemporaryFolder()
    for (color, place) in [
      ("#f00", "docs/a b.svg"), ("#0f0", "a.svg"), ("#00f", "de.lproj/docs/word.svg"),
      ("#ff0", "en.lproj/docs/word.svg"),
      ("#fff", "odd?name.svg"),
    ] {
      try files.write(Self.svg(color), to: place)
    }
  }

  private static func svg(_ color: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32">"#
      + #"<rect width="32" height="32" fill="\#(color)"/></svg>"#
  }

  private func picture(
    _ name: String, of document: String = "docs/page.html", language: String = "en",
    box: Size = Size(columns: 40, rows: 10), mayGrow: Bool = false
  ) async throws(FileFault) -> Picture {
    try await process.picture(
      PictureRequest(
        name: name, source: .file(of: document, language: language), size: box, isDark: true,
        mayGrow: mayGrow),
      in: AssetCatalog(AppFolder(root: files.path)), traits: TerminalTraits(colors: .direct))
  }

  @Test(arguments: [
    ("a%20b.svg", "docs/page.html", Color.rgb(255, 0, 0)),
    ("a b.svg?width=3#top", "docs/page.html", .rgb(255, 0, 0)),
    ("a.svg", "page.html#top", .rgb(0, 255, 0)), ("../a.svg", "docs/page.html", .rgb(0, 255, 0)),
    ("snabble://a.svg", "docs/page.html", .rgb(0, 255, 0)),
    ("a.svg", "-", .rgb(0, 255, 0)), ("odd?name.svg", "page.html", .rgb(255, 255, 255)),
  ])
  func itsNameIsReadAsThatOfALink(name: String, document: String, color: Color) async throws {
    let picture = try await picture(name, of: document)
    #expect(picture.cells.first?.style.background == color)
  }

  @Test func theLanguagesFolderIsLookedInto() async throws {
    #expect(
      try await picture("word.svg", language: "de").cells.first?.style.background
        == .rgb(0, 0, 255))
    #expect(try await picture("word.svg").cells.first?.style.background == .rgb(255, 255, 0))
  }

  @Test(arguments: [
    "../../a.svg", "%2e%2e/%2e%2e/a.svg", "/etc/passwd", "gone.svg", "", "http://a/a.svg",
  ])
  func nothingOutsideOfTheFolderIsRead(name: String) async throws {
    let fault = await #expect(throws: FileFault.self) { try await picture(name) }
    #expect(fault?.file == name)
  }

  @Test func aSmallPictureStaysSmallUnlessASizeIsAskedFor() async throws {
    let small = try await picture("a b.svg")
    #expect(small.size == Size(columns: 4, rows: 2))
    #expect(small.pixels == PixelSize(width: 32, height: 32))
    #expect(try await picture("a b.svg", mayGrow: true).size == Size(columns: 20, rows: 10))
    let box = Size(columns: 2, rows: 9)
    #expect(try await picture("a b.svg", box: box).size == Size(columns: 2, rows: 1))
  }

  @Test func aPictureOfFarTooManyPixelsIsRefusedBeforeItIsDecoded() async throws {
    // The head of a PNG file of 20 000 by 20 000 pixels, and nothing behind it.
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20, 8, 2, 0, 0, 0]
    bytes += [0x6C, 0x12, 0xD1, 0x6E] + [0, 0, 0, 100] + Array("IDAT".utf8) + [0x78, 0x9C]
    try Data(bytes).write(to: URL(filePath: "\(files.path)/docs/huge.png"))
    let fault = await #expect(throws: FileFault.self) { try await picture("huge.png") }
    #expect(fault?.sentence.hasPrefix("Has 20000 × 20000 pixels") == true)
  }
}
