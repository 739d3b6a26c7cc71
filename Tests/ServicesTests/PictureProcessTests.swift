import Cells
import Flows
import FoundationEssentials
import Glibc
import TerminalEmulation
import Testing

@testable import Services

/// Pictures of any origin, decoded by the built picture process.
@Suite struct PictureProcessTests {
  private let files: TemporaryFolder
  private let process = PictureProcess(program: BuiltProgram.path("promenade-picture"))

  init() throws { files = try TemporaryFolder() }

  private func picture(
    _ name: String, of folder: String? = nil, box: Size = Size(columns: 8, rows: 2),
    isDark: Bool = true, isMonochrome: Bool = false,
    traits: TerminalTraits = TerminalTraits(colors: .direct), for decoding: Decoding = Decoding()
  ) async throws(FileFault) -> Picture {
    try await process.picture(
      PictureRequest(name: name, size: box, isDark: isDark, isMonochrome: isMonochrome),
      in: AssetCatalog(AppFolder(root: folder ?? files.path)), traits: traits, for: decoding)
  }

  private func svg(_ content: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">"#
      + content + "</svg>"
  }

  @Test func thePicturesOfTheGuidesExampleAreThere() async throws {
    let folder = AppFolder.ofThisProject
    let content = try OnboardingFile.content(of: AppFolder(root: folder))
    for name in [content.header] + content.pages.map(\.image) {
      for isDark in [true, false] {
        let picture = try await picture(
          try #require(name), of: folder, box: Size(columns: 40, rows: 8), isDark: isDark)
        #expect(picture.cells.count { $0 != .blank } > picture.cells.count / 4)
      }
    }
  }

  @Test func theThemeChoosesTheVariantAndWithoutOneTheUniversalFileIsShown() async throws {
    let square = { (color: String) in
      self.svg(#"<rect width="40" height="20" fill="\#(color)"/>"#)
    }
    try files.write(square("#f00"), to: "A.xcassets/a.imageset/a.svg")
    try files.write(square("#00f"), to: "A.xcassets/a.imageset/d.svg")
    try files.write(square("#f00"), to: "A.xcassets/b.imageset/a.svg")
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try files.write(
      #"{"images":[{"filename":"a.svg"},{"filename":"d.svg",\#(dark)}]}"#,
      to: "A.xcassets/a.imageset/Contents.json")
    try files.write(
      #"{"images":[{"filename":"a.svg"}]}"#, to: "A.xcassets/b.imageset/Contents.json")
    #expect(try await picture("a").cells[0].style.background == .rgb(0, 0, 255))
    #expect(try await picture("a", isDark: false).cells[0].style.background == .rgb(255, 0, 0))
    #expect(try await picture("b").cells[0].style.background == .rgb(255, 0, 0))
  }

  @Test func aPageOfAPDFIsDrawn() async throws {
    try files.write(
      """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R>>endobj
      4 0 obj<</Length 24>>stream
      1 0 0 rg 0 0 20 20 re f
      endstream endobj
      trailer<</Root 1 0 R>>
      """, to: "a.pdf")
    let picture = try await picture("a")
    #expect(picture.size == Size(columns: 8, rows: 2))
    #expect(picture.cells[1].style.background == .rgb(255, 0, 0))
    #expect(picture.cells[6] == .blank)
  }

  @Test func withoutColoursThereIsOnlyInkWhateverTheTerminalHas() async throws {
    try files.write(svg(##"<rect width="40" height="20" fill="#f00"/>"##), to: "a.svg")
    let picture = try await picture("a", isMonochrome: true)
    #expect(picture.cells.allSatisfy { $0.style.foreground == .standard })
    #expect(picture.cells.allSatisfy { $0.style.background == .standard && $0 != .blank })
  }

  @Test(arguments: [
    ("a.pdf", "not a PDF", "Couldn't be drawn by pdftocairo."),
    ("a.png", "\u{89}PNG", "Can't be decoded"), ("a.svg", "<svg", "Can't be decoded"),
    ("a.png", "", "Can't be decoded"),
  ])
  func whatCannotBeDecodedIsNamed(name: String, content: String, reason: String) async throws {
    try files.write(content, to: name)
    let fault = await #expect(throws: FileFault.self) { try await picture("a") }
    #expect(fault?.file == name && fault?.sentence.hasPrefix(reason) == true)
  }

  @Test func aFileTooLargeIsNotRead() async throws {
    try files.write("", to: "a.png")
    #expect(truncate("\(files.path)/a.png", off_t(PictureProcess.mostBytes + 1)) == 0)
    await #expect(throws: FileFault.self) { try await picture("a") }
  }

  /// Each group shows the one before ten times, so that the last has ten thousand million squares.
  private var bomb: String {
    let levels = (1...10).map { level in
      #"<g id="g\#(level)">"# + String(repeating: ##"<use href="#g\##(level - 1)"/>"##, count: 10)
        + "</g>"
    }
    return svg(
      #"<defs><g id="g0"><rect width="1" height="1"/></g>"# + levels.joined()
        + ##"</defs><use href="#g10"/>"##)
  }

  @Test func aBombEndsItsProcessAndNotTheApp() async throws {
    try files.write(bomb, to: "a.svg")
    await #expect(throws: FileFault.self) { try await picture("a") }
  }

  @Test func whatNobodyWantsAnyMoreEndsAtOnce() async throws {
    try files.write(bomb, to: "a.svg")
    let decoding = Decoding()
    decoding.cancel()
    await #expect(throws: FileFault("a.svg", "Is not wanted any more.")) {
      try await picture("a", for: decoding)
    }
    let process = process
    let folder = try AppFolder(root: files.path)
    let task = Task {
      try await process.picture(
        PictureRequest(name: "a", size: Size(columns: 8, rows: 2), isDark: true),
        in: AssetCatalog(folder), traits: TerminalTraits(colors: .direct))
    }
    task.cancel()
    await #expect(throws: FileFault("a.svg", "Is not wanted any more.")) { try await task.value }
  }

  @Test func aDecoderThatStandsStillIsGivenUp() async throws {
    try files.write(svg(""), to: "a.svg")
    try files.write("#!/bin/sh\nkill -STOP $$\n", to: "stopped")
    #expect(chmod("\(files.path)/stopped", 0o700) == 0)
    let process = PictureProcess(program: "\(files.path)/stopped", patience: .milliseconds(50))
    await #expect(throws: FileFault("a.svg", "Takes too long to decode; make it simpler.")) {
      try await process.picture(
        PictureRequest(name: "a", size: Size(columns: 8, rows: 2), isDark: true),
        in: AssetCatalog(AppFolder(root: files.path)), traits: TerminalTraits(colors: .direct))
    }
  }

  @Test func withoutTheProgramThereIsNoPicture() async throws {
    try files.write(svg(""), to: "a.svg")
    let process = PictureProcess(program: "/nowhere/promenade-picture")
    await #expect(throws: FileFault.self) {
      try await process.picture(
        PictureRequest(name: "a", size: Size(columns: 8, rows: 2), isDark: true),
        in: AssetCatalog(AppFolder(root: files.path)), traits: TerminalTraits(colors: .direct))
    }
  }
}
