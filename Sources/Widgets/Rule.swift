public import Cells

/// A line from one side to the other: upright in one column, else along the first row.
public struct Rule: Widget {
  /// Makes a line.
  public init() {}

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    if rect.columns == 1 {
      canvas.fill(rect, with: "│", style: Theme.quiet)
    } else {
      canvas.fill(rect.top(1), with: "─", style: Theme.quiet)
    }
  }
}
