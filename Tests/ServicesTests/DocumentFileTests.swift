import Documents
import FoundationEssentials
import Glibc
import Parsing
import Testing

@testable import Services

@Suite struct DocumentFileTests {
  private func chunks(_ name: String, in files: [String: String]) async throws -> [Chunk] {
    let files = try TemporaryFolder(files)
    return try await chunks(of: DocumentSource(named: name, of: AppFolder(root: files.path)))
  }

  private func chunks(of source: DocumentSource) async throws -> [Chunk] {
    var all: [Chunk] = []
    try await source.read { portion in
      all += portion.chunks
      return true
    }
    return all
  }

  private func printed(_ chunks: [Chunk]) -> String {
    var setter = PlainTextSetter(columns: 60)
    return chunks.map { setter.text(of: $0) }.joined()
  }

  private let title = "Title\n─────\n"

  @Test(arguments: ["a.md", "a.MARKDOWN", "a.html", "a.htm"])
  func theEndingSaysHowAFileIsRead(name: String) async throws {
    let text = name.contains("ht") ? "<h1>Title</h1>" : "# Title"
    #expect(printed(try await chunks(name, in: [name: text])) == title)
  }

  @Test(arguments: ["a.md", "a.md#place", "a.md?query"])
  func whatStandsBehindTheNameIsNoPartOfIt(name: String) async throws {
    #expect(printed(try await chunks(name, in: ["a.md": "# Title"])) == title)
  }

  @Test func aFileWhoseNameLooksLikeALinkIsReadByItsOwnEnding() async throws {
    #expect(printed(try await chunks("a#b.md", in: ["a#b.md": "# Title", "a": "other"])) == title)
  }

  @Test func aMissingFileIsNamedWithoutItsPlace() async {
    await #expect(throws: FileFault("a.md", "Was not found in the app folder.")) {
      try await chunks("a.md#place", in: [:])
    }
  }

  /// A program, a packed file and a picture; then a log with a gap, one in Latin-1, text in UTF-16
  /// with and without its mark, and a page.
  @Test(arguments: [
    ("a", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0xFF, 0xFE, 0xE8], false),
    ("a.gz", [0x1F, 0x8B, 8, 0, 0xE2, 0xB1, 0x0F, 0x41, 3, 0xAB], false),
    ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D], false),
    ("a.log", Array("started\n\0\0\0\0\0\0\0\0\0\0é\n".utf8), true),
    ("a.txt", Array("in the caf".utf8) + [0xE9, 0] + Array(" at noon\n".utf8), true),
    ("a", [0xFF, 0xFE, 0x61, 0, 0x62, 0], true), ("a", [0x61, 0, 0x62, 0], true),
    ("a.html", [0, 0xFF, 1, 2, 3], true),
  ])
  func aFileForProgramsIsNotReadAsText(name: String, bytes: [UInt8], isRead: Bool) async throws {
    let files = try TemporaryFolder()
    #expect(FileManager.default.createFile(atPath: "\(files.path)/\(name)", contents: Data(bytes)))
    let source = try DocumentSource(named: name, of: AppFolder(root: files.path))
    let fault = FileFault(name, "Is no text but made for a program: unpack or convert it first.")
    do {
      _ = try await chunks(of: source)
      #expect(isRead)
    } catch {
      #expect(!isRead && error as? FileFault == fault)
    }
  }

  @Test func aFolderIsCalledWhatItIs() async throws {
    let files = try TemporaryFolder([:])
    let folder = try AppFolder(root: files.path, title: "the document's folder")
    #expect(throws: FileFault("a.md", "Was not found in the document's folder.")) {
      try DocumentSource(named: "a.md", of: folder)
    }
  }

  @Test(arguments: ["../a.md#x", "%2e%2e/a.md", "/a.md", "", "#x"])
  func noNameLeadsOutOfTheFolder(name: String) async {
    await #expect(throws: FileFault.self) { try await chunks(name, in: ["a.md": "# Title"]) }
  }

  @Test func piecesOfALargePageMakeTheWhole() async throws {
    let page = (0..<5000).map { "<p>Paragraph <b>\($0)</b> &amp; <a href=x>y</a></p>\n" }.joined()
    let chunks = try await chunks("a.html", in: ["a.html": page])
    #expect(chunks.count > 10)
    #expect(printed(chunks) == Layout(of: Document(html: page), columns: 60).text)
  }

  @Test(arguments: ["\n", "\r\n"])
  func piecesOfALargeTextMakeTheWholeLineForLine(feed: String) async throws {
    // Lines of many lengths, some empty, so that pieces end everywhere in them.
    let lines = (0..<9000).map { number in
      number % 7 < 2 ? "" : String(repeating: "ä\(number) ", count: number % 5 + 1)
    }
    let page = lines.joined(separator: feed)
    let chunks = try await chunks("a.txt", in: ["a.txt": page])
    #expect(chunks.count > 5)
    #expect(printed(chunks) == Layout(of: Document(plainText: page), columns: 60).text)
  }

  @Test func ofAFileThatIsTooLongTheBeginningIsReadAndTheRestSaidToBeLeftOut() async throws {
    let page = (0..<20000).map { "<p>Paragraph \($0), of some length.</p>\n" }.joined()
    #expect(page.utf8.count < 2 << 20 && page.utf8.count > 700_000)
    let files = try TemporaryFolder(["a.html": page + "<!--"])
    #expect(truncate(files.path + "/a.html", 10 << 30) == 0)
    var source = try DocumentSource(named: "a.html", of: AppFolder(root: files.path))
    source.limit = 1 << 19
    var parts: [Double?] = []
    var all: [Chunk] = []
    try await source.read { portion in
      parts.append(portion.part)
      all += portion.chunks
      return true
    }
    let text = printed(all)
    #expect(text.hasPrefix("Paragraph 0,") && !text.contains("Paragraph 19999,"))
    #expect(text.hasSuffix("The rest is left out: no more than 0 MiB are read.\n"))
    #expect(parts.contains { ($0 ?? 0) > 0.4 && ($0 ?? 0) < 0.6 }, "it is a part of what is read")
  }

  @Test func theReaderSaysHowMuchOfAFileWasRead() async throws {
    let files = try TemporaryFolder(["a.html": String(repeating: "<p>text</p>", count: 20000)])
    let source = try DocumentSource(named: "a.html", of: AppFolder(root: files.path))
    var parts: [Double?] = []
    var ends: [Bool] = []
    try await source.read { portion in
      parts.append(portion.part)
      ends.append(portion.isLast)
      return true
    }
    let known = parts.compactMap { $0 }
    #expect(known.count == parts.count && known == known.sorted() && known.last == 1)
    #expect(known.first.map { $0 < 0.1 } == true, "the first screen comes early")
    #expect(ends.filter { $0 }.count == 1 && ends.last == true)
  }

  @Test func nobodyIsToldMoreThanHeWants() async throws {
    let files = try TemporaryFolder(["a.html": String(repeating: "<p>text</p>", count: 20000)])
    var count = 0
    try await DocumentSource(named: "a.html", of: AppFolder(root: files.path)).read { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }

  @Test(arguments: [
    (DocumentKind.Wanted.guessed, "\u{FEFF} \n<h1>Title</h1>", true), (.guessed, "# Title", false),
    (.given(.markdown), "# Title", true), (.given(.text), "<h1>Title</h1>", false),
    (.given(.html), "Title", false),
  ])
  func aPipeIsReadAsWhatItSaysItIs(
    wanted: DocumentKind.Wanted, text: String, isTitle: Bool
  ) async throws {
    let chunks = try await chunks(throughAPipe: Array(text.utf8), wanted)
    #expect((printed(chunks) == title) == isTitle)
    #expect(!chunks.isEmpty)
  }

  @Test(arguments: [true, false])
  func aPageInUTF16IsKnownByItsFirstTag(isBigEndian: Bool) async throws {
    let page: [UInt8] = "\u{FEFF}<h1>Title</h1>".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    #expect(printed(try await chunks(throughAPipe: page, .guessed)) == title)
  }

  private func chunks(
    throughAPipe bytes: [UInt8], _ wanted: DocumentKind.Wanted
  ) async throws -> [Chunk] {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    return try await chunks(of: .standardInput(wanted, descriptor: ends[0]))
  }

  @Test func theCharacterSetIsKnownWithTheFirstScreen() async throws {
    let page = "<meta charset=koi8-r>" + String(repeating: "<p>text</p>", count: 20000)
    let files = try TemporaryFolder(["a.html": page])
    var names: [String] = []
    try await DocumentSource(named: "a.html", of: AppFolder(root: files.path)).read {
      names.append($0.characters.name)
      return true
    }
    #expect(names.count > 3 && Set(names) == ["koi8-r"])
  }

  @Test func nothingOnStandardInputIsSaid() async {
    #expect(throws: FileFault("standard input", "Is closed: pipe a document into it.")) {
      try DocumentSource.standardInput(.guessed, descriptor: -1)
    }
  }
}
