import Cells
import Documents
import Testing

@testable import Widgets

@Suite struct ChoiceListTests {
  private static let courses = Choice([
    .init("Basics", kind: .heading), .init("Intro", number: 1), .init("Sales", number: 2),
    .init("More", kind: .heading), .init("Stock", number: 3, isChosen: true),
    .init("Lead", number: 4, kind: .disabled), .init("Säfety", number: 5),
  ])
  var list = ChoiceList(courses)

  private func drawn(_ list: ChoiceList, at control: Rect, on size: Size) -> Canvas {
    var canvas = Canvas(size: size)
    list.draw(at: control, in: canvas.bounds, on: &canvas)
    return canvas
  }

  @Test mutating func movingSkipsWhatCannotBeChosenAndStopsAtTheEnds() {
    #expect(list.option?.label == "Stock")
    list.move(by: 1)
    #expect(list.option?.label == "Säfety")
    list.move(by: 1)
    #expect(list.option?.label == "Säfety")
    list.move(by: -9)
    #expect(list.option?.label == "Intro")
    for index in [5, 0, 99, -1] {
      let isMarked = list.mark(index)
      #expect(!isMarked && list.option?.label == "Intro")
    }
    _ = list.mark(2)
    #expect(list.option?.label == "Sales")
  }

  @Test mutating func lettersGoToTheOptionThatBeginsWithThem() {
    list.type("s")
    #expect(list.option?.label == "Säfety", "the next one, not the one it is on")
    list.type("s")
    #expect(list.option?.label == "Sales")
    list.type("X")
    #expect(list.option?.label == "Sales", "nothing begins with x")
    list.move(by: -1)
    list.type("s")
    list.type("t")
    #expect(list.option?.label == "Stock")
  }

  @Test mutating func choosingTakesOneOrTogglesOneOfSeveral() {
    list.move(by: 1)
    list.choose()
    #expect(list.chosen == [5])
    var days = ChoiceList(
      Choice(
        [.init("Mon", number: 1, isChosen: true), .init("Tue", number: 2)], allowsSeveral: true))
    days.move(by: 1)
    days.choose()
    #expect(days.chosen == [1, 2])
    days.move(by: -1)
    days.choose()
    #expect(days.chosen == [2])
  }

  @Test mutating func theMarkStaysOnItsOptionWhenThePageChangesTheList() {
    list.move(by: 1)
    list.update(Choice([.init("New", number: 9), .init("Säfety!", number: 5)]))
    #expect(list.option?.number == 5)
    list.update(Choice([]))
    #expect(list.option == nil && list.chosen.isEmpty)
    list.move(by: 1)
    list.type("x")
    list.choose()
  }

  @Test func theListOpensBelowItsControl() {
    let canvas = drawn(
      list, at: Rect(column: 2, row: 0, columns: 11, rows: 1), on: Size(columns: 20, rows: 10))
    #expect(
      canvas.lines == [
        "", "  ╭────────────╮", "  │ Basics     │", "  │     Intro  │", "  │     Sales  │",
        "  │ More       │", "  │ ✓   Stock  │", "  │     Lead   │", "  │     Säfety │",
        "  ╰────────────╯",
      ])
    #expect(canvas.cursor == Point(column: 4, row: 6))
    #expect(canvas.key(at: Point(column: 5, row: 4)) == Spot.option(2).key)
    #expect(canvas.key(at: Point(column: 5, row: 7)) == Spot.outside.key, "it is disabled")
    #expect(canvas.key(at: Point(column: 19, row: 9)) == Spot.outside.key)
  }

  @Test func theListOpensAboveWhereThereIsMoreRoomAndSaysThatThereIsMore() {
    let canvas = drawn(
      list, at: Rect(column: 12, row: 5, columns: 6, rows: 1), on: Size(columns: 20, rows: 6))
    #expect(
      canvas.lines == [
        "      ╭──────────▴─╮", "      │ More       │", "      │ ✓   Stock  │",
        "      │     Lead   │", "      ╰──────────▾─╯", "",
      ])
  }

  @Test func whereNoBoxFitsTheMarkedOptionTakesThePlaceOfTheControl() {
    let canvas = drawn(
      list, at: Rect(column: 1, row: 0, columns: 8, rows: 1), on: Size(columns: 12, rows: 2))
    #expect(canvas.lines == [" Stock", ""])
    #expect(canvas.cursor == Point(column: 1, row: 0))
  }

  @Test func aSpotIsReadBackFromItsKey() {
    let spots: [Spot] = [
      .target(0), .target(70000), .option(0), .option(999), .outside,
      .cell(Point(column: 0, row: 0), of: 0), .cell(Point(column: 4095, row: 11), of: 70000),
    ]
    for spot in spots {
      guard case .item(let item) = spot.key else {
        Issue.record("\(spot) is no item")
        continue
      }
      #expect(Spot(item: item) == spot)
    }
  }
}
