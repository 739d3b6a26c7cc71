import Cells
import Widgets

extension KeyList {
  /// The items that a click beside the list, or on its frame, stands for.
  static let outside = -1
  static let frame = -2

  /// Draws the list over the screen beneath.
  func draw(_ state: App.State, on canvas: inout Canvas) {
    let all = Self.entries(in: state)
    let places = Places(of: all, in: canvas.size)
    let lines = places.lines(of: shown(of: all), isFiltered: isFiltered)
    canvas.removeHotspots()
    canvas.addHotspot(canvas.bounds.droppingBottom(1), key: .item(Self.outside))
    canvas.fill(places.box.inset(columns: -1))
    Frame(title: "").draw(in: places.box, on: &canvas)
    canvas.addHotspot(places.box, key: .item(Self.frame))
    let first = lines.firstIndex { $0.row == selection } ?? 0
    let count = lines.count { $0.row == selection }
    // Of a row higher than the list the beginning is seen.
    let middle = min(first, first + count / 2 - places.text.rows / 2)
    let scroll = max(0, min(middle, lines.count - places.text.rows))
    for (index, line) in lines.dropFirst(scroll).prefix(places.text.rows).enumerated() {
      draw(line, at: index, in: places, on: &canvas)
    }
    if lines.isEmpty {
      Label("nothing is called that", style: Theme.quiet)
        .draw(in: places.text.top(1), on: &canvas)
    }
    if scroll > 0 { mark("↑", .pageUp, in: places.box.top(1), on: &canvas) }
    if scroll + places.text.rows < lines.count {
      mark("↓", .pageDown, in: places.box.bottom(1), on: &canvas)
    }
    drawFilter(in: places.box.top(1).inset(columns: 2).droppingRight(4), on: &canvas)
  }

  private func draw(_ line: Line, at index: Int, in places: Places, on canvas: inout Canvas) {
    guard let row = line.row else { return }
    let isSelected = row == selection
    let (rect, names) = (places.text.droppingTop(index).top(1), places.names)
    // As far as one column from the frame.
    let place = rect.inset(columns: places.box.column + 1 - rect.column)
    if isSelected {
      canvas.fill(place, style: Theme.selected)
      if line.isFirst { canvas.write("▸", at: place.origin, style: Theme.selected) }
    }
    line.names.draw(
      in: rect.droppingRight(rect.columns - names),
      style: isSelected ? Theme.selected : Theme.title, on: &canvas)
    line.does.draw(
      in: rect.droppingLeft(names + 2), style: isSelected ? Theme.selected : Theme.plain,
      on: &canvas)
    canvas.addHotspot(place, key: .item(row))
  }

  /// The edge says what the list is and what was typed.
  private func drawFilter(in edge: Rect, on canvas: inout Canvas) {
    let title = purpose == .help ? " Keys › " : " Commands › "
    let start = canvas.write(title, at: edge.origin, style: Theme.title)
    let room = edge.droppingLeft(start - edge.column)
    guard !filter.text.isEmpty else {
      Label("type to find ", style: Theme.quiet).draw(in: room, on: &canvas)
      canvas.cursor = room.isEmpty ? nil : room.origin
      return
    }
    // Of a long text the part before the cursor is seen.
    let hidden = max(0, filter.cursorColumn + 1 - room.columns)
    canvas.clipped(to: room) { canvas in
      canvas.write(
        filter.text + " ", at: Point(column: room.column - hidden, row: room.row),
        style: Theme.field)
    }
    canvas.cursor = Point(column: room.column + filter.cursorColumn - hidden, row: room.row)
  }

  private func mark(_ arrow: String, _ key: Key, in edge: Rect, on canvas: inout Canvas) {
    let place = edge.droppingRight(2).droppingLeft(edge.columns - 5)
    Label(" \(arrow) ").draw(in: place, on: &canvas)
    canvas.addHotspot(place, key: key)
  }
}
