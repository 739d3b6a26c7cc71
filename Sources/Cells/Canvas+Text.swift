extension Canvas {
  /// Writes text on one line and returns the column after it.
  ///
  /// Line breaks and other control characters are drawn as U+FFFD: lay text out first.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, style: Style = .plain
  ) -> Int {
    var column = point.column
    for character in text {
      character.forEachGlyph { glyph in
        put(glyph, at: Point(column: column, row: point.row), style: style)
        column += glyph.columns
      }
    }
    return column
  }

  /// Fills a rectangle with one character of one column.
  public mutating func fill(
    _ rect: Rect, with character: Character = " ", style: Style = .plain
  ) {
    var filling = Glyph.blank
    character.forEachGlyph { filling = $0 }
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for row in part.row..<part.endRow {
      for column in part.column..<part.endColumn {
        put(filling, at: Point(column: column, row: row), style: style)
      }
    }
  }

  /// Draws a picture with its top left corner at a point.
  public mutating func draw(_ picture: Picture, at point: Point) {
    for row in 0..<picture.size.rows {
      for column in 0..<picture.size.columns {
        let cell = picture.cells[row * picture.size.columns + column]
        guard let glyph = cell.glyph else { continue }
        let place = Point(column: point.column + column, row: point.row + row)
        put(glyph, at: place, style: cell.style)
      }
    }
  }

  /// The screen as lines of text, as a person would read it, without trailing blanks.
  public var lines: [String] {
    (0..<size.rows).map { index in
      var line = String.UnicodeScalarView()
      for cell in row(index) {
        guard let glyph = cell.glyph else { continue }
        line.append(glyph.base)
        line.append(contentsOf: glyph.marks)
      }
      return String(String(line).reversed().drop { $0 == " " }.reversed())
    }
  }
}
