import Documents
import FoundationEssentials
import Parsing
import Testing

/// Pages whose text is kept, and what a browser makes of them.
@Suite struct CorpusTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test func noPageOfTheCorpusIsMissed() {
    #expect(CorpusCase.all.count >= 120)
  }

  /// `RECORD=1 swift test` writes the texts anew; read them in the diff.
  @Test(arguments: CorpusCase.all)
  func aPageIsPrintedAsItsTextIsKept(page: CorpusCase) throws {
    var cutter = ChunkCutter()
    var setter = PlainTextSetter(columns: page.columns)
    var text = ""
    for blocks in HTMLDocumentReader().blocks(of: page.page) {
      for chunk in cutter.cut(blocks) { text += setter.text(of: chunk) }
    }
    if Self.isRecording { return try page.keep(text, "txt") }
    #expect(text == page.text("txt"))
  }

  @Test(arguments: CorpusCase.all)
  func aPageHasTheWordsABrowserShowsInTheirOrder(page: CorpusCase) throws {
    let reference = try #require(page.text("innertext.txt"))
    var expected = " " + reference.plainWords.joined(separator: " ") + " "
    for difference in page.differences {
      #expect(!difference.reason.isEmpty)
      let place = try #require(
        expected.firstRange(of: " \(difference.browser) "),
        "the browser does not say '\(difference.browser)' in '\(expected)'")
      expected.replaceSubrange(place, with: " \(difference.here) ")
    }
    let reader = HTMLDocumentReader()
    let blocks = Array(reader.blocks(of: page.page).joined())
    let document = Document(blocks: blocks.dropLast(reader.notices.count))
    #expect(document.words == expected.plainWords)
  }

  @Test(arguments: CorpusCase.all)
  func noCharacterIsLostHoweverNarrowThePage(page: CorpusCase) {
    let document = Document(html: page.page)
    let words = document.words.joined()
    for columns in [1, 2, 7, page.columns, 300] {
      var missing = words.counted
      for line in Layout(of: document, columns: columns).lines {
        for (character, count) in line.words.counted { missing[character, default: 0] -= count }
      }
      #expect(missing.filter { $0.value > 0 } == [:], "at \(columns) columns")
    }
  }
}

extension Line {
  /// What is read on it: not its bars and lines, nor the marks of lists.
  fileprivate var words: String {
    spans.filter { ![.bar, .frame, .marker].contains($0.role) }.map(\.text).joined(separator: " ")
      .plainWords.joined()
  }
}

extension String {
  /// How often each scalar occurs.
  fileprivate var counted: [Unicode.Scalar: Int] {
    unicodeScalars.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
