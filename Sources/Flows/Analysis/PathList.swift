import Cells
import Documents
import Widgets

/// The whole path as a list, the page at its top; only what is seen of it is drawn.
struct PathList {
  let state: Analysis.State

  /// How many entries are seen at once.
  static func rows(in size: Size) -> Int { place(in: Rect(size)).list.rows }

  private static func place(in area: Rect) -> (heading: Rect, list: Rect) {
    let margin = area.columns > 40 ? 2 : 1
    let isRoomy = area.rows >= 14
    let place = area.droppingTop(isRoomy ? 1 : 0).inset(columns: margin)
    return (place.top(1), place.droppingTop(isRoomy ? 2 : 1))
  }

  func draw(on canvas: inout Canvas) {
    guard let sheet = state.sheet else { return }
    let (heading, list) = Self.place(in: canvas.bounds)
    let count = state.path.count
    let screens = count == 1 ? "1 screen" : "\(count) screens"
    let dropped = state.droppedScreens
    Label(
      "\(screens) over the page" + (dropped > 0 ? ", \(dropped) older ones not kept" : ""),
      style: Theme.title
    ).draw(in: heading, on: &canvas)
    let selected = state.selectedEntry(in: sheet)
    let first = max(0, min(selected - list.rows / 2, count + 1 - list.rows))
    for row in 0..<list.rows where first + row <= count {
      draw(
        first + row, isSelected: first + row == selected, in: list.droppingTop(row).top(1),
        on: &canvas)
    }
  }

  private func draw(
    _ index: Int, isSelected: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    let style = isSelected ? Theme.selected : Theme.plain
    if isSelected {
      canvas.fill(rect, style: style)
      canvas.write("▸", at: rect.origin, style: style)
      canvas.cursor = rect.origin
    }
    let digits = "\(state.path.count)".columns
    let number = rect.droppingLeft(2)
    Label("\(index)", style: isSelected ? style : Theme.quiet, alignment: .right)
      .draw(in: number.droppingRight(number.columns - digits), on: &canvas)
    let text = number.droppingLeft(digits + 2)
    let (kind, detail, times) = words(for: index)
    let count = times > 1 ? "×\(times)" : ""
    Label(count, style: isSelected ? style : Theme.warning, alignment: .right)
      .draw(in: text.droppingRight(1), on: &canvas)
    let room = text.droppingRight(count.isEmpty ? 1 : count.columns + 2)
    let kindColumns = min(16, room.columns / 2)
    Label(kind, style: isSelected ? style : Theme.title)
      .draw(in: room.droppingRight(room.columns - kindColumns + 1), on: &canvas)
    let rest = room.droppingLeft(kindColumns)
    Label(detail.shortenedInTheMiddle(to: rest.columns), style: style).draw(in: rest, on: &canvas)
    canvas.addHotspot(rect, key: .item(index))
  }

  /// An entry in words.
  func spokenEntry(_ index: Int) -> String {
    let (kind, detail, times) = words(for: index)
    return "\(kind): \(detail)" + (times > 1 ? ", \(times) times" : "")
  }

  private func words(for index: Int) -> (kind: String, detail: String, times: Int) {
    guard index > 0 else { return ("Page", state.page.pane.document.title, 1) }
    let entry = state.path.entries[index - 1]
    return (entry.element.kind, entry.element.detail, entry.count)
  }
}
