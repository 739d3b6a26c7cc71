public import Cells

/// A notice at the right end of the lowest row of a rectangle; a long one takes more rows.
public struct Toast: Widget {
  public var text: String
  public var style: Style

  /// Makes a notice.
  public init(_ text: String, style: Style = Theme.warning) {
    self.text = text
    self.style = style
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let lines = Array(Paragraph(text).lines(in: rect.columns - 2).prefix(Self.mostRows))
    let place = place(of: lines, in: rect)
    let style = style.adding(.reverse)
    canvas.fill(place, style: style)
    for (index, line) in lines.enumerated() {
      Label(" \(line) ", style: style).draw(in: place.droppingTop(index).top(1), on: &canvas)
    }
  }

  /// How many columns of the lowest row it takes of so many.
  public func columns(of columns: Int) -> Int { min(columns, text.columns + 2) }

  private static let mostRows = 3

  private func place(of lines: [String], in rect: Rect) -> Rect {
    let rows = rect.bottom(lines.count)
    return rows.droppingLeft(rect.columns - columns(of: rect.columns))
  }
}
