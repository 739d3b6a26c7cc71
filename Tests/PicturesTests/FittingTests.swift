import Cells
import Testing

@testable import Pictures

struct FittingTests {
  private func cells(_ width: Int, _ height: Int, columns: Int = 40, rows: Int = 8) -> Size {
    Fitting(
      PixelSize(width: width, height: height), into: Size(columns: columns, rows: rows)
    ).cells
  }

  @Test func theShapeIsKept() {
    #expect(cells(240, 96) == Size(columns: 40, rows: 8))
    #expect(cells(100, 100) == Size(columns: 16, rows: 8))
    #expect(cells(400, 10) == Size(columns: 40, rows: 1))
    #expect(cells(10, 400) == Size(columns: 1, rows: 8))
  }

  @Test func nothingIsEverLargerThanTheBoxOrEmpty() {
    for (width, height) in [(1, 1), (1, 30_000), (30_000, 1), (0, 0), (7, 3)] {
      let size = cells(width, height, columns: 9, rows: 5)
      #expect((1...9).contains(size.columns))
      #expect((1...5).contains(size.rows))
    }
  }

  @Test func aPictureThatMayNotGrowTakesTheCellsItsPixelsDo() {
    let box = Size(columns: 40, rows: 8)
    let icon = Fitting(PixelSize(width: 16, height: 16), into: box, mayGrow: false)
    #expect(icon.cells == Size(columns: 2, rows: 1) && icon.width == 16)
    let photo = Fitting(PixelSize(width: 640, height: 256), into: box, mayGrow: false)
    #expect(photo.cells == box)
    let huge = Fitting(PixelSize(width: .max, height: .max), into: box, mayGrow: false)
    #expect(huge.cells == Size(columns: 16, rows: 8))
  }

  @Test func aGiganticBoxIsCut() {
    let box = Size(columns: 1_000_000, rows: 1_000_000)
    let fitting = Fitting(PixelSize(width: 10, height: 10), into: box)
    #expect(fitting.cells == Size(columns: 500, rows: 250))
    #expect(fitting.width == 4000)
    #expect(fitting.height == 4000)
  }

  @Test func eachCellGetsEightPixelsAcross() {
    let box = Size(columns: 40, rows: 8)
    let fitting = Fitting(PixelSize(width: 240, height: 96), into: box)
    #expect(fitting.width == 320)
    #expect(fitting.height == 128)
  }
}
