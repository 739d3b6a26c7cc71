public import Cells

/// How much of something is left or done.
public struct ProgressBar: Widget {
  public var part: Double
  public var style: Style

  /// Shows a part between 0 and 1; what lies outside is clamped.
  public init(_ part: Double, style: Style = Theme.accent) {
    self.part = part.isFinite ? min(1, max(0, part)) : 0
    self.style = style
  }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let filled = Int((part * Double(rect.columns)).rounded())
    canvas.fill(
      Rect(column: rect.column, row: rect.row, columns: filled, rows: 1), with: "█", style: style)
    canvas.fill(
      Rect(
        column: rect.column + filled, row: rect.row, columns: rect.columns - filled, rows: 1),
      with: "░")
  }
}
