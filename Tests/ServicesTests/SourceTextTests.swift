import Testing

@testable import Services

struct SourceTextTests {
  private func places(_ text: String, _ offsets: [Int]) -> [[Int]]? {
    SourceText(Array(text.utf8))?.places(of: offsets).map { [$0.line, $0.column] }
  }

  @Test func linesAndColumnsCountFromOneInCharacters() {
    #expect(places("ab\ncd", [0, 1, 2, 3, 4]) == [[1, 1], [1, 2], [1, 3], [2, 1], [2, 2]])
    #expect(places("é👩‍👩‍👧x\r\n\ny", [0, 20, 24]) == [[1, 1], [1, 3], [3, 1]])
  }

  @Test func aPlaceBeyondTheEndIsTheEnd() {
    #expect(places("ab", [2, 9]) == [[1, 3], [1, 3]])
    #expect(places("", [0]) == [[1, 1]])
  }

  @Test(arguments: [[0xFF, 0xFE, 0x00], [0xFE, 0xFF, 0xD8, 0x00], [0xC3], [0xFF]] as [[UInt8]])
  func whatIsNoTextIsNone(bytes: [UInt8]) {
    #expect(SourceText(bytes) == nil)
  }

  @Test func linksAreFoundOneAfterTheOther() {
    var places = LinkPlaces(
      SourceText(Array(#"a.x <a href="a.x">a.x</a> <a href='a.x'> [](a.x)"#.utf8)))
    #expect(["a.x", "a.x", "a.x"].map { places.offset(of: $0) } == [13, 35, 44])
    #expect(places.offset(of: "b.x") == nil)
    #expect(places.offset(of: "") == nil)
  }
}
