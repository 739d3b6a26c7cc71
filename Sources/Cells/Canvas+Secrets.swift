extension Canvas {
  /// Keeps what stands in the rectangle for the person in front of the screen.
  ///
  /// The screen shows it; no recording and no screenshot does.
  public mutating func conceal(_ rect: Rect) {
    let part = rect.intersection(clip)
    if !part.isEmpty { secrets.append(part) }
  }

  /// The same screen with a dot for each character that is concealed, for whatever is kept or sent.
  public var redacted: Canvas {
    guard !secrets.isEmpty else { return self }
    var canvas = self
    canvas.secrets = []
    canvas.clip = bounds
    for secret in secrets {
      for row in secret.row..<secret.endRow {
        for column in secret.column..<secret.endColumn {
          canvas.redact(Point(column: column, row: row))
        }
      }
    }
    return canvas
  }

  private mutating func redact(_ point: Point) {
    guard let cell = self[point], cell.glyph != .blank else { return }
    put(Glyph(base: "•"), at: point, style: cell.style)
  }
}
