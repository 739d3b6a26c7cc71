import Cells

extension Analysis {
  /// Where page, its list of events, and a pushed screen stand.
  struct Arrangement {
    let page: Rect
    let divider: Rect
    let log: Rect
    let screen: Rect

    /// Whether the list of events stands beside the page, with room for whole sentences.
    let isWide: Bool

    init(size: Size) {
      let area = Rect(size)
      let margin = size.columns > 40 ? 2 : 1
      let reading = size.reading
      screen = area.bottom(reading.rows).centered(reading)
      isWide = size.columns >= 110
      if isWide {
        let width = 44
        page = Rect(
          column: 2, row: 1, columns: size.columns - width - 5, rows: size.rows - 1)
        divider = Rect(column: area.endColumn - width - 2, row: 0, columns: 1, rows: size.rows)
        log = Rect(
          column: area.endColumn - width, row: 1, columns: width - 2, rows: size.rows - 1)
      } else {
        let rows = size.rows >= 32 ? 10 : size.rows >= 14 ? 4 : size.rows >= 8 ? 1 : 0
        log = area.bottom(rows).inset(columns: margin)
        divider = area.droppingBottom(rows).bottom(rows > 1 ? 1 : 0)
        page = area.droppingBottom(rows + divider.rows).droppingTop(rows > 1 ? 1 : 0)
          .inset(columns: margin)
      }
    }
  }
}
