public import Cells
import Documents

extension TextPane {
  /// Gives the picture that stands for another one's words, if it is there.
  public typealias PictureLookup = (WantedPicture) -> Picture?

  /// Draws the lines that are seen; the focused target has the cursor, every target can be clicked.
  public func draw(
    in rect: Rect, on canvas: inout Canvas, pictures: PictureLookup = { _ in nil }
  ) {
    canvas.clipped(to: rect) { canvas in
      for chunk in visible {
        guard let layout = parts[chunk].layout else { continue }
        let start = parts[top.chunk..<chunk].reduce(-top.line) { $0 + $1.lines }
        let hidden = drawPictures(of: chunk, from: start, in: rect, on: &canvas, pictures)
        let first = max(0, -start)
        for line in first..<max(first, min(layout.lines.count, rect.rows - start)) {
          let point = Point(column: rect.column, row: rect.row + start + line)
          let hidesWords = hidden.contains { $0.contains(line) }
          draw(layout.lines[line], of: chunk, at: point, hidesWords: hidesWords, on: &canvas)
        }
        drawMatches(of: chunk, from: rect.row + start, in: rect, on: &canvas)
      }
      for (number, target) in targetsInSight.enumerated() {
        addHotspots(to: target, number: number, in: rect, on: &canvas)
      }
    }
    if let focus = focusInSight, let place = places(of: focus, in: rect).first {
      canvas.cursor = place.origin
    }
    if isScrollable { drawScrollbar(in: rect, on: &canvas) }
  }

  /// Draws the number of each target in sight in the blanks before it, over its beginning only as
  /// far as these are too few.
  public func drawTargetNumbers(in rect: Rect, on canvas: inout Canvas) {
    let words = canvas
    for (index, target) in targetsInSight.enumerated() {
      guard let place = places(of: target, in: rect).first, rect.contains(place.origin) else {
        continue
      }
      let number = "\(index + 1)"
      var start = place.origin
      while place.column - start.column < number.count {
        let before = Point(column: start.column - 1, row: start.row)
        guard let glyph = words[before]?.glyph, Self.isFree(glyph) else { break }
        start = before
      }
      canvas.write(number, at: start, style: Theme.selected)
    }
  }

  /// Whether a number may stand for it: nothing of the text is lost with a list's bullet.
  private static func isFree(_ glyph: Glyph) -> Bool {
    glyph == .blank || glyph.base == "•" || glyph.base == "◦"
  }

  private func draw(
    _ line: Line, of chunk: Int, at point: Point, hidesWords: Bool, on canvas: inout Canvas
  ) {
    for span in line.spans where !hidesWords || span.role != .picture {
      let isFocused = span.target.map { Focus(chunk: chunk, target: $0) == focus } ?? false
      canvas.write(
        span.text, at: Point(column: point.column + span.column, row: point.row),
        style: isFocused ? Theme.focused : Theme.style(of: span))
    }
  }

  private func addHotspots(
    to target: Focus, number: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    for place in places(of: target, in: rect) {
      canvas.addHotspot(place, key: .item(number))
    }
  }

  private func places(of target: Focus, in rect: Rect) -> [Rect] {
    guard let layout = parts[target.chunk].layout else { return [] }
    return layout.targets[target.target].places.compactMap { place in
      row(of: Position(chunk: target.chunk, line: place.line)).map {
        Rect(
          column: rect.column + place.columns.lowerBound, row: rect.row + $0,
          columns: place.columns.count, rows: 1)
      }
    }
  }

  private func drawMatches(
    of chunk: Int, from start: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    for (index, match) in (parts[chunk].matches ?? []).enumerated() {
      guard start + match.line < rect.endRow else { return }
      let isCurrent = search.current == TextSearch.Current(chunk: chunk, match: index)
      for place in match.places where start + place.line >= rect.row {
        let stretch = Rect(
          column: rect.column + place.columns.lowerBound, row: start + place.line,
          columns: place.columns.count, rows: 1)
        canvas.restyle(stretch) { $0 = isCurrent ? Theme.match.adding(.bold) : Theme.match }
      }
    }
  }

  /// A thumb beside the text: a column away if there is room, else in its last one.
  private func drawScrollbar(in rect: Rect, on canvas: inout Canvas) {
    guard rect.rows >= 3 else { return }
    let column = min(rect.endColumn + 1, canvas.size.columns - 1)
    let (_, all) = extent
    let length = max(1, rect.rows * rect.rows / max(1, all))
    let start = (rect.rows - length) * percent / 100
    for row in 0..<length {
      canvas.write(
        "▐", at: Point(column: column, row: rect.row + start + row), style: Theme.quiet)
    }
  }
}
