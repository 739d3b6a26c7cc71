import Cells
import Testing

@Suite struct GeometryTests {
  private let rect = Rect(column: 2, row: 1, columns: 10, rows: 4)

  @Test func partsNeverLeaveTheRectangle() {
    for count in -3...9 {
      for part in [
        rect.top(count), rect.bottom(count), rect.droppingTop(count), rect.droppingBottom(count),
      ] {
        #expect(part.intersection(rect).size == part.size)
      }
    }
  }

  @Test func topAndRestAreTheWhole() {
    for count in 0...6 {
      #expect(rect.top(count).rows + rect.droppingTop(count).rows == rect.rows)
      #expect(rect.bottom(count).rows + rect.droppingBottom(count).rows == rect.rows)
    }
  }

  @Test func anInsetMayLeaveNothing() {
    #expect(rect.inset(columns: 2, rows: 1) == Rect(column: 4, row: 2, columns: 6, rows: 2))
    #expect(rect.inset(columns: 9, rows: 9).isEmpty)
  }

  @Test func theMiddleIsNeverLargerThanTheWhole() {
    #expect(
      rect.centered(Size(columns: 4, rows: 2)) == Rect(column: 5, row: 2, columns: 4, rows: 2))
    #expect(rect.centered(Size(columns: 99, rows: 99)) == rect)
  }

  @Test func distantRectanglesShareNothing() {
    #expect(rect.intersection(Rect(column: 50, row: 0, columns: 5, rows: 5)).isEmpty)
    #expect(!rect.contains(Point(column: 12, row: 1)))
    #expect(rect.contains(Point(column: 11, row: 4)))
  }
}
