import Cells

/// How large a picture becomes when it is fitted into a box of cells.
struct Fitting: Hashable {
  /// The natural size.
  let pixels: PixelSize
  /// The cells it takes.
  let cells: Size
  /// The pixels to decode it to, enough for each cell and no more.
  let width: Int
  let height: Int

  /// chafa looks at so many pixels across and down each cell.
  private static let cell = (width: 8.0, height: 16.0)

  /// Fits a picture of so many pixels, keeping its shape.
  init(_ pixels: PixelSize, into box: Size, mayGrow: Bool = true) {
    self.pixels = pixels
    cells = Size(fitting: pixels, into: box, mayGrow: mayGrow)
    let (width, height) = (Double(pixels.width), Double(pixels.height))
    let detail = min(
      Double(cells.columns) * Self.cell.width / width,
      Double(cells.rows) * Self.cell.height / height)
    self.width = Int(max(1, (width * detail).rounded()))
    self.height = Int(max(1, (height * detail).rounded()))
  }
}
