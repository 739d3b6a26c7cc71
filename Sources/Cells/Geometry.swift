/// A place on the screen, counted in cells from the top left corner.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int

  /// Makes a point; both counts start at zero and may lie outside the screen.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A width and a height in cells, never negative.
public struct Size: Hashable, Sendable {
  public let columns: Int
  public let rows: Int

  /// Makes a size; what is below zero becomes zero, so that layout arithmetic can't go wrong.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// Nothing at all.
  public static let zero = Size(columns: 0, rows: 0)
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four counts of cells.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The rectangle that covers a screen of this size.
  public init(_ size: Size) {
    self.init(origin: Point(column: 0, row: 0), size: size)
  }

  public var column: Int { origin.column }
  public var row: Int { origin.row }
  public var columns: Int { size.columns }
  public var rows: Int { size.rows }
  /// The first column to the right of the rectangle.
  public var endColumn: Int { origin.column + size.columns }
  /// The first row below the rectangle.
  public var endRow: Int { origin.row + size.rows }
  public var isEmpty: Bool { size.columns == 0 || size.rows == 0 }

  /// Whether the point lies inside.
  public func contains(_ point: Point) -> Bool {
    (column..<endColumn).contains(point.column) && (row..<endRow).contains(point.row)
  }

  /// The part that lies in both rectangles, possibly empty.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top,
      columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }

  /// The rectangle without so many cells at each side.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: column + columns, row: row + rows,
      columns: self.columns - 2 * columns, rows: self.rows - 2 * rows)
  }

  /// The topmost rows.
  public func top(_ count: Int) -> Rect {
    Rect(column: column, row: row, columns: columns, rows: min(count, rows))
  }

  /// The bottommost rows.
  public func bottom(_ count: Int) -> Rect {
    let kept = max(0, min(count, rows))
    return Rect(column: column, row: endRow - kept, columns: columns, rows: kept)
  }

  /// What is left without the topmost rows.
  public func droppingTop(_ count: Int) -> Rect { bottom(rows - max(0, count)) }

  /// What is left without the bottommost rows.
  public func droppingBottom(_ count: Int) -> Rect { top(rows - max(0, count)) }

  /// What is left without the leftmost columns.
  public func droppingLeft(_ count: Int) -> Rect {
    let dropped = max(0, min(count, columns))
    return Rect(column: column + dropped, row: row, columns: columns - dropped, rows: rows)
  }

  /// What is left without the rightmost columns.
  public func droppingRight(_ count: Int) -> Rect {
    Rect(column: column, row: row, columns: columns - max(0, count), rows: rows)
  }

  /// A rectangle of at most this size in the middle of this one.
  public func centered(_ size: Size) -> Rect {
    let columns = min(size.columns, columns)
    let rows = min(size.rows, rows)
    return Rect(
      column: column + (self.columns - columns) / 2, row: row + (self.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}
