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
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    var letters: [UInt8] = []
    var places: [Point] = []
    for row in part.row..<part.endRow {
      let start = row * size.columns
      for column in part.column..<part.endColumn {
        guard let base = cells[start + column].glyph?.base, base.isASCII, base != " " else {
          continue
        }
        letters.append(UInt8(base.value))
        places.append(Point(column: column, row: row))
      }
    }
    for range in find(letters) {
      for point in places[range.clamped(to: places.indices)] {
        conceal(Rect(origin: point, size: Size(columns: 1, rows: 1)))
      }
    }
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
