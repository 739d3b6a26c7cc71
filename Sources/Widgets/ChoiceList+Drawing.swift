public import Cells
import Documents

extension ChoiceList {
  /// The most options that are seen at once.
  static let mostRows = 12

  /// Draws the list below its closed control, or above where there is more room.
  public func draw(at control: Rect, in rect: Rect, on canvas: inout Canvas) {
    canvas.addHotspot(canvas.bounds, key: Spot.outside.key)
    let box = box(at: control, in: rect)
    guard box.columns >= 4, box.rows >= 3 else {
      return drawLine(at: control, in: rect, on: &canvas)
    }
    Frame(style: Theme.title).draw(in: box, on: &canvas)
    let inside = box.inset(columns: 1, rows: 1)
    let top = max(
      0, min((marked ?? 0) - inside.rows / 2, choice.options.count - inside.rows))
    for row in 0..<min(inside.rows, choice.options.count) {
      let line = Rect(
        column: inside.column, row: inside.row + row, columns: inside.columns, rows: 1)
      drawOption(top + row, in: line, on: &canvas)
    }
    drawMore(above: top > 0, below: top + inside.rows < choice.options.count, of: box, on: &canvas)
  }

  private func box(at control: Rect, in rect: Rect) -> Rect {
    let widest = choice.options.map { $0.label.columns + indent(of: $0) }.max() ?? 0
    let columns = min(rect.columns, max(control.columns, widest + 6))
    let below = rect.endRow - control.endRow
    let above = control.row - rect.row
    let wanted = min(choice.options.count, Self.mostRows) + 2
    let isBelow = below >= min(wanted, 5) || below >= above
    let rows = max(0, min(wanted, isBelow ? below : above))
    let column = max(rect.column, min(control.column, rect.endColumn - columns))
    let row = isBelow ? control.endRow : control.row - rows
    return Rect(column: column, row: row, columns: columns, rows: rows).intersection(rect)
  }

  private func indent(of option: Choice.Option) -> Int {
    (choice.allowsSeveral ? 2 : 0)
      + (option.kind != .heading && choice.options.contains { $0.kind == .heading } ? 2 : 0)
  }

  private func drawOption(_ index: Int, in line: Rect, on canvas: inout Canvas) {
    let option = choice.options[index]
    let style =
      switch option.kind {
      case .option: index == marked ? Theme.selected : Theme.plain
      case .disabled: Theme.quiet
      case .heading: Theme.title
      }
    canvas.fill(line, style: style)
    let start = option.kind == .heading ? 1 : 3 + indent(of: option)
    let text = line.droppingLeft(start).droppingRight(1)
    Label(option.label, style: style).draw(in: text, on: &canvas)
    guard option.kind != .heading else { return }
    let mark = choice.allowsSeveral ? (option.isChosen ? "[x]" : "[ ]") : option.isChosen ? "✓" : ""
    canvas.clipped(to: line) { canvas in
      canvas.write(mark, at: Point(column: line.column + 1, row: line.row), style: style)
    }
    if option.kind == .option { canvas.addHotspot(line, key: Spot.option(index).key) }
    let cursor = Point(column: line.column + min(1, line.columns - 1), row: line.row)
    if index == marked, canvas.bounds.contains(cursor) { canvas.cursor = cursor }
  }

  /// Says in the edge that there is more.
  private func drawMore(above: Bool, below: Bool, of box: Rect, on canvas: inout Canvas) {
    let column = box.endColumn - 3
    if above { canvas.write("▴", at: Point(column: column, row: box.row), style: Theme.title) }
    if below {
      canvas.write("▾", at: Point(column: column, row: box.endRow - 1), style: Theme.title)
    }
  }

  /// Where no box fits, shows the marked option in place of the control.
  private func drawLine(at control: Rect, in rect: Rect, on canvas: inout Canvas) {
    let line = Rect(
      column: control.column, row: control.row, columns: max(control.columns, 4), rows: 1
    ).intersection(rect)
    guard !line.isEmpty, let option else { return }
    canvas.fill(line, style: Theme.selected)
    Label(option.label, style: Theme.selected).draw(in: line, on: &canvas)
    canvas.cursor = canvas.bounds.contains(line.origin) ? line.origin : nil
  }
}
