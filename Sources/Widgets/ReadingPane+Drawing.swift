public import Cells
public import Documents

extension ReadingPane {
  /// Draws the lines that are seen; the focused target has the cursor, every target can be clicked.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.clipped(to: rect) { canvas in
      for row in 0..<min(rect.rows, max(0, layout.lines.count - scroll)) {
        drawLine(scroll + row, at: Point(column: rect.column, row: rect.row + row), on: &canvas)
      }
    }
    placeCursor(in: rect, on: &canvas)
    if isScrollable { drawScrollbar(in: rect, on: &canvas) }
  }

  private func drawLine(_ index: Int, at point: Point, on canvas: inout Canvas) {
    for span in layout.lines[index].spans {
      let start = Point(column: point.column + span.column, row: point.row)
      let isFocused = span.target != nil && span.target == focus
      canvas.write(
        span.text, at: start, style: isFocused ? Theme.focused : Theme.style(of: span))
      let place = Rect(column: start.column, row: start.row, columns: span.columns, rows: 1)
      if let target = span.target {
        addHotspots(of: span, target: target, line: index, in: place, on: &canvas)
      } else if let label = span.label, let target = layout.target(ofElement: label) {
        canvas.addHotspot(place, key: Spot.target(target).key)
      }
    }
  }

  /// In a field it matters which cell is clicked.
  private func addHotspots(
    of span: Documents.Span, target: Int, line: Int, in place: Rect, on canvas: inout Canvas
  ) {
    guard span.role == .field, let first = layout.targets[target].places.first else {
      return canvas.addHotspot(place, key: Spot.target(target).key)
    }
    for column in 0..<place.columns {
      let cell = Point(
        column: span.column + column - first.columns.lowerBound, row: line - first.line)
      canvas.addHotspot(
        Rect(column: place.column + column, row: place.row, columns: 1, rows: 1),
        key: Spot.cell(cell, of: target).key)
    }
  }

  private func placeCursor(in rect: Rect, on canvas: inout Canvas) {
    guard let focus, let place = layout.targets[focus].places.first else { return }
    let point = Point(
      column: rect.column + place.columns.lowerBound, row: rect.row + place.line - scroll)
    if rect.contains(point) { canvas.cursor = point }
  }

  /// A thumb beside the text: a column away if there is room, else in its last one.
  private func drawScrollbar(in rect: Rect, on canvas: inout Canvas) {
    guard rect.rows >= 3 else { return }
    let column = min(rect.endColumn + 1, canvas.size.columns - 1)
    let length = max(1, rect.rows * rect.rows / max(1, layout.lines.count))
    let start = lastScroll == 0 ? 0 : (rect.rows - length) * scroll / lastScroll
    for row in 0..<length {
      canvas.write(
        "▐", at: Point(column: column, row: rect.row + start + row), style: Theme.quiet)
    }
  }

  /// Where the focused target is drawn, possibly outside of what is seen.
  public func focusedPlace(in rect: Rect) -> Rect? {
    focusedPlace.map {
      Rect(
        column: rect.column + $0.column, row: rect.row + $0.row - scroll, columns: $0.columns,
        rows: $0.rows)
    }
  }

  /// Draws an element's field with another text than the document has.
  public func draw(
    _ field: Field, ofElement number: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    guard let target = layout.target(ofElement: number), target != focus else { return }
    let places = layout.targets[target].places
    let width = places.first?.columns.count ?? 0
    let drawn = Control.field(field).drawn(label: "", columns: width)
    let lines =
      if case .lines = field.kind {
        WrappedText(field.text, columns: width - 1).lines
          .map { String($0.characters.map(\.editingForm)) }
      } else {
        [drawn.replacing("\u{A0}", with: " ")]
      }
    canvas.clipped(to: rect) { canvas in
      for (index, place) in places.enumerated() {
        let cells = Rect(
          column: rect.column + place.columns.lowerBound, row: rect.row + place.line - scroll,
          columns: place.columns.count, rows: 1)
        canvas.fill(cells, style: Theme.field)
        guard index < lines.count else { continue }
        canvas.clipped(to: cells) {
          $0.write(lines[index], at: cells.origin, style: Theme.field)
        }
      }
    }
  }

  /// Draws a text that is being typed over the field that has the focus.
  public func drawEntry(_ entry: TextEntry, in rect: Rect, on canvas: inout Canvas) {
    guard let place = focusedPlace(in: rect) else { return }
    canvas.clipped(to: rect) { entry.draw(in: place, on: &$0) }
    if let cursor = canvas.cursor, !rect.contains(cursor) { canvas.cursor = nil }
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
    if span.traits.contains(.quiet) { style.attributes.insert(.dim) }
    if span.traits.contains(.faulty) { style.foreground = bad.foreground }
    if span.target != nil, [.body, .preformatted, .picture].contains(span.role) {
      style.foreground = link.foreground
      style.attributes.formUnion(link.attributes)
    }
    return style
  }

  private static func base(of role: Role) -> Style {
    switch role {
    case .body, .preformatted: plain
    case .heading(let level): level == 1 ? accent.adding(.bold) : title
    case .tableHeader, .button, .mark, .slider: title
    case .field: field
    case .picture, .bar, .frame: quiet
    case .marker: accent
    }
  }
}
