import Cells
import Testing

@testable import NcursesTerminal

@Suite struct InputDecoderTests {
  private typealias Piece = InputDecoder.Piece

  private func decode(_ pieces: [InputDecoder.Piece]) -> [Input] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.decode($0) }
  }

  private func bytes(_ text: String) -> [InputDecoder.Piece] {
    text.utf8.map(Piece.byte)
  }

  @Test func anEscapeBeforeAPauseIsTheKey() {
    #expect(decode(bytes("\u{1B}") + [.pause]) == [.key(.escape)])
    #expect(decode(bytes("\u{1B}\u{1B}") + [.pause]) == [.key(.escape), .key(.escape)])
  }

  @Test(arguments: [
    "\u{1B}a", "\u{1B}é", "\u{1B}[1;5A", "\u{1B}[200$~", "\u{1B}OM", "\u{1B}[?62;22c",
    "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
  ])
  func anUnknownSequenceIsSwallowed(sequence: String) {
    #expect(decode(bytes(sequence) + bytes("q") + [.pause]) == [.key(.character("q"))])
  }

  @Test(arguments: [
    ("rgb:0000/0000/0000\u{07}", true), ("rgb:ffff/ffff/ffff\u{1B}\\", false),
    ("rgb:1e/1e/2e\u{07}", true), ("rgb:f/f/e\u{07}", false),
    ("rgba:ffff/ffff/ffff/0000\u{07}", false), ("rgb:0000/ffff/0000\u{07}", false),
    ("rgb:ffff/0000/ffff\u{07}", true),
  ])
  func theAnswerToTheQuestionForTheBackgroundIsInput(answer: String, isDark: Bool) {
    let pieces = bytes("\u{1B}]11;" + answer + "q\u{1B}[?62;22cq")
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    let expected = [Input.background(isDark: isDark), .key(.character("q")), .key(.character("q"))]
    #expect((pieces + [.pause]).flatMap { decoder.decode($0) } == expected)
    #expect(!decoder.isAwaitingAnswer)
  }

  @Test(arguments: [
    "", "11;", "11;rgb:", "11;rgb:00/00", "11;rgb:00000/00/00", "11;rgb:gg/00/00", "10;rgb:0/0/0",
    "11;rgb:-1/00/00", "11;rgb:0/0/0/0", "11;?", "11;rgb:" + String(repeating: "0", count: 9999),
  ])
  func whatIsNoSuchAnswerIsSwallowed(answer: String) {
    var decoder = InputDecoder()
    decoder.awaitAnswer()
    let pieces = bytes("\u{1B}]\(answer)\u{07}q") + [.pause]
    #expect(pieces.flatMap { decoder.decode($0) } == [.key(.character("q"))])
  }

  @Test func anAltKeyWithACodeIsSwallowed() {
    #expect(decode(bytes("\u{1B}") + [.code(0o403), .pause]).isEmpty)
  }

  @Test func aPasteIsOnePiece() {
    let pieces = [.code(KeyCode.pasteBegin)] + bytes("one\rtwo\tq") + [.code(KeyCode.pasteEnd)]
    #expect(decode(pieces) == [.pasted("one\ntwo\tq")])
  }

  @Test func aPasteMayComeInParts() {
    let pieces =
      [.code(KeyCode.pasteBegin)] + bytes("a") + [.pause] + bytes("b")
      + [.pause, .code(KeyCode.pasteEnd)] + bytes("c")
    #expect(decode(pieces) == [.pasted("ab"), .key(.character("c"))])
  }

  @Test func keysAndControlsInsideAPasteDoNothing() {
    let pieces =
      [.code(KeyCode.pasteBegin)] + bytes("a\u{1B}[31m\u{03}b") + [.code(0o402)]
      + [.code(KeyCode.pasteEnd)]
    #expect(decode(pieces) == [.pasted("a[31m␃b")])
  }

  @Test func aStrayEndOfAPasteIsNothing() {
    #expect(decode([.code(KeyCode.pasteEnd)] + bytes("q")) == [.key(.character("q"))])
  }

  @Test func aHugePasteIsCutAtItsCap() throws {
    var decoder = InputDecoder()
    _ = decoder.decode(.code(KeyCode.pasteBegin))
    for _ in 0..<InputDecoder.mostPastedBytes {
      for piece in bytes("日") { _ = decoder.decode(piece) }
    }
    guard case .pasted(let text)? = decoder.decode(.code(KeyCode.pasteEnd)).first else {
      Issue.record("nothing was pasted")
      return
    }
    #expect(text.utf8.count <= InputDecoder.mostPastedBytes)
    #expect(text.utf8.count > InputDecoder.mostPastedBytes - 4)
  }

  @Test func aPasteWhoseEndGotLostIsFinished() {
    var decoder = InputDecoder()
    _ = decoder.decode(.code(KeyCode.pasteBegin))
    _ = decoder.decode(.byte(0x61))
    #expect(decoder.patience == .paste)
    #expect(decoder.giveUp() == [.pasted("a")])
    #expect(decoder.patience == .none)
    #expect(decoder.giveUp() == [])
  }

  @Test func aCharacterMayComeInParts() {
    let (first, second) = (Piece.byte(0xC3), Piece.byte(0xA9))
    #expect(decode([first, .pause, second, .pause]) == [.key(.character("é"))])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0x80, 0xBF], [0xF0, 0x9F], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80],
      [0xE0, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8AreDropped(stray: [UInt8]) {
    #expect(decode(stray.map(Piece.byte) + bytes("é")) == [.key(.character("é"))])
  }
}
