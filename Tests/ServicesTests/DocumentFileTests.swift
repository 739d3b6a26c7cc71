import Documents
import Testing

@testable import Services

struct DocumentFileTests {
  private func document(_ name: String, in files: [String: String]) throws -> Document {
    let files = try TemporaryFolder(files)
    return try DocumentFile.document(
      named: name, of: AppFolder(root: files.path), language: .english)
  }

  @Test(arguments: ["a.md", "a.MARKDOWN", "a.html", "a.htm"])
  func theEndingSaysHowAFileIsRead(name: String) throws {
    let text = name.contains("ht") ? "<h1>Title</h1>" : "# Title"
    #expect(try document(name, in: [name: text]).blocks == [.heading(level: 1, [Run("Title")])])
  }

  @Test func whatStandsBehindTheNameIsNoPartOfIt() throws {
    let files = ["a.md": "# Title"]
    #expect(try document("a.md#place", in: files) == document("a.md", in: files))
    #expect(try document("a.md?query", in: files) == document("a.md", in: files))
  }

  @Test func aFileWhoseNameLooksLikeALinkIsReadByItsOwnEnding() throws {
    let document = try document("a#b.md", in: ["a#b.md": "# Title", "a": "other"])
    #expect(document.blocks == [.heading(level: 1, [Run("Title")])])
  }

  @Test func aMissingFileIsNamedWithoutItsPlace() {
    #expect(throws: FileFault("a.md", "Was not found in the app folder.")) {
      try document("a.md#place", in: [:])
    }
  }

  @Test(arguments: ["a.html", "a.md"])
  func piecesOfALargeFileMakeTheWhole(name: String) async throws {
    let text = (0..<5000).map { "<p>Paragraph <b>\($0)</b></p>\n\n" }.joined()
    let files = try TemporaryFolder([name: text])
    let folder = try AppFolder(root: files.path)
    var blocks: [Block] = []
    for await piece in try DocumentFile.blocks(named: name, of: folder) { blocks += piece }
    #expect(try blocks == document(name, in: [name: text]).blocks)
  }
}
