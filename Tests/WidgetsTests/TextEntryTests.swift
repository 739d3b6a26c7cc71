import Cells
import Documents
import Testing

@testable import Widgets

@Suite struct TextEntryTests {
  private func entry(
    _ text: String = "", _ kind: Field.Kind = .line, columns: Int = 10, rows: Int = 1,
    limit: Int? = nil
  ) -> TextEntry {
    TextEntry(
      Field(text, kind: kind, limit: limit), size: Size(columns: columns, rows: rows))
  }

  private func drawn(_ entry: TextEntry, columns: Int, rows: Int = 1) -> (
    lines: [String], cursor: Point?
  ) {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    entry.draw(in: canvas.bounds, on: &canvas)
    return (canvas.lines, canvas.cursor)
  }

  private func go(
    up box: inout TextEntry, isPossible: Bool = true, at place: SourceLocation = #_sourceLocation
  ) {
    let hasGone = box.moveLine(by: -1)
    #expect(hasGone == isPossible, sourceLocation: place)
  }

  @Test func whatIsTypedStandsWhereTheCursorIs() {
    var entry = entry("ac")
    for key: Key in [.left, .character("b"), .end, .character("d"), .home, .delete] {
      entry.type(key)
    }
    #expect(entry.text == "bcd")
  }

  @Test func wholeCharactersAreMovedOverAndDeleted() {
    var entry = entry("e\u{301}👨‍👩‍👧日")
    entry.type(.backspace)
    #expect(entry.text == "e\u{301}👨‍👩‍👧")
    entry.type(.backspace)
    entry.type(.left)
    entry.type(.delete)
    #expect(entry.text == "")
    entry.type(.character("o"))
    entry.type(.character("\u{308}"))
    entry.type(.backspace)
    #expect(entry.text == "", "a mark that was typed belongs to its letter")
  }

  @Test func theShellsKeysDeleteAndMove() {
    var entry = entry("one two  three")
    entry.type(.control("w"))
    #expect(entry.text == "one two  ")
    entry.type(.control("w"))
    #expect(entry.text == "one ")
    entry.type(.control("a"))
    entry.type(.right)
    entry.type(.control("k"))
    #expect(entry.text == "o")
    entry.type(.control("e"))
    entry.type(.control("u"))
    #expect(entry.text == "")
  }

  @Test func aLongTextScrollsSoThatTheCursorIsSeen() {
    var entry = entry("0123456789abc", columns: 6)
    #expect(drawn(entry, columns: 6).lines == ["89abc"])
    #expect(drawn(entry, columns: 6).cursor == Point(column: 5, row: 0))
    for _ in 0..<5 { entry.type(.left) }
    #expect(drawn(entry, columns: 6).lines == ["89abc"], "what is in sight does not move")
    #expect(drawn(entry, columns: 6).cursor == Point(column: 0, row: 0))
    entry.type(.left)
    #expect(drawn(entry, columns: 6).lines == ["789abc"])
    entry.type(.home)
    #expect(drawn(entry, columns: 6).lines == ["012345"])
  }

  @Test(arguments: 1...9)
  func theCursorIsSeenAtEveryWidthWhateverTheText(columns: Int) {
    var entry = entry("日本 e\u{301}語 abc 👍🏽!", columns: columns)
    for key in Array(repeating: Key.left, count: 20) + Array(repeating: .right, count: 20) {
      entry.type(key)
      let cursor = drawn(entry, columns: columns).cursor
      #expect(cursor != nil, "\(entry.cursorColumn) of \(columns)")
    }
  }

  @Test func aSecretIsNeverDrawn() {
    var entry = entry("pass", .secret)
    entry.type(.character("ü"))
    #expect(drawn(entry, columns: 10).lines == ["•••••"])
    #expect(entry.text == "passü")
  }

  @Test func theLimitCountsAsHTMLDoes() {
    var entry = entry("ab", limit: 4)
    entry.paste("😀x")
    #expect(entry.text == "ab😀")
    entry.type(.character("y"))
    #expect(entry.text == "ab😀")
    var cut = self.entry("abc", limit: 4)
    cut.type(.character("😀"))
    #expect(cut.text == "abc", "half a character is none")
  }

  @Test func lineBreaksPastedIntoALineAreSpaces() {
    var entry = entry()
    entry.paste("one\r\ntwo\nthree\n")
    #expect(entry.text == "one two three")
    var box = self.entry("", .lines(3), rows: 3)
    box.paste("one\r\ntwo\u{1B}[31m\n")
    #expect(box.text == "one\ntwo␛[31m\n")
  }

  @Test func aBoxOfLinesIsEditedUpAndDown() {
    var box = entry("first line\nab\nlast line", .lines(3), columns: 20, rows: 3)
    #expect(drawn(box, columns: 20, rows: 3).cursor == Point(column: 9, row: 2))
    go(up: &box)
    #expect(drawn(box, columns: 20, rows: 3).cursor == Point(column: 2, row: 1))
    go(up: &box)
    #expect(drawn(box, columns: 20, rows: 3).cursor == Point(column: 9, row: 0))
    go(up: &box, isPossible: false)
    box.type(.enter)
    #expect(box.text == "first lin\ne\nab\nlast line")
    box.type(.end)
    box.type(.character("!"))
    box.type(.home)
    box.type(.backspace)
    #expect(box.text == "first line!\nab\nlast line")
  }

  @Test func aBoxScrollsToItsCursorAndWrapsWords() {
    var box = entry("one two three four", .lines(2), columns: 8, rows: 2)
    #expect(drawn(box, columns: 8, rows: 2).lines == ["three", "four"])
    go(up: &box)
    go(up: &box)
    #expect(drawn(box, columns: 8, rows: 2).lines == ["one two", "three"])
    box.type(.home)
    box.type(.end)
    box.type(.character("x"))
    #expect(box.text == "one twox three four")
  }

  @Test func aClickPutsTheCursorOnItsCharacter() {
    var entry = entry("日本語abc", columns: 20)
    entry.moveCursor(to: Point(column: 0, row: 0))
    entry.type(.character("x"))
    #expect(entry.text == "x日本語abc")
    entry.moveCursor(to: Point(column: 4, row: 0))
    entry.type(.delete)
    #expect(entry.text == "x日語abc", "both halves of a wide character are that character")
    entry.moveCursor(to: Point(column: 99, row: 5))
    entry.type(.character("!"))
    #expect(entry.text == "x日語abc!")
    var long = self.entry("0123456789", columns: 4)
    long.moveCursor(to: Point(column: 1, row: 0))
    long.type(.character("x"))
    #expect(long.text == "01234567x89", "it was scrolled to its end")
    long = self.entry("0123456789", columns: 4)
    long.moveCursor(to: Point(column: 1, row: 0), isUnscrolled: true)
    long.type(.character("x"))
    #expect(long.text == "0x123456789")
    var box = self.entry("ab\ncdef", .lines(3), columns: 8, rows: 3)
    box.moveCursor(to: Point(column: 2, row: 1))
    box.type(.character("-"))
    #expect(box.text == "ab\ncd-ef")
    box.moveCursor(to: Point(column: 5, row: 7))
    box.type(.character("!"))
    #expect(box.text == "ab\ncd-ef!")
  }

  @Test func thePagesTextReplacesWhatIsTyped() {
    var entry = entry("abc")
    entry.type(.left)
    entry.replace(with: "abc")
    entry.type(.character("x"))
    #expect(entry.text == "abxc", "the same text leaves the cursor alone")
    entry.replace(with: "ABXC")
    entry.type(.character("y"))
    #expect(entry.text == "ABXCy")
  }
}
