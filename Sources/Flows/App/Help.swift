import Cells
import Widgets

/// The help over a screen: its key table, the keys of every screen after it.
enum Help {
  static func draw(
    _ own: [KeyBinding<App.Message>], _ all: [KeyBinding<App.Message>], on canvas: inout Canvas
  ) {
    let shared = all.dropFirst(own.count)
    let rows = own.map { ($0.names, $0.help) } + [("", "")] + shared.map { ($0.names, $0.help) }
    let names = min(canvas.size.columns / 3, rows.map(\.0.columns).max() ?? 0)
    let texts = rows.map(\.1.columns).max() ?? 0
    let size = Size(columns: names + texts + 8, rows: rows.count + 4)
    let box = canvas.bounds.droppingBottom(1).centered(size)
    canvas.fill(box.inset(columns: -1))
    Frame(title: "Keys").draw(in: box, on: &canvas)
    let inside = box.inset(columns: min(3, box.columns / 8), rows: box.rows > 12 ? 2 : 1)
    for (index, row) in rows.enumerated() where index < inside.rows {
      let line = inside.droppingTop(index).top(1)
      Label(row.0, style: Theme.title)
        .draw(in: line.droppingRight(line.columns - names), on: &canvas)
      Label(row.1).draw(in: line.droppingLeft(names + 2), on: &canvas)
    }
    canvas.cursor = nil
  }
}
