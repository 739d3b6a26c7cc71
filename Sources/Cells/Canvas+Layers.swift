extension Canvas {
  /// Puts a whole canvas onto this one: its cells, what can be clicked on it, its cursor.
  public mutating func place(_ layer: Canvas, at point: Point) {
    for row in 0..<layer.size.rows {
      for (column, cell) in layer.row(row).enumerated() {
        guard let glyph = cell.glyph else { continue }
        put(
          glyph, at: Point(column: point.column + column, row: point.row + row), style: cell.style)
      }
    }
    for hotspot in layer.hotspots {
      let rect = hotspot.rect
      addHotspot(
        Rect(
          column: point.column + rect.column, row: point.row + rect.row, columns: rect.columns,
          rows: rect.rows), key: hotspot.key)
    }
    if let cursor = layer.cursor {
      self.cursor = Point(column: point.column + cursor.column, row: point.row + cursor.row)
    }
  }
}
