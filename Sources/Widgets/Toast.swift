public import Cells

/// A short notice at the right end of the lowest row of a rectangle.
public struct Toast: Widget {
  public var text: String
  public var style: Style

  /// Makes a notice.
  public init(_ text: String, style: Style = Theme.warning) {
    self.text = text
    self.style = style
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let shown = " \(text) ".shortened(to: rect.columns)
    let row = rect.bottom(1)
    let place = row.droppingLeft(row.columns - shown.columns)
    canvas.fill(row.droppingLeft(row.columns - shown.columns - 1))
    Label(shown, style: style.adding(.reverse)).draw(in: place, on: &canvas)
  }
}
