public import Cells
import Documents

extension ReadingPane {
  /// Draws the lines that are seen; the focused target has the cursor, every target can be clicked.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.clipped(to: rect) { canvas in
      for row in 0..<min(rect.rows, max(0, layout.lines.count - scroll)) {
        drawLine(scroll + row, at: Point(column: rect.column, row: rect.row + row), on: &canvas)
      }
      drawMatches(in: rect, on: &canvas)
    }
    placeCursor(in: rect, on: &canvas)
    if isScrollable { drawScrollbar(in: rect, on: &canvas) }
  }

  private func drawLine(_ index: Int, at point: Point, on canvas: inout Canvas) {
    for span in layout.lines[index].spans {
      let place = Point(column: point.column + span.column, row: point.row)
      let isFocused = span.target != nil && span.target == focus
      canvas.write(
        span.text, at: place, style: isFocused ? Theme.focused : Theme.style(of: span))
      guard let target = span.target else { continue }
      let columns = span.columns
      canvas.addHotspot(
        Rect(column: place.column, row: place.row, columns: columns, rows: 1),
        key: .item(target))
    }
  }

  private func drawMatches(in rect: Rect, on canvas: inout Canvas) {
    for (index, match) in matches.enumerated() where match.line >= scroll {
      let row = match.line - scroll
      guard row < rect.rows else { break }
      let place = Rect(
        column: rect.column + match.columns.lowerBound, row: rect.row + row,
        columns: match.columns.count, rows: 1)
      let style = index == currentMatch ? Theme.match.adding(.bold) : Theme.match
      canvas.restyle(place) { $0 = style }
    }
  }

  private func placeCursor(in rect: Rect, on canvas: inout Canvas) {
    guard let focus, let place = layout.targets[focus].places.first else { return }
    let point = Point(
      column: rect.column + place.columns.lowerBound, row: rect.row + place.line - scroll)
    if rect.contains(point) { canvas.cursor = point }
  }

  /// A thumb beside the text, in the column to its right if there is one.
  private func drawScrollbar(in rect: Rect, on canvas: inout Canvas) {
    guard rect.rows >= 3 else { return }
    let column = rect.endColumn < canvas.size.columns ? rect.endColumn : rect.endColumn - 1
    let length = max(1, rect.rows * rect.rows / max(1, layout.lines.count))
    let start = lastScroll == 0 ? 0 : (rect.rows - length) * scroll / lastScroll
    for row in 0..<length {
      canvas.write(
        "▐", at: Point(column: column, row: rect.row + start + row), style: Theme.quiet)
    }
  }

  /// Draws a text that is being typed over the field that has the focus.
  public func drawEntry(_ entry: TextEntry, in rect: Rect, on canvas: inout Canvas) {
    guard let focus, let place = layout.targets[focus].places.first else { return }
    let field = Rect(
      column: rect.column + place.columns.lowerBound, row: rect.row + place.line - scroll,
      columns: place.columns.count, rows: 1
    ).intersection(rect)
    guard !field.isEmpty else { return }
    let skipped = max(0, entry.cursorColumn - field.columns + 1)
    canvas.clipped(to: field) { canvas in
      canvas.fill(field, style: Theme.focused)
      let start = Point(column: field.column - skipped, row: field.row)
      canvas.write(entry.text, at: start, style: Theme.focused)
    }
    canvas.cursor = Point(column: field.column + entry.cursorColumn - skipped, row: field.row)
  }
}

extension Theme {
  /// How a stretch of a laid out document looks.
  static func style(of span: Span) -> Style {
    var style = base(of: span.role)
    if span.traits.contains(.strong) { style.attributes.insert(.bold) }
    if span.traits.contains(.emphasis) { style.attributes.insert(.italic) }
    if span.traits.contains(.struck) { style.attributes.insert(.dim) }
    if span.traits.contains(.marked) { style.attributes.insert(.reverse) }
    if span.target != nil, span.role == .body || span.role == .preformatted {
      style.foreground = link.foreground
      style.attributes.formUnion(link.attributes)
    }
    return style
  }

  private static func base(of role: Role) -> Style {
    switch role {
    case .body, .preformatted: plain
    case .heading(let level): level == 1 ? accent.adding(.bold) : title
    case .tableHeader, .button, .mark: title
    case .field: Style(attributes: .underline)
    case .picture, .bar, .frame: quiet
    case .marker: accent
    }
  }
}
