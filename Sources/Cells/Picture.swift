/// A picture as cells, ready to be drawn.
public struct Picture: Hashable, Sendable {
  public let size: Size
  /// Row after row.
  public let cells: [Cell]
  /// How large it was before it was fitted, if that is known.
  public let pixels: PixelSize?

  /// Makes a picture; there must be a cell for each place.
  public init(size: Size, cells: [Cell], pixels: PixelSize? = nil) {
    precondition(cells.count == size.columns * size.rows, "a picture has a cell for each place")
    self.size = size
    self.cells = cells
    self.pixels = pixels
  }
}

/// A width and a height in pixels, at least 1.
public struct PixelSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// More than any file has; products of it can be reckoned with.
  private static let greatest = 1 << 30

  /// Makes a size; what is out of range is brought into it.
  public init(width: Int, height: Int) {
    self.width = min(max(1, width), Self.greatest)
    self.height = min(max(1, height), Self.greatest)
  }
}

extension PixelSize {
  /// What a cell is taken to measure, as in most fonts.
  private static let cell = (width: 8.0, height: 16.0)

  /// The cells it takes as it is, at least one.
  public var cells: Size {
    Size(
      columns: max(1, Int((Double(width) / Self.cell.width).rounded())),
      rows: max(1, Int((Double(height) / Self.cell.height).rounded())))
  }

  /// How often it goes into a box of cells.
  fileprivate func scale(to box: Size) -> Double {
    min(
      Double(box.columns) * Self.cell.width / Double(width),
      Double(box.rows) * Self.cell.height / Double(height))
  }

  fileprivate func scaled(_ scale: Double) -> PixelSize {
    PixelSize(
      width: Int((Double(width) * scale).rounded()), height: Int((Double(height) * scale).rounded())
    )
  }
}

extension Size {
  /// A box beyond this is cut, so that no request can ask for gigabytes.
  private static let largestBox = Size(columns: 500, rows: 250)

  /// The cells that a picture takes when it is fitted into a box, keeping its shape; at least one.
  ///
  /// - Parameters:
  ///   - pixels: How large the picture is.
  ///   - box: The cells there are.
  ///   - mayGrow: Whether a small picture fills the box too.
  public init(fitting pixels: PixelSize, into box: Size, mayGrow: Bool = true) {
    let box = Size(
      columns: min(max(1, box.columns), Self.largestBox.columns),
      rows: min(max(1, box.rows), Self.largestBox.rows))
    let scale = pixels.scale(to: box)
    let cells = pixels.scaled(mayGrow ? scale : min(1, scale)).cells
    self.init(columns: min(box.columns, cells.columns), rows: min(box.rows, cells.rows))
  }
}
