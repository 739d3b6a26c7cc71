import Testing

@testable import HTML

@Suite struct HTMLEncodingTests {
  private func read(_ bytes: [UInt8], pieces: Int = .max) -> String {
    text(events(bytes, pieces: pieces))
  }

  private let meta = Array("<meta charset=\"".utf8)

  @Test func anUndeclaredTextIsUTF8() {
    #expect(read(Array("<p>Año 日本".utf8)) == "Año 日本")
  }

  @Test func anUndeclaredTextThatIsNotUTF8IsLatin1() {
    #expect(read(Array("<p>A".utf8) + [0xF1] + Array("o ".utf8) + [0x80, 0xE9]) == "Año €é")
  }

  @Test func aByteOrderMarkDecides() {
    #expect(read([0xEF, 0xBB, 0xBF] + Array("é".utf8)) == "é")
    #expect(read([0xFF, 0xFE, 0xE9, 0x00, 0xE5, 0x65], pieces: 3) == "é日")
    #expect(read([0xFE, 0xFF, 0x00, 0xE9, 0x65, 0xE5]) == "é日")
  }

  @Test(arguments: [
    ("iso-8859-1", [0xE9], "é"), ("ISO-8859-1", [0x80], "€"), ("utf-8", [0xC3, 0xA9], "é"),
    ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"), ("koi8-r", [0xC1, 0xC2], "аб"),
    ("nonsense", [0xC3, 0xA9], "é"), ("utf-16", [0xC3, 0xA9], "é"),
  ])
  func aDeclarationDecides(name: String, bytes: [UInt8], expected: String) {
    #expect(read(meta + Array("\(name)\"><p>".utf8) + bytes) == expected)
    let equivalent = "<META http-equiv=content-type content='text/html; charset=\(name)'><p>"
    #expect(read(Array(equivalent.utf8) + bytes) == expected)
  }

  @Test func brokenSequencesBecomeReplacements() {
    let bytes: [UInt8] = Array("é".utf8) + [0xFF, 0x61, 0xE2, 0x82, 0x62, 0xC3]
    #expect(read(bytes) == "é\u{FFFD}a\u{FFFD}b\u{FFFD}")
    #expect(read(bytes, pieces: 1) == "é\u{FFFD}a\u{FFFD}b\u{FFFD}")
  }

  @Test func brokenBytesOfAnotherEncodingDontStopTheText() {
    let broken = [UInt8](repeating: 0xFF, count: 2000) + Array("end".utf8)
    #expect(read(meta + Array("euc-jp\"><p>".utf8) + broken, pieces: 500).hasSuffix("end"))
  }
}
