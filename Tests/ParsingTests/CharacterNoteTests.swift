import Documents
import Parsing
import Testing

/// The line that says which character set a document was read in.
@Suite struct CharacterNoteTests {
  /// A page or a text, what is shown of it, and what is said about it.
  struct Sample: CustomTestStringConvertible {
    let bytes: [UInt8]
    let shown: String
    let name: String
    let sentence: String
    var testDescription: String { sentence }

    init(_ bytes: [UInt8], _ shown: String, _ name: String, _ sentence: String) {
      (self.bytes, self.shown, self.name, self.sentence) = (bytes, shown, name, sentence)
    }
  }

  private static func page(_ start: String, _ rest: [UInt8]) -> [UInt8] {
    Array(start.utf8) + Array("<p>".utf8) + rest
  }

  private static let marked: [Sample] = [
    Sample([0xEF, 0xBB, 0xBF] + Array("ñ".utf8), "ñ", "UTF-8", "Read as UTF-8."),
    Sample(
      [0xFF, 0xFE, 0xF1, 0x00, 0xE5, 0x65], "ñ日", "UTF-16LE",
      "Read as UTF-16LE, as the byte order mark says."),
    Sample(
      [0xFE, 0xFF, 0x00, 0xF1, 0x65, 0xE5], "ñ日", "UTF-16BE",
      "Read as UTF-16BE, as the byte order mark says."),
  ]

  private static let pages: [Sample] =
    marked + [
      Sample(page("", Array("ñ".utf8)), "ñ", "UTF-8", "Read as UTF-8."),
      Sample(page("<meta charset=utf-8>", Array("ñ".utf8)), "ñ", "UTF-8", "Read as UTF-8."),
      Sample(
        page("<meta charset=koi8-r>", [0xC1]), "а", "koi8-r", "Read as koi8-r, as the page says."),
      Sample(
        page("<meta charset=latin1>", [0x80]), "€", "windows-1252",
        "Read as windows-1252: the page says latin1."),
      Sample(
        page("<meta http-equiv=content-type content='text/html; charset=koi8-r'>", [0xC1]), "а",
        "koi8-r", "Read as koi8-r, as the page says."),
      Sample(
        page("<?xml version='1.0' encoding='koi8-r'?>", [0xC1]), "а", "koi8-r",
        "Read as koi8-r, as the page says."),
      Sample(
        page("", [0xF1, 0x61]), "ña", "windows-1252",
        "Read as windows-1252: the page doesn't say, and is no UTF-8."),
      Sample(
        page("<meta charset=martian>", [0xF1, 0x61]), "ña", "windows-1252",
        "Read as windows-1252: the page says martian, which nobody knows."),
      Sample(
        page("<meta charset=martian>", Array("ñ".utf8)), "ñ", "UTF-8",
        "Read as UTF-8: the page says martian, which nobody knows."),
      Sample(
        page("<meta charset=euc-jp>", [UInt8](repeating: 0xFF, count: 40) + Array("end".utf8)),
        String(repeating: "\u{FFFD}", count: 16) + String(repeating: "ÿ", count: 24) + "end",
        "windows-1252", "Read as windows-1252: the page says euc-jp, but is no such text."),
    ]

  @Test(arguments: pages) func aPageSaysHowItIsRead(page: Sample) {
    let reader = HTMLDocumentReader()
    let blocks = reader.read(page.bytes) + reader.finish()
    #expect(Layout(of: Document(blocks: blocks), columns: 80).text == page.shown + "\n")
    #expect(reader.characters.name == page.name && reader.characters.sentence == page.sentence)
    #expect(reader.characters.isUsual == (page.sentence == "Read as UTF-8."))
  }

  private static let texts: [Sample] =
    marked + [
      Sample(Array("ñ".utf8), "ñ", "UTF-8", "Read as UTF-8."),
      Sample(
        [0xF1, 0x61], "ña", "windows-1252",
        "Read as windows-1252: the text doesn't say, and is no UTF-8."),
      // A plain text declares nothing.
      Sample(
        Array("<meta charset=koi8-r>ñ".utf8), "<meta charset=koi8-r>ñ", "UTF-8", "Read as UTF-8."),
    ]

  @Test(arguments: texts) func aPlainTextAndMarkdownSayHowTheyAreRead(text: Sample) {
    var reader = PlainTextReader()
    let lines = text.bytes.flatMap { reader.read([$0]) } + reader.finish()
    #expect(lines.joined() == text.shown)
    #expect(reader.characters.name == text.name && reader.characters.sentence == text.sentence)
    var markdown = MarkdownReader()
    for byte in text.bytes { markdown.read([byte]) }
    markdown.finish()
    let layout = Layout(of: Document(blocks: markdown.takeBlocks() ?? []), columns: 80)
    // A tag within Markdown is read, and this one shows nothing.
    let shown = text.shown.split(separator: ">").last ?? ""
    #expect(layout.text == shown + "\n")
    #expect(markdown.characters == reader.characters)
  }

  @Test func aSetThatTurnsOutLateIsSaidFromThenOn() {
    let reader = HTMLDocumentReader()
    _ = reader.read(Array(String(repeating: "<p>plain</p>", count: 200).utf8))
    #expect(reader.characters.isUsual)
    _ = reader.read([0xF1] + Array("abc".utf8))
    #expect(reader.characters.name == "windows-1252" && !reader.characters.isUsual)
  }

  @Test func aLongLineIsCutBetweenCharactersOnly() {
    let line = String(repeating: "👩‍👩‍👧‍👦e\u{301}", count: 5000)
    var reader = PlainTextReader()
    let parts = reader.read(Array(line.utf8)) + reader.finish()
    #expect(parts.count > 5 && parts.joined() == line)
    #expect(parts.allSatisfy { $0.utf8.count <= 12 << 10 })
    #expect(parts.allSatisfy { Set($0).isSubset(of: Set(line)) })
  }
}
