import Cells
import Documents
import Widgets

/// The headlines of a text as a list over it; what is typed keeps those that contain it.
struct Outline: Equatable, Sendable {
  private(set) var filter = TextEntry()
  /// The headline that Enter goes to, by its number in the text.
  private(set) var selection: Int

  /// A headline with its number in the text.
  struct Entry: Equatable, Sendable {
    let number: Int
    let heading: Chunk.Heading

    /// The headline, indented by its level.
    var text: String { String(repeating: "  ", count: heading.level - 1) + heading.text }
  }

  /// Opens the list at a headline.
  init(at heading: Int) { selection = heading }

  /// The headlines that contain what was typed.
  func entries(of headings: [Chunk.Heading]) -> [Entry] {
    let wanted = filter.text
    return headings.enumerated().compactMap { number, heading in
      heading.contains(wanted) ? Entry(number: number, heading: heading) : nil
    }
  }

  /// The place of the selection: the one chosen, or the nearest before it that is left.
  func place(among entries: [Entry]) -> Int {
    max(0, entries.lastIndex { $0.number <= selection } ?? 0)
  }

  /// The number of the headline that is selected.
  func chosen(among entries: [Entry]) -> Int? {
    entries.isEmpty ? nil : entries[place(among: entries)].number
  }

  mutating func type(_ key: Key, among entries: [Entry], pageRows: Int) {
    let step: Int
    switch key {
    case .up: step = -1
    case .down: step = 1
    case .wheel(let lines): step = lines
    case .pageUp: step = -max(1, pageRows - 6)
    case .pageDown: step = max(1, pageRows - 6)
    default: return filter.type(key)
    }
    guard !entries.isEmpty else { return }
    let place = place(among: entries) + step
    selection = entries[max(0, min(place, entries.count - 1))].number
  }

  /// Draws the list over the middle of an area.
  func draw(_ headings: [Chunk.Heading], in area: Rect, on canvas: inout Canvas) {
    let entries = entries(of: headings)
    // A long text has thousands: its first ones say how wide the list should be.
    let widest = entries.prefix(100).reduce(28) { max($0, min($1.text.columns, area.columns)) }
    let box = area.centered(Size(columns: widest + 6, rows: max(1, entries.count) + 3))
    canvas.removeHotspots()
    canvas.addHotspot(area, key: .item(-1))
    canvas.fill(box)
    Frame(title: "Contents").draw(in: box, on: &canvas)
    let inside = box.inset(columns: 2, rows: 1)
    let start = canvas.write("/", at: inside.origin, style: Theme.title)
    canvas.write(filter.text, at: Point(column: start, row: inside.row))
    let list = inside.droppingTop(1)
    let place = place(among: entries)
    let first = max(0, min(place - list.rows / 2, entries.count - list.rows))
    if entries.isEmpty {
      Label("no such headline", style: Theme.quiet).draw(in: list.top(1), on: &canvas)
    }
    for (row, index) in (first..<min(entries.count, first + list.rows)).enumerated() {
      let line = list.droppingTop(row).top(1)
      let style =
        index == place
        ? Theme.selected : entries[index].heading.level == 1 ? Theme.title : Theme.plain
      if index == place { canvas.fill(line, style: style) }
      Label((index == place ? "▸ " : "  ") + entries[index].text, style: style).draw(
        in: line, on: &canvas)
      canvas.addHotspot(line, key: .item(entries[index].number))
    }
    canvas.cursor = Point(column: start + filter.cursorColumn, row: inside.row)
  }
}
