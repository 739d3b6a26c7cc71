public import Cells

/// Where one is: names from the root on, shortened in the middle where they don't fit.
public struct Breadcrumb: Widget {
  public var names: [String]

  /// Shows names from the root to where one is.
  public init(_ names: [String]) { self.names = names }

  public func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !names.isEmpty, !rect.isEmpty else { return }
    let shown = shortened(to: rect.columns)
    var column = rect.column
    for (index, name) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let text = isLast ? name.shortened(to: rect.endColumn - column) : name
      column = canvas.write(
        text, at: Point(column: column, row: rect.row),
        style: isLast ? Theme.title : Theme.plain)
      if !isLast {
        column = canvas.write(
          Self.separator, at: Point(column: column, row: rect.row), style: Theme.quiet)
      }
    }
  }

  private static let separator = " › "

  /// Root and end stay, names between them give way to an ellipsis; only the end if need be.
  private func shortened(to columns: Int) -> [String] {
    let separator = Self.separator.columns
    let widths = names.map { $0.columns + separator }
    if widths.reduce(-separator, +) <= columns { return names }
    // What is left beside the root and the ellipsis holds as many of the last names as fit.
    var room = columns - widths[0] - 1
    let kept = widths.dropFirst(2).reversed().prefix { width in
      room -= width
      return room >= 0
    }.count
    return kept > 0 ? [names[0], "…"] + names.suffix(kept) : [names[names.count - 1]]
  }
}
