/// A grid of cells to draw a whole screen on, and where the pointer and the cursor find things.
///
/// Drawing never fails: what lies outside the canvas or its clip is left out, and a wide glyph that
/// would be cut leaves a blank.
public struct Canvas: Equatable, Sendable {
  public let size: Size
  /// Row after row.
  public internal(set) var cells: [Cell]
  /// Where the hardware cursor stands, on the focused item; nil hides it.
  public var cursor: Point?
  /// What a click finds, later ones on top.
  private(set) var hotspots: [Hotspot] = []
  /// What no recording may show; see `conceal(_:)`.
  public internal(set) var secrets: [Rect] = []
  var clip: Rect

  /// Makes a blank canvas.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    clip = Rect(size)
  }

  /// The whole canvas.
  public var bounds: Rect { Rect(size) }

  /// The cell at a point, or nil outside.
  public subscript(point: Point) -> Cell? {
    bounds.contains(point) ? cells[point.row * size.columns + point.column] : nil
  }

  /// The cells of one row; the row must lie on the canvas.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Draws with everything outside the rectangle left out.
  public mutating func clipped(to rect: Rect, draw: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    draw(&self)
    clip = outer
  }

  /// Puts one glyph at a point.
  public mutating func put(_ glyph: Glyph, at point: Point, style: Style = .plain) {
    let isWide = glyph.columns == 2
    guard clip.contains(point) else {
      let second = Point(column: point.column + 1, row: point.row)
      if isWide, clip.contains(second) { set(Cell(.blank, style: style), at: second) }
      return
    }
    guard isWide else { return set(Cell(glyph, style: style), at: point) }
    let second = Point(column: point.column + 1, row: point.row)
    guard clip.contains(second) else { return set(Cell(.blank, style: style), at: point) }
    set(Cell(glyph, style: style), at: point)
    cells[second.row * size.columns + second.column] = Cell(nil, style: style)
  }

  /// Changes the look of what is already drawn in a rectangle.
  public mutating func restyle(_ rect: Rect, with change: (inout Style) -> Void) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    for row in part.row..<part.endRow {
      for column in part.column..<part.endColumn {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// Lets a click in the rectangle stand for a key.
  public mutating func addHotspot(_ rect: Rect, key: Key) {
    let part = rect.intersection(clip)
    if !part.isEmpty { hotspots.append(Hotspot(rect: part, key: key)) }
  }

  /// Forgets all that could be clicked, as when a dialog covers the screen.
  public mutating func removeHotspots() { hotspots = [] }

  /// The key that a click at the point stands for.
  public func key(at point: Point) -> Key? {
    hotspots.last { $0.rect.contains(point) }?.key
  }

  /// Sets a cell inside the clip and repairs the wide glyph it may have cut.
  private mutating func set(_ cell: Cell, at point: Point) {
    let index = point.row * size.columns + point.column
    if cells[index].glyph == nil, point.column > 0 {
      cells[index - 1] = Cell(.blank, style: cells[index - 1].style)
    }
    let end = index + max(1, cell.columns) - 1
    if end + 1 < (point.row + 1) * size.columns, cells[end + 1].glyph == nil {
      cells[end + 1] = Cell(.blank, style: cells[end + 1].style)
    }
    cells[index] = cell
  }
}

/// A rectangle of the screen that can be clicked, and the key that this stands for.
struct Hotspot: Hashable, Sendable {
  let rect: Rect
  let key: Key
}
