/// A picture as cells, ready to be drawn.
public struct Picture: Hashable, Sendable {
  public let size: Size
  /// Row after row.
  public let cells: [Cell]

  /// Makes a picture; there must be a cell for each place.
  public init(size: Size, cells: [Cell]) {
    precondition(cells.count == size.columns * size.rows, "a picture has a cell for each place")
    self.size = size
    self.cells = cells
  }
}
