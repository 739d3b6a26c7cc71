extension Canvas {
  /// Keeps what stands in the rectangle for the person in front of the screen.
  ///
  /// The screen shows it; no recording and no screenshot does.
  public mutating func conceal(_ rect: Rect) {
    let part = rect.intersection(clip)
    if !part.isEmpty { secrets.append(part) }
  }

  /// Conceals what is found in the text of a rectangle, in one line or broken into several.
  ///
  /// The text is its letters of ASCII in reading order, without blanks; borders and scroll bars
  /// between them are none of it.
  public mutating func conceal(in rect: Rect, where find: ([UInt8]) -> [Range<Int>]) {
    let written = inked(in: rect.intersection(bounds))
    for range in find(written.map(\.letter)) {
      for place in written[range.clamped(to: written.indices)] {
        conceal(Rect(origin: place.point, size: Size(columns: 1, rows: 1)))
      }
    }
  }

  private func inked(in rect: Rect) -> [(letter: UInt8, point: Point)] {
    var inked: [(UInt8, Point)] = []
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        let point = Point(column: column, row: row)
        guard let glyph = self[point]?.glyph, glyph != .blank else { continue }
        if glyph.base.isASCII { inked.append((UInt8(glyph.base.value), point)) }
      }
    }
    return inked
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
