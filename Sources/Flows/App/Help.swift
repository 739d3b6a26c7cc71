import Cells
import Widgets

/// The help over a screen: its key table, and after it the keys of every screen.
enum Help {
  /// The names of keys and what they do; on a narrow screen a part of that.
  private struct Row {
    var names: String
    var does: String
  }

  /// How far the help can be scrolled on this screen.
  static func lastScroll(in state: App.State) -> Int {
    let rows = lines(of: rows(in: state), in: state.size)
    return max(0, rows.count - places(for: rows, in: state.size).text.rows)
  }

  static func draw(_ state: App.State, from scroll: Int, on canvas: inout Canvas) {
    let rows = lines(of: rows(in: state), in: canvas.size)
    let (box, text) = places(for: rows, in: canvas.size)
    canvas.fill(box.inset(columns: -1))
    Frame(title: "Keys").draw(in: box, on: &canvas)
    let names = namesColumns(of: rows, in: canvas.size)
    for (index, row) in rows.dropFirst(scroll).prefix(text.rows).enumerated() {
      let line = text.droppingTop(index).top(1)
      Label(row.names, style: Theme.title)
        .draw(in: line.droppingRight(line.columns - names), on: &canvas)
      Label(row.does).draw(in: line.droppingLeft(names + 2), on: &canvas)
    }
    if scroll > 0 { mark("↑", in: box.top(1), on: &canvas) }
    if scroll + text.rows < rows.count { mark("↓", in: box.bottom(1), on: &canvas) }
    canvas.cursor = nil
  }

  private static func rows(in state: App.State) -> [Row] {
    let own = App.screenKeys(in: state).map { Row(names: $0.names, does: $0.help) }
    let shared = App.anywhere.map { Row(names: $0.names, does: $0.help) }
    return own + [Row(names: "", does: "")] + shared
  }

  /// The rows, with those that are too wide broken into several.
  private static func lines(of rows: [Row], in size: Size) -> [Row] {
    let names = namesColumns(of: rows, in: size)
    let does = size.columns - names - 2 - 2 * margin(in: size.columns)
    return rows.flatMap { row -> [Row] in
      let left = Paragraph(row.names).lines(in: names)
      let right = Paragraph(row.does).lines(in: does)
      return (0..<max(1, left.count, right.count)).map { index in
        Row(
          names: index < left.count ? left[index] : "",
          does: index < right.count ? right[index] : "")
      }
    }
  }

  /// The columns of the frame and the air in it, on each side.
  private static func margin(in columns: Int) -> Int { min(3, max(1, columns / 12)) }

  private static func places(for rows: [Row], in size: Size) -> (box: Rect, text: Rect) {
    let texts = rows.map(\.does.columns).max() ?? 0
    let wanted = Size(
      columns: namesColumns(of: rows, in: size) + texts + 8, rows: rows.count + 4)
    let box = Rect(size).droppingBottom(1).centered(wanted)
    let isRoomy = box.rows == wanted.rows
    return (box, box.inset(columns: margin(in: box.columns), rows: isRoomy ? 2 : 1))
  }

  private static func namesColumns(of rows: [Row], in size: Size) -> Int {
    min(size.columns / 3 + 1, rows.map(\.names.columns).max() ?? 0)
  }

  private static func mark(_ arrow: String, in edge: Rect, on canvas: inout Canvas) {
    Label(" \(arrow) ", alignment: .right).draw(in: edge.droppingRight(2), on: &canvas)
  }
}
