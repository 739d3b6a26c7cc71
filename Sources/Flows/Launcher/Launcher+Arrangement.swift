import Cells

extension Launcher {
  /// Where page and panel stand: side by side where there is room, else the panel on top.
  struct Arrangement {
    let panel: Rect
    let divider: Rect
    let page: Rect

    init(size: Size) {
      let area = Rect(size)
      if size.columns >= 110 {
        let width = 40
        panel = Rect(
          column: area.endColumn - width, row: 1, columns: width - 2, rows: size.rows - 1)
        divider = Rect(
          column: area.endColumn - width - 2, row: 0, columns: 1, rows: size.rows)
        page = Rect(
          column: 2, row: 1, columns: size.columns - width - 6, rows: size.rows - 1)
      } else {
        let margin = size.columns > 40 ? 2 : 1
        let panelRows = size.rows >= 20 ? 4 : size.rows >= 14 ? 3 : min(2, size.rows)
        // A tall screen has room for air around both.
        let air = size.rows >= 32 ? 1 : 0
        panel = area.droppingTop(air).top(panelRows).inset(columns: margin)
        divider = area.droppingTop(panelRows + 2 * air).top(size.rows >= 14 ? 1 : 0)
        page = area.droppingTop(panelRows + divider.rows + 3 * air).inset(columns: margin)
      }
    }
  }
}
