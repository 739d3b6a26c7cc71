public import Cells

/// A short notice over the lowest row of a rectangle.
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
    let place = rect.bottom(1).centered(Size(columns: shown.columns, rows: 1))
    canvas.fill(place)
    Label(shown, style: style.adding(.reverse)).draw(in: place, on: &canvas)
  }
}
