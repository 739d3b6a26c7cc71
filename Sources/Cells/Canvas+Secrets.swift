extension Canvas {
  /// Keeps what stands in the rectangle for the person in front of the screen.
  ///
  /// The screen shows it; no recording and no screenshot does.
  public mutating func conceal(_ rect: Rect) {
    let part = rect.intersection(clip)
    if !part.isEmpty { secrets.append(part) }
  }

  /// Conceals a secret of ASCII wherever it stands whole in the rectangle, in one line or broken into
  /// several.
  ///
  /// What is of less than eight characters turns up by chance and is left.
  public mutating func conceal(_ secret: String, in rect: Rect) {
    let wanted = secret.unicodeScalars.filter { $0 != " " }
    guard wanted.count >= 8, let first = wanted.first else { return }
    let written = inked(in: rect.intersection(bounds))
    guard written.count >= wanted.count else { return }
    for start in 0...written.count - wanted.count where written[start].scalar == first {
      let found = written[start..<start + wanted.count]
      guard zip(found, wanted).allSatisfy({ $0.scalar == $1 }) else { continue }
      for place in found {
        conceal(Rect(origin: place.point, size: Size(columns: 1, rows: 1)))
      }
    }
  }

  /// The letters of ASCII in reading order; borders and scroll bars between them are none.
  private func inked(in rect: Rect) -> [(scalar: Unicode.Scalar, point: Point)] {
    var inked: [(Unicode.Scalar, Point)] = []
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        let point = Point(column: column, row: row)
        guard let glyph = self[point]?.glyph, glyph.base.isASCII, glyph != .blank else { continue }
        inked.append((glyph.base, point))
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
