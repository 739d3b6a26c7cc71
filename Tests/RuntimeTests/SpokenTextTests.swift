import Testing

@testable import Runtime

/// What can be said has no escape sequence, box drawing or braille in it.
struct SpokenTextTests {
  @Test(arguments: [
    ("Plain text, 漢字 and 🙂", "Plain text, 漢字 and 🙂"), ("╭──╮ Title │", "Title"),
    ("• item", "- item"), ("  ● item", "  - item"), ("✓ done", "yes done"), ("a ✗ b", "a no b"),
    ("3 pages · done", "3 pages, done"), ("●●●○○ 3 of 5", "- 3 of 5"),
    ("five ●●●○○ 3 of 5", "five 3 of 5"),
    ("⠋ loading ⣿", "loading"), ("██░░ 40 %", "40 %"), ("A › B", "A, B"), ("a\u{A0}b", "a b"),
    ("  a   b  ", "  a b"), ("│   a", "a"), ("❤️ it", "heart it"), ("🏃‍♂️ on", "🏃 on"),
    ("", ""), ("───", ""),
  ])
  func whatDrawsIsLeftOutOrSaidInWords(text: String, said: String) {
    #expect(text.spoken == said)
  }

  @Test func noControlAndNothingThatDrawsIsEverLeft() {
    let all = String(
      String.UnicodeScalarView((0...0x2FFF).compactMap { Unicode.Scalar($0 as UInt32) }))
    let said = "\u{1B}[31mred\u{1B}]52;c;eA==\u{7}".spoken + all.spoken
    #expect(
      said.unicodeScalars.allSatisfy { scalar in
        !(0x2500...0x28FF).contains(scalar.value) && scalar.value >= 0x20
          && !(0x7F...0x9F).contains(scalar.value)
      })
    #expect(said.contains("red"))
  }
}
