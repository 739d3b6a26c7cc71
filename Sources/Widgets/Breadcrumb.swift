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
    func width(_ names: [String]) -> Int {
      names.reduce(0) { $0 + $1.columns } + max(0, names.count - 1) * Self.separator.columns
    }
    if width(names) <= columns { return names }
    let ends = [names[0], "…"]
    for kept in stride(from: min(names.count - 2, columns), through: 1, by: -1) {
      let candidate = ends + names.suffix(kept)
      if width(candidate) <= columns { return candidate }
    }
    return [names[names.count - 1]]
  }
}
