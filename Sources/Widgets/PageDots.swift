public import Cells

/// The row of dots under a paged view; a count where the dots don't fit.
public struct PageDots: Widget {
  public var count: Int
  public var current: Int
  public var isFocused: Bool
  /// The keys that a click on the left and right half stands for.
  public var keys: (left: Key, right: Key)

  /// Shows which of `count` pages, counted from zero, is the current one.
  public init(
    count: Int, current: Int, isFocused: Bool = false,
    keys: (left: Key, right: Key) = (.left, .right)
  ) {
    self.count = count
    self.current = current
    self.isFocused = isFocused
    self.keys = keys
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty, count > 0 else { return }
    let dots = (0..<min(count, rect.columns)).map { $0 == current ? "●" : "○" }
    let fits = count * 2 - 1 + 4 <= rect.columns
    let text = fits ? dots.joined(separator: " ") : "\(current + 1)/\(count)"
    let shown = isFocused ? "‹ \(text) ›" : text
    let place = rect.top(1).centered(Size(columns: shown.columns, rows: 1))
    let style = isFocused ? Theme.focused : Theme.accent
    Label(shown, style: style).draw(in: place, on: &canvas)
    let left = place.columns / 2
    canvas.addHotspot(
      Rect(column: place.column, row: place.row, columns: left, rows: 1), key: keys.left)
    canvas.addHotspot(
      Rect(
        column: place.column + left, row: place.row, columns: place.columns - left, rows: 1),
      key: keys.right)
    if isFocused { canvas.cursor = place.origin }
  }
}
