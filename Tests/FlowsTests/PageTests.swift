import Cells
import Documents
import PageProtocol
import Testing
import Widgets

@testable import Flows

/// What a person does with a page, and what the page is told of it.
@Suite struct PageTests {
  var state = Page.State()

  init() {
    state.phase = .open
    state.resize(to: Size(columns: 40, rows: 10))
  }

  private func document(_ controls: [(Int, Control)]) -> Document {
    Document(
      blocks: controls.map { .paragraph([Run("x", target: .element($0.0, $0.1))], .leading) })
  }

  private mutating func show(
    _ controls: (Int, Control)..., answered: Int? = nil, focus: Int? = nil
  ) {
    let display = DisplayState(focus: focus, answered: answered ?? state.told)
    state.take(.displayed(document(controls), display))
  }

  /// Presses keys; what the page is told comes back, in short.
  @discardableResult
  private mutating func press(_ keys: Key...) -> [String] {
    keys.flatMap { key -> [String] in
      let bound = Page.keys(in: state).first { $0.keys.contains(key) }?.message
      guard let gesture = Page.gesture(for: key, in: state) ?? bound else { return [] }
      return told(Page.follow(gesture, in: &state))
    }
  }

  private func told(_ orders: [Page.Order]) -> [String] {
    orders.map { order in
      guard case .dispatch(let event) = order else { return "\(order)" }
      return "\(event.element) \(event.kind)".replacing("\"", with: "")
    }
  }

  @Test mutating func whatIsTypedIsToldAtOnceAndThatItChangedWhenItIsLeft() {
    show((1, .field(Field("a"))), (2, .button(isEnabled: true)))
    #expect(press(.tab) == ["1 focus"])
    #expect(press(.character("q"), .space) == ["1 input(aq)", "1 input(aq )"])
    #expect(press(.left) == [])
    #expect(press(.tab) == ["1 change(aq )", "2 focus"])
    #expect(press(.enter) == ["2 click"])
    #expect(state.entry == nil)
  }

  @Test mutating func enterSendsTheFormAndTypingGoesOn() {
    show((1, .field(Field())))
    press(.tab, .character("h"))
    #expect(press(.enter) == ["1 change(h)", "1 submit"])
    #expect(press(.enter) == ["1 submit"], "nothing has changed since")
    show((1, .field(Field(""))))
    #expect(press(.character("y")) == ["1 input(y)"], "the page has cleared it")
    #expect(press(.escape) == ["1 change(y)", "1 blur"])
    #expect(!state.isTyping && state.pane.focusedElement == 1)
    #expect(press(.enter) == ["1 focus"])
    #expect(state.isTyping)
  }

  @Test mutating func anOlderDisplayDoesNotUndoWhatIsTyped() {
    show((1, .field(Field())))
    press(.tab, .character("a"), .character("b"))
    show((1, .field(Field("a"))), answered: 2)
    #expect(state.entry?.text == "ab")
    show((1, .field(Field("AB"))), answered: 3)
    #expect(state.entry?.text == "AB", "the page's own change is seen")
    press(.character("c"))
    show((1, .field(Field("AB"))), answered: 3)
    #expect(state.entry?.text == "ABc")
    show((1, .field(Field(""))))
    #expect(state.entry?.text == "")
  }

  @Test mutating func whatWasTypedIsSeenUntilThePageShowsIt() {
    show((1, .field(Field("a"))), (2, .button(isEnabled: true)))
    press(.tab, .character("b"), .tab)
    #expect(firstLine.hasPrefix("ab___"))
    show((1, .field(Field("a"))), (2, .button(isEnabled: true)), answered: 1)
    #expect(firstLine.hasPrefix("ab___"))
    show((1, .field(Field("AB"))), (2, .button(isEnabled: true)))
    #expect(firstLine.hasPrefix("AB___"))
  }

  @Test mutating func aFieldThatIsOnlyPassedKeepsTheWordsThatExplainIt() {
    show((1, .field(Field())), (2, .button(isEnabled: true)))
    #expect(firstLine.hasPrefix("x___"))
    press(.tab, .tab)
    #expect(firstLine.hasPrefix("x___"))
  }

  private var firstLine: String {
    var canvas = Canvas(size: Size(columns: 40, rows: 10))
    Page.draw(state, in: canvas.bounds, on: &canvas)
    return canvas.lines[0]
  }

  @Test mutating func aFieldThatVanishesTakesTheTextWithIt() {
    show((1, .field(Field())), (2, .button(isEnabled: true)))
    press(.tab, .character("a"))
    show((2, .button(isEnabled: true)))
    #expect(state.entry == nil && state.pane.focusedElement == 2)
    show((3, .field(Field("new"))))
    #expect(state.entry?.text == "new", "what takes its place is typed in")
  }

  @Test mutating func thePageMovesTheFocusAndTakesItAway() {
    show((1, .button(isEnabled: true)), (2, .field(Field("t"))), focus: 2)
    #expect(state.pane.focusedElement == 2 && state.entry?.text == "t")
    press(.backTab)
    show((1, .button(isEnabled: true)), (2, .field(Field("t!"))), answered: 0, focus: 2)
    #expect(state.pane.focusedElement == 1, "the page has not followed yet")
    show((1, .button(isEnabled: true)), (2, .field(Field("t!"))), focus: 1)
    press(.tab)
    show((1, .button(isEnabled: true)), (2, .field(Field("t!"))), focus: nil)
    #expect(state.entry == nil)
  }

  @Test mutating func aReadOnlyFieldIsNotTypedIn() {
    show((1, .field(Field("fixed", isReadOnly: true))))
    press(.tab)
    #expect(state.entry == nil && press(.enter).isEmpty)
    #expect(press(.character("x")).isEmpty)
  }

  @Test mutating func linesAreBrokenAndWalkedThroughBeforeTheyAreLeft() {
    show((1, .field(Field("", kind: .lines(3)))), (2, .button(isEnabled: true)))
    press(.tab)
    #expect(press(.character("a"), .enter, .character("b")).last == #"1 input(a\nb)"#)
    #expect(press(.up, .character("x")) == [#"1 input(ax\nb)"#])
    #expect(press(.down, .down) == [#"1 change(ax\nb)"#, "2 focus"])
  }

  @Test mutating func aPasteIsOneChange() {
    show((1, .field(Field("a"))))
    #expect(told(Page.paste("ignored", in: &state)).isEmpty)
    press(.tab)
    #expect(told(Page.paste("one\ntwo", in: &state)) == ["1 input(aone two)"])
  }

  @Test mutating func anOptionIsChosenFromAList() {
    let choice = Choice([
      .init("One", number: 11, isChosen: true), .init("Two", number: 12),
      .init("Three", number: 13),
    ])
    show((1, .choice(choice)), (2, .button(isEnabled: true)))
    press(.tab, .enter)
    #expect(state.list != nil)
    #expect(press(.down, .character("t"), .enter) == ["1 choose([13])"])
    #expect(state.list == nil)
    press(.space, .down)
    #expect(press(.escape).isEmpty && state.list == nil)
    press(.enter)
    #expect(press(.tab) == ["2 focus"] && state.list == nil)
  }

  @Test mutating func severalOptionsAreTickedFasterThanThePageAnswers() {
    let choice = Choice(
      [.init("Mon", number: 11, isChosen: true), .init("Tue", number: 12)], allowsSeveral: true)
    show((1, .choice(choice)))
    press(.tab, .enter)
    #expect(press(.space, .down, .space) == ["1 choose([])", "1 choose([12])"])
    show((1, .choice(choice)), answered: 1)
    #expect(press(.space) == ["1 choose([])"], "an older display does not undo it")
    #expect(press(.enter).isEmpty && state.list == nil)
  }

  @Test mutating func aSliderMovesFasterThanThePageAnswers() {
    show((1, .slider(Slider(value: 4, range: 0...6))))
    press(.tab)
    #expect(
      press(.right, .right).filter { $0.contains("change") } == ["1 change(5)", "1 change(6)"])
    #expect(press(.right).isEmpty)
    show((1, .slider(Slider(value: 2, range: 0...6))))
    #expect(press(.left).last == "1 change(1)")
  }

  @Test mutating func arrowsChooseWithinAGroupOfRadioButtons() {
    show(
      (1, .radio(isOn: true, group: "g")), (2, .checkbox(isOn: false)),
      (3, .radio(isOn: false, group: "g")), (4, .radio(isOn: false, group: "h")))
    press(.tab)
    #expect(press(.right) == ["3 focus", "3 click"])
    #expect(press(.right).last == "1 click")
    press(.tab)
    #expect(press(.right).isEmpty && press(.space) == ["2 click"])
  }

  @Test mutating func clicksFocusTypeAndChoose() {
    show(
      (1, .field(Field("abc"))), (2, .checkbox(isOn: false)),
      (3, .choice(Choice([.init("A", number: 9)]))))
    #expect(click(column: 1, row: 0) == ["1 focus"])
    #expect(press(.character("x")) == ["1 input(axbc)"])
    #expect(click(column: 1, row: 2) == ["1 change(axbc)", "2 focus", "2 click"])
    click(column: 1, row: 4)
    #expect(state.list != nil)
    #expect(click(column: 5, row: 6) == ["3 choose([9])"])
    click(column: 1, row: 4)
    #expect(click(column: 39, row: 0).isEmpty && state.list == nil)
  }

  @discardableResult
  private mutating func click(column: Int, row: Int) -> [String] {
    var canvas = Canvas(size: Size(columns: 40, rows: 10))
    Page.draw(state, in: canvas.bounds, on: &canvas)
    return canvas.key(at: Point(column: column, row: row)).map { press($0) } ?? []
  }

  @Test mutating func aPageOpenedAnewKnowsNothingOfTheOldOne() {
    show((1, .field(Field("a"))), focus: 1)
    press(.character("b"))
    _ = state.open(PageSource(file: "x", location: "y"))
    #expect(state.entry == nil && state.told == 0 && state.pageFocus == nil)
    show((1, .field(Field("a"))))
    #expect(state.pane.focus == nil)
  }
}
