import Cells
import Widgets

extension Analysis {
  /// The page, the path over it, and what came in.
  public struct State: Equatable, Sendable {
    var content: Availability<Content>
    var isOpen = false
    var page = Page.State()
    var path = NavigationPath<AnalysisScreen>()
    /// The last things that came in, newest last.
    var log: [Entry] = []
    var accepted = 0
    var refused = 0
    var size: Size

    /// Starts closed.
    init(content: Availability<Content>, size: Size) {
      self.content = content
      self.size = size
      resize(to: size)
    }

    mutating func resize(to size: Size) {
      self.size = size
      let places = Arrangement(size: size)
      page.pane.resize(to: places.page.size)
    }

    /// The text of the topmost screen, laid out when it is needed: a burst pushes many unseen ones.
    var topPane: ReadingPane? {
      guard let top = path.last else { return nil }
      var pane = ReadingPane()
      pane.resize(to: Arrangement(size: size).screen.size)
      pane.show(top.document)
      pane.scroll(to: top.scroll)
      return pane
    }
  }

  /// One thing that came in, and what became of it.
  struct Entry: Equatable, Sendable {
    let text: String
    let isRefusal: Bool
  }

  /// Where page, its list of events, and a pushed screen stand.
  struct Arrangement {
    let page: Rect
    let divider: Rect
    let log: Rect
    let screen: Rect

    init(size: Size) {
      let area = Rect(size)
      let margin = size.columns > 40 ? 2 : 0
      let reading = size.reading
      screen = area.bottom(reading.rows).centered(reading)
      if size.columns >= 110 {
        let width = 44
        page = Rect(
          column: 2, row: 1, columns: size.columns - width - 5, rows: size.rows - 1)
        divider = Rect(column: area.endColumn - width - 2, row: 0, columns: 1, rows: size.rows)
        log = Rect(
          column: area.endColumn - width, row: 1, columns: width - 2, rows: size.rows - 1)
      } else {
        let rows = size.rows >= 14 ? 4 : size.rows >= 8 ? 1 : 0
        log = area.bottom(rows).inset(columns: margin)
        divider = area.droppingBottom(rows).bottom(rows > 1 ? 1 : 0)
        page = area.droppingBottom(rows + divider.rows).droppingTop(rows > 1 ? 1 : 0)
          .inset(columns: max(1, margin))
      }
    }
  }
}
