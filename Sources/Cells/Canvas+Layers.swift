extension Canvas {
  /// Puts a whole canvas onto this one: its cells, what can be clicked on it, what is concealed, its
  /// cursor.
  public mutating func place(_ layer: Canvas, at point: Point) {
    for row in 0..<layer.size.rows {
      for (column, cell) in layer.row(row).enumerated() {
        guard let glyph = cell.glyph else { continue }
        put(
          glyph, at: Point(column: point.column + column, row: point.row + row), style: cell.style)
      }
    }
    for hotspot in layer.hotspots { addHotspot(hotspot.rect.moved(by: point), key: hotspot.key) }
    for secret in layer.secrets { conceal(secret.moved(by: point)) }
    if let cursor = layer.cursor {
      self.cursor = Point(column: point.column + cursor.column, row: point.row + cursor.row)
    }
  }
}

extension Rect {
  /// The rectangle as it lies on what its own canvas is put onto.
  fileprivate func moved(by point: Point) -> Rect {
    Rect(column: point.column + column, row: point.row + row, columns: columns, rows: rows)
  }
}
