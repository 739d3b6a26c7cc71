import Cells
import Testing

@testable import NcursesTerminal

/// Sequences that come in parts, with pauses wherever a bad line makes them.
@Suite struct InputPausesTests {
  private func decode(
    _ parts: String..., by decoder: inout InputDecoder
  ) -> [Input] {
    parts.flatMap { $0.utf8.map(InputDecoder.Piece.byte) + [.pause] }
      .flatMap { decoder.decode($0) }
  }

  /// What a decoder that expects nothing makes of parts.
  private func decode(_ parts: String...) -> [Input] {
    var decoder = InputDecoder()
    return parts.flatMap { decode($0, by: &decoder) }
  }

  private func key(_ character: Character) -> Input { .key(.character(character)) }

  private var asked: InputDecoder {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    return decoder
  }

  @Test(arguments: ["\u{07}", "\u{1B}\\"])
  func anAnswerMayComeInPartsAtAnyTime(end: String) {
    let answer = Array("\u{1B}]11;rgb:ffff/ffff/ffff\(end)\u{1B}[?1;2c")
    for cut in 1..<answer.count {
      var decoder = asked
      let inputs = decode(String(answer[..<cut]), String(answer[cut...]), "q", by: &decoder)
      #expect(inputs == [.background(isDark: false), key("q")], "cut at \(cut)")
      #expect(decoder.patience == .none)
    }
  }

  @Test(arguments: [
    "\u{1B}[?62;22c", "\u{1B}[<0;10;10M", "\u{1B}[24;80R", "\u{1B}]11;rgb:0000/0000/0000\u{07}",
    "\u{1B}]52;c;YWJj\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P>|xterm(370)\u{1B}\\",
    "\u{1B}]4;1;rgb:\(String(repeating: "0", count: 200))\u{07}",
  ])
  func whatNobodyAskedForIsNotTypedInPartsEither(sequence: String) {
    let scalars = Array(sequence)
    for cut in 1..<scalars.count {
      let inputs = decode(String(scalars[..<cut]), String(scalars[cut...]), "q")
      // An escape that nothing is expected behind is a key at once.
      #expect(inputs == (cut == 1 ? [.key(.escape), key("q")] : [key("q")]), "cut at \(cut)")
    }
  }

  @Test func anEscapeIsAKeyAtOnceUnlessAnAnswerIsNear() {
    #expect(decode("\u{1B}") == [.key(.escape)])
    var decoder = asked
    #expect(decode("\u{1B}", by: &decoder) == [])
    #expect(decoder.patience == .short)
    #expect(decoder.giveUp() == [.key(.escape)])
    decoder.isAnswerNear = false
    #expect(decode("\u{1B}", by: &decoder) == [.key(.escape)])
  }

  @Test func aKeyBehindAnEscapeThatWaitsComesAfterIt() {
    var decoder = asked
    #expect(decode("\u{1B}", "q", by: &decoder) == [.key(.escape), key("q")])
    #expect(decode("\u{1B}", "\u{1B}", by: &decoder) == [.key(.escape)])
    #expect(decoder.decode(.code(0o402)) == [.key(.escape), .key(.down)])
  }

  @Test func whatMayBeginASequenceIsAKeyOnceNothingFollows() {
    var decoder = InputDecoder()
    #expect(decode("\u{1B}", "]", by: &decoder) == [.key(.escape)])
    #expect(decoder.patience == .short)
    #expect(decoder.giveUp() == [key("]")])
    #expect(decode("\u{1B}", "[", "[", "j") == [.key(.escape), key("["), key("["), key("j")])
  }

  @Test func theLastLetterOfAnArrowIsNotTyped() {
    var decoder = InputDecoder()
    #expect(decode("\u{1B}O", by: &decoder) == [])
    #expect(decoder.patience == .short)
    #expect(decode("A", "q", by: &decoder) == [key("q")])
    #expect(decode("\u{1B}O", "q", by: &decoder) == [key("q")])
    #expect(decode("\u{1B}O", by: &decoder) == [])
    #expect(decoder.giveUp() == [])
    #expect(decode("A", by: &decoder) == [key("A")])
  }

  @Test func anAltKeyHoldsNothingUp() {
    for decoder in [InputDecoder(), asked] {
      var decoder = decoder
      #expect(decode("\u{1B}]", "q\u{1B}[", "q", by: &decoder) == [key("q"), key("q")])
    }
  }

  @Test func anAnswerThatBreaksOffHoldsNoKeyUp() {
    var decoder = asked
    #expect(decode("\u{1B}]11;rgb:ffff/ff", "j", "q", by: &decoder) == [key("j"), key("q")])
  }

  @Test func aSequenceThatNeverEndsIsGivenUp() {
    var decoder = InputDecoder()
    #expect(decode("\u{1B}[1", by: &decoder) == [])
    #expect(decoder.patience == .long)
    #expect(decoder.giveUp() == [])
    #expect(decode("q", by: &decoder) == [key("q")])
  }
}
