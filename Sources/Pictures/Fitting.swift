import Cells

/// How large a picture becomes when it is fitted into a box of cells.
struct Fitting: Hashable {
  /// The cells it takes.
  let cells: Size
  /// The pixels to decode it to, enough for each cell and no more.
  let width: Int
  let height: Int

  /// chafa looks at eight pixels across each cell.
  private static let cellWidth = 8.0
  /// A box beyond this is cut, so that no request can ask for gigabytes.
  private static let largest = Size(columns: 500, rows: 250)

  /// Fits a picture of so many pixels, keeping its shape.
  ///
  /// - Parameters:
  ///   - width: The natural width.
  ///   - height: The natural height.
  ///   - box: The cells there are.
  ///   - cellAspect: A cell's width divided by its height.
  init(width: Int, height: Int, box: Size, cellAspect: Double) {
    let width = Double(max(1, width))
    let height = Double(max(1, height))
    let columns = Double(min(max(1, box.columns), Self.largest.columns))
    let rows = Double(min(max(1, box.rows), Self.largest.rows))
    let scale = min(columns * cellAspect / width, rows / height)
    let fitted = Size(
      columns: Int(max(1, min(columns, (width * scale / cellAspect).rounded()))),
      rows: Int(max(1, min(rows, (height * scale).rounded()))))
    let cellHeight = Self.cellWidth / cellAspect
    let detail = min(
      Double(fitted.columns) * Self.cellWidth / width, Double(fitted.rows) * cellHeight / height)
    cells = fitted
    self.width = Int(max(1, (width * detail).rounded()))
    self.height = Int(max(1, (height * detail).rounded()))
  }
}
