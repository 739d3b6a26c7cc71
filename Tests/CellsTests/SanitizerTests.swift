import Cells
import Testing

@Suite struct SanitizerTests {
  @Test(arguments: [
    // Colours, titles, links, clipboard, notifications, cut short or in eight bits.
    ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
    ("\u{1B}]0;title\u{07}", "␛]0;title␇"),
    ("\u{1B}]8;;\u{1B}\\\u{1B}[>0q", "␛]8;;␛\\␛[>0q"),
    ("\u{1B}]52;c;ZXZpbA==", "␛]52;c;ZXZpbA=="),
    ("\u{1B}P+q544e\u{1B}\\", "␛P+q544e␛\\"),
    ("\u{1B}_Gi=1\u{1B}\\\u{1B}^x\u{1B}Xx", "␛_Gi=1␛\\␛^x␛Xx"),
    ("\u{1B}c\u{1B}[6n\u{1B}[c", "␛c␛[6n␛[c"),
    ("\u{9B}31m\u{9D}0;x\u{9C}\u{90}\u{85}", "<U+009B>31m<U+009D>0;x<U+009C><U+0090><U+0085>"),
    ("\0\u{07}\u{08}\u{0E}\u{7F}", "␀␇␈␎␡"),
    // Text that reads in another order than it is.
    ("\u{202E}exe.txt\u{202C}", "<U+202E>exe.txt<U+202C>"),
    ("\u{2066}a\u{2069}\u{061C}\u{200F}", "<U+2066>a<U+2069><U+061C><U+200F>"),
    ("a\u{2028}b\u{2029}", "a<U+2028>b<U+2029>"),
    // Text that can't be seen.
    ("a\u{200B}b\u{FEFF}", "ab"),
    ("\u{E0041}\u{E007F}", "<U+E0041><U+E007F>"),
    // Ordinary text stays, also in other scripts and as emoji.
    ("日本 é 👩‍👩‍👧 العربية", "日本 é 👩‍👩‍👧 العربية"),
    ("", ""),
  ])
  func whatSteersATerminalBecomesVisible(text: String, result: String) {
    #expect(text.sanitized() == result)
    #expect(text.sanitized(.text) == result)
  }

  @Test func lineBreaksStayInATextAndEndInALine() {
    #expect("a\r\nb\rc\nd\te".sanitized(.text) == "a\nb\nc\nd\te")
    #expect("a\r\nb\rc\nd\te".sanitized() == "a b c d e")
  }

  @Test func nothingThatSteersATerminalSurvives() {
    var hostile = String.UnicodeScalarView()
    for value in 0...0xFFFF as ClosedRange<UInt32> {
      if let scalar = Unicode.Scalar(value) { hostile.append(scalar) }
    }
    for scalar in String(hostile).sanitized().unicodeScalars {
      if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        Issue.record("U+\(String(scalar.value, radix: 16)) survived")
      }
    }
  }

  @Test func sanitizingTwiceChangesNothing() {
    let once = "\u{1B}]8;;x\u{9C}\r\n\u{202E}\u{200B}".sanitized(.text)
    #expect(once.sanitized(.text) == once)
  }
}
