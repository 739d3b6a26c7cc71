import Cells
import Documents
import Widgets

/// The headlines of a text as a list over it; what is typed keeps those that contain it.
struct Outline: Equatable, Sendable {
  private(set) var filter = TextEntry()
  /// All headlines of the text so far.
  private(set) var headings: [Chunk.Heading]
  /// The numbers of those that contain what was typed, in reading order: looked for once, as there
  /// may be a hundred thousand.
  private(set) var found: [Int]
  /// The headline that Enter goes to, by its number in the text.
  private var selection: Int

  /// Opens the list at a headline.
  init(of headings: [Chunk.Heading], at heading: Int) {
    self.headings = headings
    found = Array(headings.indices)
    selection = heading
  }

  /// Takes in what follows in the text.
  mutating func append(_ more: [Chunk.Heading]) {
    let count = headings.count
    headings += more
    found += find(among: count..<headings.count)
  }

  /// The place of the selection: the one chosen, or the nearest before it that is left.
  private var place: Int { found.lastIndex { $0 <= selection } ?? 0 }

  /// The number of the headline that is selected.
  var chosen: Int? { found.isEmpty ? nil : found[place] }

  private func find(among numbers: some Sequence<Int>) -> [Int] {
    let wanted = Chunk.Heading.Wanted(filter.text)
    return numbers.filter { headings[$0].contains(wanted) }
  }

  /// Takes in a pasted text.
  mutating func paste(_ text: String) { edit { $0.paste(text) } }

  private mutating func edit(_ change: (inout TextEntry) -> Void) {
    let earlier = filter.text
    change(&filter)
    guard filter.text != earlier else { return }
    // What contains the longer text was found by the shorter one.
    let isNarrower = filter.text.contains(earlier)
    found = isNarrower ? find(among: found) : find(among: headings.indices)
  }

  mutating func type(_ key: Key, pageRows: Int) {
    let step: Int
    switch key {
    case .up: step = -1
    case .down: step = 1
    case .wheel(let lines): step = lines
    case .pageUp: step = -max(1, pageRows - 6)
    case .pageDown: step = max(1, pageRows - 6)
    default: return edit { $0.type(key) }
    }
    guard !found.isEmpty else { return }
    selection = found[max(0, min(place + step, found.count - 1))]
  }

  /// A headline, indented by its level.
  private func text(of number: Int) -> String {
    String(repeating: "  ", count: headings[number].level - 1) + headings[number].text
  }

  /// Draws the list over the middle of an area.
  func draw(in area: Rect, on canvas: inout Canvas) {
    // A long text has thousands: its first ones say how wide the list should be.
    let widest = found.prefix(100).reduce(28) { max($0, min(text(of: $1).columns, area.columns)) }
    let box = area.centered(Size(columns: widest + 6, rows: max(1, found.count) + 3))
    canvas.removeHotspots()
    canvas.addHotspot(area, key: .item(-1))
    canvas.fill(box)
    Frame(title: "Contents").draw(in: box, on: &canvas)
    let inside = box.inset(columns: 2, rows: 1)
    let start = canvas.write("/", at: inside.origin, style: Theme.title)
    canvas.write(filter.text, at: Point(column: start, row: inside.row))
    let list = inside.droppingTop(1)
    let place = place
    let first = max(0, min(place - list.rows / 2, found.count - list.rows))
    if found.isEmpty {
      Label("no such headline", style: Theme.quiet).draw(in: list.top(1), on: &canvas)
    }
    for (row, index) in (first..<min(found.count, first + list.rows)).enumerated() {
      let line = list.droppingTop(row).top(1)
      let style =
        index == place
        ? Theme.selected : headings[found[index]].level == 1 ? Theme.title : Theme.plain
      if index == place { canvas.fill(line, style: style) }
      Label((index == place ? "▸ " : "  ") + text(of: found[index]), style: style).draw(
        in: line, on: &canvas)
      canvas.addHotspot(line, key: .item(found[index]))
    }
    canvas.cursor = Point(column: start + filter.cursorColumn, row: inside.row)
  }
}
