public import Cells

/// A button that can have the focus and be clicked.
public struct Button: Widget {
  public var title: String
  public var isFocused: Bool
  /// The key that a click stands for.
  public var key: Key
  /// A main button is drawn as wide as its rectangle allows, up to a pleasant width.
  public var isMain: Bool

  /// Makes a button.
  public init(_ title: String, key: Key, isFocused: Bool, isMain: Bool = false) {
    self.title = title
    self.key = key
    self.isFocused = isFocused
    self.isMain = isMain
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let title = title.shortened(to: max(0, rect.columns - 4))
    let columns = max(isMain ? 28 : 0, title.columns + 4)
    let place = rect.top(1).centered(Size(columns: columns, rows: 1))
    guard place.columns >= 2 else { return }
    let style = isFocused ? Theme.selected : Theme.title
    canvas.fill(place, style: style)
    canvas.write(isFocused ? "▸" : "[", at: place.origin, style: style)
    let end = Point(column: place.endColumn - 1, row: place.row)
    canvas.write(isFocused ? "◂" : "]", at: end, style: style)
    Label(title, style: style, alignment: .center).draw(in: place.inset(columns: 2), on: &canvas)
    canvas.addHotspot(place, key: key)
    if isFocused {
      canvas.cursor = Point(column: min(place.column + 2, end.column), row: place.row)
    }
  }
}
