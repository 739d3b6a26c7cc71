import Cells
import Documents

extension Onboarding {
  /// Where the parts of a page stand: header, picture, text, link button, dots, main button.
  ///
  /// As in the SDK everything is centred and the picture shrinks first; unlike it, a text that is
  /// still too long scrolls, and dots and main button always stay. A picture that is missing takes
  /// no room; one that is still loading has its room already, so that nothing moves when it comes.
  struct Arrangement {
    let header: Rect
    let picture: Rect
    let text: Rect
    let linkButton: Rect
    let dots: Rect
    let mainButton: Rect
    private let state: State
    private let page: Page

    /// Arranges the visible page.
    init(of state: State) {
      self.init(of: state.current, textRows: state.textRows, in: state)
    }

    /// Arranges another page as it will be when it is turned to.
    init(of state: State, page index: Int) {
      let page = state.content.pages[index]
      self.init(of: page, textRows: Self.textRows(of: page, in: state.size), in: state)
    }

    private init(of page: Page, textRows: Int, in state: State) {
      self.state = state
      self.page = page
      let column = Self.column(in: state.size)
      let isRoomy = column.rows >= 14
      let gap = isRoomy ? 1 : 0
      mainButton = column.bottom(1)
      dots = column.droppingBottom(1 + gap).bottom(1)
      var body = column.droppingBottom(2 + 2 * gap)

      let headerRows = isRoomy && !Self.isMissing(state.content.header, in: state) ? 3 : 0
      header = body.top(headerRows)
      body = body.droppingTop(headerRows + (headerRows > 0 ? gap : 0))

      let linkRows = page.link == nil ? 0 : 1
      let below = textRows + (linkRows > 0 ? linkRows + gap : 0)
      let room = body.rows - below - gap
      let hasPicture = room >= 4 && !Self.isMissing(page.picture, in: state)
      let frame = Self.column(in: state.size, columns: Self.mostPictureColumns)
      let pictureRows = hasPicture ? min(room, max(8, column.rows / 2), frame.columns / 4) : 0
      let used = pictureRows + (hasPicture ? gap : 0) + below
      let top = max(0, (body.rows - used) / 2)
      let pictureRow = body.droppingTop(top).row
      picture = Rect(
        column: frame.column, row: pictureRow, columns: frame.columns, rows: pictureRows)
      let rest = body.droppingTop(top + pictureRows + (hasPicture ? gap : 0))
      text = rest.top(min(textRows, rest.rows - (linkRows > 0 ? linkRows + gap : 0)))
      linkButton = rest.droppingTop(text.rows + gap).top(linkRows)
    }

    /// The request for the header at its size here, if there is room for it.
    var headerRequest: PictureRequest? { request(state.content.header, header) }
    /// The request for the page's picture at its size here, if there is room for it.
    var pictureRequest: PictureRequest? { request(page.picture, picture) }

    private func request(_ name: String?, _ rect: Rect) -> PictureRequest? {
      guard let name, !rect.isEmpty else { return nil }
      return PictureRequest(
        name: name, size: rect.size, isDark: state.look.isDark,
        isMonochrome: state.look.isMonochrome)
    }

    /// As wide as a text should be.
    private static let mostColumns = 72
    private static let mostPictureColumns = 96

    /// The middle of the screen, as wide as what stands there should be.
    private static func column(in size: Size, columns: Int = mostColumns) -> Rect {
      let rows = size.rows >= 14 ? size.rows - 1 : size.rows
      let area = Rect(column: 0, row: size.rows - rows, columns: size.columns, rows: rows)
      let width = min(size.columns - (size.columns > 30 ? 8 : 2), columns)
      return area.centered(Size(columns: width, rows: rows))
    }

    /// How many rows all of a page's text takes, whatever its room.
    static func textRows(of page: Page, in size: Size) -> Int {
      Layout(of: page.text, columns: max(1, column(in: size).columns)).lines.count
    }

    /// Whether there is nothing to draw for a name.
    private static func isMissing(_ name: String?, in state: State) -> Bool {
      name.map { state.pictures.missing.contains($0) } ?? true
    }
  }
}
