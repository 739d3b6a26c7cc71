public import Cells

/// What is clicked.
public enum TourTarget: Equatable, Sendable {
  /// The first place that says this and can be pressed, else the first that says it.
  case text(String)
  case point(Point)

  /// Where it is on a screen, if it is there.
  func place(on canvas: Canvas) -> Rect? {
    switch self {
    case .point(let point):
      return canvas.bounds.contains(point)
        ? Rect(column: point.column, row: point.row, columns: 1, rows: 1) : nil
    case .text(let text):
      let places = canvas.lines.enumerated().flatMap { row, line in
        line.ranges(of: text).map { range in
          Rect(column: line[..<range.lowerBound].columns, row: row, columns: text.columns, rows: 1)
        }
      }
      return places.first { canvas.key(at: $0.origin) != nil } ?? places.first
    }
  }
}
