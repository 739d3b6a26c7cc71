import Testing

@testable import Cells

@Suite struct GlyphTests {
  @Test(arguments: [
    ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("日", "日", 2), ("👍", "👍", 2),
    ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("🇫🇷", "FR", 2), ("👨‍👩‍👧", "👨", 2), ("1️⃣", "1", 1),
    ("\u{1FAE8}", "\u{FFFD}", 1), ("\u{200B}", "", 0), ("\u{AD}", "", 0), ("\u{1B}", "\u{FFFD}", 1),
    ("क्ष", "क्ष", 2), ("각", "각", 2),
  ])
  func aGraphemeIsReducedToWhatACellCanHold(text: String, drawn: String, columns: Int) {
    var scalars = String.UnicodeScalarView()
    for character in text {
      character.forEachGlyph {
        scalars.append($0.base)
        scalars.append(contentsOf: $0.marks)
      }
    }
    #expect(Array(scalars) == Array(drawn.unicodeScalars))
    #expect(text.columns == columns)
  }

  @Test func moreMarksThanACellHoldsAreLeftOut() {
    let zalgo = "e" + String(repeating: "\u{301}", count: 40)
    var marks = 0
    Character(zalgo).forEachGlyph { marks = $0.marks.count }
    #expect(marks == Glyph.mostMarks)
  }

  @Test func aScalarOfOneCellHasAGlyphByItself() {
    #expect(Glyph(ofOneCell: "▄")?.base == "▄")
    #expect(Glyph(ofOneCell: "\u{1B}")?.base == "\u{FFFD}")
    for scalar in ["漢", "\u{301}", "\u{200B}"] as [Unicode.Scalar] {
      #expect(Glyph(ofOneCell: scalar) == nil)
    }
  }

  @Test(arguments: [("", "\u{1112}"), ("", "\u{600}"), ("e", "\u{301}"), ("👩", "\u{200D}👩")])
  func aCharacterWithoutEndIsCutInMeasureAndDrawingAlike(start: String, part: String) {
    let character = Character(start + String(repeating: part, count: 10_000))
    var drawn = 0
    character.forEachGlyph { drawn += $0.columns }
    #expect(drawn > 0 && drawn <= 200)
    #expect(character.columns == drawn)
  }
}
