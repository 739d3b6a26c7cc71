import Cells
import Documents
import Testing

@testable import Widgets

/// Every widget as a picture, in no room at all, and half outside.
@Suite struct WidgetTests {
  private static let widgets: [(String, any Widget)] = [
    ("label", Label("Hello")), ("button", Button("Go on", key: .enter, isFocused: true)),
    ("dots", PageDots(count: 3, current: 1)), ("bar", ProgressBar(0.5)),
    ("frame", Frame(title: "Keys")), ("rule", Rule()), ("breadcrumb", Breadcrumb(["a", "b"])),
    ("toast", Toast("Copied")), ("notice", Notice(title: "Nothing", text: "There is nothing.")),
    ("paragraph", Paragraph("Some words to wrap")),
    ("form", Form([.init("Name", value: .text("Ada"))], button: "Order")),
    ("entry", TextEntry("日本語 and more")),
    (
      "box",
      TextEntry(Field("a b\n日本語", kind: .lines(3)), size: Size(columns: 5, rows: 3))
    ), ("list", OpenList()), ("pane", FormPane()),
    ("hints", KeyHints([.init(name: "enter", does: "open", key: .enter)])),
  ]

  private func draw(_ widget: any Widget, in rect: Rect, on size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    widget.draw(in: rect, on: &canvas)
    return canvas
  }

  private func picture(_ widget: any Widget, columns: Int, rows: Int = 1) -> [String] {
    let size = Size(columns: columns, rows: rows)
    return draw(widget, in: Rect(size), on: size).lines
  }

  @Test(arguments: widgets.indices)
  func everyWidgetStaysInsideItsRectangle(index: Int) {
    let widget = Self.widgets[index].1
    let size = Size(columns: 40, rows: 12)
    for rect in [
      Rect(column: 0, row: 0, columns: 0, rows: 0), Rect(column: 5, row: 2, columns: 1, rows: 1),
      Rect(column: 4, row: 3, columns: 9, rows: 4), Rect(column: -6, row: -2, columns: 9, rows: 4),
      Rect(column: 36, row: 10, columns: 9, rows: 4),
      Rect(column: 90, row: 90, columns: 9, rows: 9),
    ] {
      let canvas = draw(widget, in: rect, on: size)
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let point = Point(column: column, row: row)
          if !rect.contains(point) { #expect(canvas[point] == .blank, "at \(point) of \(rect)") }
        }
      }
    }
  }

  @Test func aLabelIsShortenedWithAnEllipsisAtTheRightColumn() {
    #expect(picture(Label("Hello world"), columns: 7) == ["Hello …"])
    #expect(picture(Label("日本語テキスト"), columns: 6) == ["日本…"])
    #expect(picture(Label("Hi", alignment: .right), columns: 5) == ["   Hi"])
    #expect("abcdefghij".shortenedInTheMiddle(to: 7) == "abc…hij")
    #expect("abc…hij".shortened(to: 5) == "abc…")
  }

  @Test func dotsBecomeACountWhereTheyDoNotFit() {
    #expect(picture(PageDots(count: 3, current: 1), columns: 11) == ["   ○ ● ○"])
    #expect(picture(PageDots(count: 30, current: 11), columns: 11) == ["   12/30"])
  }

  @Test func aBarIsClampedAndNeverWiderThanItsRoom() {
    #expect(picture(ProgressBar(0.5), columns: 4) == ["██░░"])
    #expect(picture(ProgressBar(7), columns: 4) == ["████"])
    #expect(picture(ProgressBar(-.infinity), columns: 4) == ["░░░░"])
  }

  @Test func aBreadcrumbGivesWayInTheMiddle() {
    let names = ["Promenade", "Analysis", "Report one", "Report two"]
    #expect(
      picture(Breadcrumb(names), columns: 60) == ["Promenade › Analysis › Report one › Report two"])
    #expect(picture(Breadcrumb(names), columns: 30) == ["Promenade › … › Report two"])
    #expect(picture(Breadcrumb(names), columns: 40) == ["Promenade › … › Report one › Report two"])
    #expect(picture(Breadcrumb(names), columns: 39) == ["Promenade › … › Report one › Report two"])
    #expect(picture(Breadcrumb(names), columns: 38) == ["Promenade › … › Report two"])
    #expect(picture(Breadcrumb(names), columns: 8) == ["Report …"])
  }

  @Test func hintsThatDoNotFitAreLeftOutWholeTheLastOnesFirst() {
    let hints = KeyHints([
      .init(name: "enter", does: "open", key: .enter),
      .init(name: "q", does: "quit", key: .character("q")),
    ])
    #expect(picture(hints, columns: 20) == [" enter open  q quit"])
    #expect(picture(hints, columns: 15) == [" enter open"])
    #expect(picture(hints, columns: 5) == [""])
  }

  @Test func ofANoticeTheTextIsSeenBeforeAirAndTitle() {
    let notice = Notice(title: "Gone", text: "It ended. Press r to go on.")
    let text = ["  It ended.", "Press r to go", "     on."]
    #expect(picture(notice, columns: 14, rows: 5) == ["     Gone", ""] + text)
    #expect(picture(notice, columns: 14, rows: 4) == ["     Gone"] + text)
    #expect(picture(notice, columns: 14, rows: 3) == text)
  }

  @Test func theWayBackIsShownBeforeOtherKeys() {
    let hints = KeyHints([
      .init(name: "enter", does: "open", key: .enter),
      .init(name: "esc", does: "back", key: .escape),
      .init(name: "?", does: "help", key: .character("?")),
    ])
    #expect(picture(hints, columns: 29) == [" enter open  esc back  ? help"])
    #expect(picture(hints, columns: 20) == [" esc back  ? help"])
    #expect(picture(hints, columns: 9) == [" ? help"])
  }

  @Test func theHelpIsOnlyItsKeyWhereTheFirstHintNeedsTheRoom() {
    let hints = KeyHints([
      .init(name: "enter", does: "open", key: .enter),
      .init(name: "tab", does: "next", key: .tab),
      .init(name: "esc", does: "back", key: .escape),
      .init(name: "?", does: "help", key: .character("?")),
    ])
    #expect(picture(hints, columns: 28) == [" enter open  esc back  ?"])
    #expect(picture(hints, columns: 24) == [" enter open  esc back  ?"])
    #expect(picture(hints, columns: 23) == [" esc back  ? help"])
  }

  @Test func aNoticeTakesOneRowAndSaysHowOftenAndHowManyMore() {
    #expect(picture(Toast("Copied"), columns: 12, rows: 2) == [" • Copied", ""])
    let toast = Toast("Gone", isFailure: true, count: 3, waiting: 12)
    #expect(picture(toast, columns: 20) == [" ✗ Gone      ×3 +12"])
  }

  @Test func aLongNoticeComesInPartsThatSayThatThereIsMore() {
    var toast = Toast("Nothing listens; start it.")
    #expect(toast.parts(in: 21) == ["Nothing listens;…", "start it."])
    #expect(picture(toast, columns: 21) == [" • Nothing listens;…"])
    toast.part = 1
    #expect(picture(toast, columns: 21) == [" • start it."])
    toast.part = 7
    #expect(picture(toast, columns: 21) == [" • start it."])
    #expect(toast.parts(in: 0).count > 1 && Toast("").parts(in: 0) == [""])
  }

  @Test func aFocusedButtonHasTheCursor() {
    let size = Size(columns: 20, rows: 1)
    let canvas = draw(Button("Go", key: .enter, isFocused: true), in: Rect(size), on: size)
    #expect(canvas.lines == ["       ▸ Go ◂"])
    #expect(canvas.cursor == Point(column: 9, row: 0))
    #expect(canvas.key(at: Point(column: 8, row: 0)) == .enter)
  }
}

/// A list at a control in the corner of its rectangle.
private struct OpenList: Widget {
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let list = ChoiceList(
      Choice([.init("日本語"), .init("One", kind: .heading), .init("Two", isChosen: true)]))
    list.draw(at: rect.top(1), in: rect, on: &canvas)
  }
}

/// A pane with a form, its field being typed in.
private struct FormPane: Widget {
  func draw(in rect: Rect, on canvas: inout Canvas) {
    let field = Field("日本語", kind: .lines(2))
    let runs = [
      Run("Text", target: .label(2)), Run("", target: .element(2, .field(field))),
      Run("", target: .element(3, .field(Field("x", columns: 30)))),
      Run("", target: .element(4, .slider(Slider(value: 1, range: 0...3)))),
    ]
    // Its scroll bar stands beside it.
    let rect = rect.droppingRight(2)
    var pane = ReadingPane()
    pane.resize(to: rect.size)
    pane.show(Document(blocks: [.paragraph(runs, .leading)]))
    pane.focus(on: 0)
    pane.draw(in: rect, on: &canvas)
    let place = pane.focusedPlace?.size ?? .zero
    pane.drawEntry(TextEntry(field, size: place), in: rect, on: &canvas)
  }
}
