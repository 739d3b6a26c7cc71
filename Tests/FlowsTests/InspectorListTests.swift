import Cells
import PageProtocol
import Testing

@testable import Flows

/// How the inspector lists, filters, searches and stands still.
@Suite struct InspectorListTests {
  var list = Rehearsal<Inspector>(Self.state(entries: 100), size: Self.size)

  static let size = Size(columns: 80, rows: 11)

  /// Entries that say their numbers, every tenth of them from a page's console.
  static func state(entries count: Int) -> Inspector.State {
    var state = Inspector.State()
    state.size = size
    state.isFocused = true
    for number in 1...count { add(number, to: &state) }
    return state
  }

  static func add(_ number: Int, to state: inout Inspector.State) {
    state.now = .seconds(number)
    let isLogged = number % 10 == 0
    state.note("entry \(number)", flow: isLogged ? .analysis : nil) {
      isLogged ? .logged($0) : .noticed($0)
    }
  }

  private var shown: [String] {
    list.canvas.lines.compactMap { line in
      line.firstRange(of: "entry ").map { String(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
  }

  @Test mutating func theNewestIsFollowedUntilOneGoesUp() {
    #expect(shown == (91...100).map(String.init) && list.state.selected == 100)
    Self.add(101, to: &list.state)
    #expect(shown.last == "101")
    list.press(.up)
    Self.add(102, to: &list.state)
    #expect(shown == (92...101).map(String.init) && list.state.selected == 100)
    list.press(.end)
    #expect(shown.last == "102" && list.state.selected == 102)
  }

  @Test mutating func pagesAndEndsAreGoneTo() {
    list.press(.home)
    #expect(shown == (1...10).map(String.init))
    list.press(.pageDown, .down)
    #expect(list.state.selected == 11 && shown.last == "11")
    list.press(.pageUp, .pageUp, .pageUp)
    #expect(list.state.selected == 1)
    list.press(.wheel(3))
    #expect(list.state.selected == 4)
    for _ in 0..<20 { list.press(.pageDown) }
    Self.add(101, to: &list.state)
    #expect(list.state.selected == 101)
  }

  @Test mutating func itIsFilteredByKindAndFlow() {
    list.press(.character("f"))
    #expect(shown == (1...10).map { "\($0 * 10)" } && list.screen.contains("console"))
    list.press(.character("f"))
    #expect(!shown.contains("100") && list.state.filter.kind == .notice)
    list.press(.character("f"))
    #expect(list.state.filter == Inspector.Filter())
    list.press(.character("F"))
    #expect(list.state.filter.flow == .analysis && shown.count == 10)
    list.press(.character("F"))
    #expect(list.state.filter == Inspector.Filter(), "of the other flows there is nothing")
    list.press(.character("F"))
    list.press(.character("f"), .character("f"))
    #expect(shown.isEmpty && list.screen.contains("Nothing of that kind has happened."))
    list.press(.down, .enter, .character("y"))
    #expect(list.effects.isEmpty)
  }

  @Test mutating func aSelectedEntryStaysSoUnderAnotherFilter() {
    list.press(.home, .down, .down, .character("f"))
    #expect(list.state.selected == 10)
    list.press(.up, .up, .down)
    #expect(list.state.selected == 20)
  }

  @Test mutating func whileItStandsStillWhatIsNewIsCounted() {
    list.press(.character("p"))
    for number in 101...112 { Self.add(number, to: &list.state) }
    #expect(shown.last == "100" && list.screen.contains("paused · 12 new"))
    list.press(.end)
    #expect(list.state.selected == 100)
    list.press(.character("p"))
    #expect(shown.last == "112")
  }

  @Test mutating func aTextIsSearchedFromWhereOneIsToOlderEntries() {
    list.press(.character("/"))
    list.type("ry 4")
    #expect(list.state.selected == 49 && list.canvas.lines.last == "/ry 4")
    list.press(.enter, .character("n"))
    #expect(list.state.selected == 4)
    list.press(.character("N"), .character("N"))
    #expect(list.state.selected == 48)
    list.press(.escape)
    #expect(list.state.wanted.isEmpty && list.effects.isEmpty)
    list.press(.character("/"))
    list.type("ENTRY")
    #expect(list.state.selected == 48)
    list.press(.escape, .escape)
    #expect(list.effects == [.leave])
  }

  @Test mutating func entriesAreLookedAtInFullOneAfterAnother() {
    list.press(.enter)
    #expect(list.screen.contains("100 · console · Analysis"))
    #expect(list.screen.contains(#"  "text": "entry 100""#))
    list.press(.left)
    #expect(list.screen.contains("99 · notice"))
    list.press(.character("/"))
    list.type("notice")
    list.press(.enter, .escape)
    #expect(list.state.details == nil && list.state.selected == 99)
  }

  @Test mutating func anEntryIsCopiedAsJSON() {
    list.press(.character("y"))
    let text = """
      {
        "kind": "console",
        "flow": "analysis",
        "text": "entry 100"
      }
      """
    #expect(list.effects == [.copy(text, notice: "Copied entry 100")])
    list.press(.character("s"))
    #expect(list.effects == [.save])
  }

  @Test mutating func aClickSelectsAndASecondOneLooksAtIt() {
    list.click(on: "entry 95")
    #expect(list.state.selected == 95 && list.state.details == nil)
    list.click(on: "entry 95")
    #expect(list.state.details?.number == 95)
  }

  @Test mutating func whatWasDroppedIsNoLongerSelected() {
    list.press(.home)
    for number in 101...10_150 { Self.add(number, to: &list.state) }
    #expect(list.state.selected == 151 && shown.first == "151")
    #expect(list.screen.contains("10000 entries · 150 dropped"))
  }

  @Test mutating func theTextOfAnEntryIsSearchedToo() {
    list.state.note(
      ScriptMessage(
        handler: "bridge", body: .string(String(repeating: "x", count: 500) + "needle"),
        frame: .assumed), by: .bridge(1), flow: .analysis)
    Self.add(102, to: &list.state)
    list.press(.character("/"))
    list.type("needle")
    #expect(list.state.selected == 101)
    list.press(.enter, .enter)
    #expect(list.screen.contains("needle"))
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 2), (18, 4), (45, 8), (500, 3)])
  mutating func itIsDrawnAtEverySize(columns: Int, rows: Int) {
    list.size = Size(columns: columns, rows: rows)
    list.send(.resized(list.size))
    #expect(list.canvas.size == list.size)
    list.press(.character("/"), .character("e"))
    #expect(list.canvas.size == list.size)
    list.press(.enter, .enter)
    list.send(.resized(list.size))
    #expect(list.canvas.size == list.size)
  }
}
