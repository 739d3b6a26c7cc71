public import Cells

extension Form: Widget {
  /// How wide a form is where there is room.
  public static let columns = 64

  /// The rows it takes with its button and the note below.
  public var rows: Int { lines.count + 5 }

  private enum Line {
    case field(Int)
    case complaint(Int)
  }

  private var lines: [Line] {
    fields.indices.flatMap { index -> [Line] in
      fields[index].complaint == nil ? [.field(index)] : [.field(index), .complaint(index)]
    }
  }

  /// Draws as much as there is room for around what has the focus; the button is always there.
  public func draw(in rect: Rect, on canvas: inout Canvas) {
    let isRoomy = rect.rows >= rows
    let below = isRoomy ? 5 : rect.rows > 1 ? 1 : 0
    let list = rect.droppingBottom(below)
    canvas.clipped(to: rect) { canvas in
      for (row, line) in seen(in: list.rows).enumerated() {
        draw(line, in: list.droppingTop(row).top(1), on: &canvas)
      }
      let foot = rect.bottom(below)
      let isFocused = focus == fields.count
      Button(button, key: .item(fields.count), isFocused: isFocused, isMain: true)
        .draw(in: isRoomy ? foot.droppingTop(1) : foot, on: &canvas)
      if isRoomy, fields.indices.contains(focus) {
        Paragraph(fields[focus].note, style: Theme.quiet)
          .draw(in: foot.droppingTop(3), on: &canvas)
      }
    }
  }

  /// The lines around the focus; the button's are the last ones.
  private func seen(in rows: Int) -> ArraySlice<Line> {
    let lines = lines
    let place =
      lines.firstIndex { line in
        if case .field(focus) = line { true } else { false }
      } ?? max(0, lines.count - 1)
    let start = max(0, min(place - rows / 2, lines.count - rows))
    return lines.dropFirst(start).prefix(rows)
  }

  private func draw(_ line: Line, in rect: Rect, on canvas: inout Canvas) {
    let longest = fields.map(\.label.columns).max() ?? 0
    let half = rect.columns / 2
    let labels = longest + 2 <= half ? longest + 2 : min(longest + 1, half + 1)
    let place = rect.droppingLeft(labels)
    switch line {
    case .complaint(let index):
      let text = "! " + (fields[index].complaint ?? "")
      Label(text, style: Theme.bad)
        .draw(in: text.columns <= place.columns ? place : rect, on: &canvas)
    case .field(let index):
      let isFocused = index == focus
      Label(fields[index].label, style: isFocused ? Theme.title : Theme.plain)
        .draw(in: rect.top(1).droppingRight(rect.columns - labels + 1), on: &canvas)
      draw(fields[index].value, isFocused: isFocused, in: place, on: &canvas)
      canvas.addHotspot(rect, key: .item(index))
    }
  }

  private func draw(
    _ value: Value, isFocused: Bool, in place: Rect, on canvas: inout Canvas
  ) {
    let style = isFocused ? Theme.focused : Theme.plain
    switch value {
    case .text(let text):
      if isFocused, let entry { return draw(entry, in: place, on: &canvas) }
      let style = isFocused ? Theme.focused : Style(attributes: .underline)
      canvas.fill(place, style: style)
      Label(text, style: style).draw(in: place, on: &canvas)
    case .choice(let choices, let selected):
      let text = choices.indices.contains(selected) ? choices[selected] : "none"
      Label(choices.count > 1 ? "◂ \(text) ▸" : text, style: style).draw(in: place, on: &canvas)
    case .checkbox(let isOn, let text):
      Label("\(isOn ? "[x]" : "[ ]") \(text)", style: style).draw(in: place, on: &canvas)
    }
    if isFocused { canvas.cursor = place.origin }
  }

  private func draw(_ entry: TextEntry, in place: Rect, on canvas: inout Canvas) {
    let skipped = max(0, entry.cursorColumn - place.columns + 1)
    canvas.clipped(to: place) { canvas in
      canvas.fill(place, style: Theme.focused)
      let start = Point(column: place.column - skipped, row: place.row)
      canvas.write(entry.text, at: start, style: Theme.focused)
    }
    canvas.cursor = Point(column: place.column + entry.cursorColumn - skipped, row: place.row)
  }
}
