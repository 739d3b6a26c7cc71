import Cells
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// The help and the command palette.
@Suite struct KeyListTests {
  var rehearsal = Rehearsal<App>(Sample.app())

  private var rows: [String] {
    guard let list = rehearsal.state.keyList else { return [] }
    return list.shown(of: KeyList.entries(in: rehearsal.state)).map(\.binding.help)
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 30, rows: 10)])
  mutating func everyKeyOfTheScreenCanBeSeenInTheHelp(size: Size) {
    rehearsal.size = size
    rehearsal.send(.resized(size), .flowOpened(.analysis))
    let table = App.keys(in: rehearsal.state).filter { $0.message != .keyListToggled(.help) }
    rehearsal.press(.character("?"))
    #expect(rows == table.map(\.help))
    var seen = ""
    for _ in table {
      seen += rehearsal.screen
      #expect(!rehearsal.screen.contains("…"))
      rehearsal.press(.down)
    }
    for name in table.flatMap(\.keys).map(\.name) {
      #expect(seen.contains(name), "\(name) is not seen")
    }
  }

  @Test mutating func whatIsTypedNarrowsTheHelpDownAndEscapeClearsItFirst() {
    rehearsal.press(.character("?"))
    let all = rows
    rehearsal.type("quit")
    #expect(rows == ["quit", "quit"])
    #expect(rehearsal.screen.contains("Keys › quit") && rehearsal.screen.contains("esc clear"))
    rehearsal.press(.backspace, .backspace, .backspace, .backspace, .character("l"))
    #expect(rows.count > 2 && rows.count < all.count)
    rehearsal.press(.escape)
    #expect(rows == all && rehearsal.screen.contains("esc close"))
    rehearsal.press(.escape)
    #expect(rehearsal.state.keyList == nil && rehearsal.state.exit == nil)
  }

  @Test mutating func theKeyThatOpenedAListClosesItUntilSomethingIsTyped() {
    rehearsal.press(.character("?"), .character("?"))
    #expect(rehearsal.state.keyList == nil)
    rehearsal.press(.character(":"), .character(":"))
    #expect(rehearsal.state.keyList == nil)
    rehearsal.press(.character(":"), .character("x"), .character(":"))
    #expect(rehearsal.state.keyList?.filter.text == "x:")
  }

  @Test mutating func enterDoesWhatTheSelectedRowSays() {
    rehearsal.press(.character(":"))
    rehearsal.type("theme")
    #expect(rows.first == "next theme")
    rehearsal.press(.enter)
    #expect(rehearsal.state.settings.theming == .light && rehearsal.state.keyList == nil)
    rehearsal.press(.character("?"), .down, .down, .down, .enter)
    #expect(rehearsal.state.stage == .flow(.onboarding))
  }

  @Test mutating func thePaletteRemembersNothingAndOneEscapeClosesIt() {
    rehearsal.press(.character(":"))
    rehearsal.type("th")
    rehearsal.press(.down, .escape)
    #expect(rehearsal.state.keyList == nil)
    rehearsal.press(.character(":"))
    #expect(rehearsal.state.keyList == KeyList(.palette))
  }

  @Test mutating func aRowCanBeClickedAndAClickBesideTheListClosesIt() {
    rehearsal.press(.character(":"))
    rehearsal.click(on: "open Launcher")
    #expect(rehearsal.state.stage == .flow(.launcher) && rehearsal.state.keyList == nil)
    rehearsal.press(.character(":"))
    rehearsal.click(on: "Commands")
    #expect(rehearsal.state.keyList != nil)
    rehearsal.click(on: "Promenade")
    #expect(rehearsal.state.keyList == nil && rehearsal.state.stage == .flow(.launcher))
  }

  @Test mutating func nothingIsDoneWhereNothingIsCalledThat() {
    rehearsal.press(.character(":"))
    rehearsal.type("xyzzy")
    #expect(rehearsal.screen.contains("nothing is called that"))
    rehearsal.press(.enter, .down, .pageUp, .wheel(3))
    #expect(rehearsal.state.keyList?.selection == 0 && rehearsal.effects.isEmpty)
    rehearsal.send(.pasted("\n"))
    #expect(rehearsal.state.keyList?.filter.text == "xyzzy")
  }

  @Test(arguments: [FlowName?.none] + FlowName.allCases)
  mutating func everythingThatHasAKeyIsFoundByItsName(flow: FlowName?) {
    if let flow { rehearsal.send(.flowOpened(flow)) }
    rehearsal.press(.character(":"))
    let entries = KeyList.entries(in: rehearsal.state)
    for entry in entries {
      rehearsal.send(.keyListToggled(.palette), .keyListToggled(.palette))
      rehearsal.type(entry.binding.help)
      #expect(rows.first == entry.binding.help)
    }
  }

  @Test mutating func theWordInTheFooterFindsItToo() {
    rehearsal.send(.flowOpened(.onboarding))
    rehearsal.press(.character(":"))
    rehearsal.type("go on")
    #expect(rows.first == "press what has the focus")
  }

  @Test mutating func aKeysNameFindsIt() {
    rehearsal.press(.character(":"))
    rehearsal.type("^z")
    #expect(rows == ["suspend"])
  }

  @Test mutating func inASCIIArrowsAreSpelledOutInFooterAndList() {
    #expect(rehearsal.screen.contains("↓ move"))
    rehearsal.state.settings.isASCII = true
    #expect(rehearsal.screen.contains("down move") && !rehearsal.screen.contains("↓"))
    rehearsal.press(.character("?"))
    #expect(rehearsal.screen.contains("up shift-tab"))
    rehearsal.type("down")
    #expect(rows.first == "select the next flow")
  }

  @Test mutating func whileATextIsTypedTheColonBelongsToIt() {
    rehearsal.send(.flowOpened(.launcher))
    rehearsal.press(.tab, .character(":"))
    #expect(rehearsal.state.keyList == nil)
    #expect(rehearsal.state.launcher.form.entry?.text.hasSuffix(":") == true)
  }

  @Test mutating func theListIsForTheScreenBeneathIt() {
    rehearsal.send(.flowOpened(.analysis))
    rehearsal.press(.character(":"), .character("r"))
    rehearsal.send(.posted(Sample.posts(.string(#"{"message":"image_rejected"}"#)), ticket: 1))
    #expect(rows.contains("pop this screen"))
  }
}
