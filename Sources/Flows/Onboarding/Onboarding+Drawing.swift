public import Cells
import Widgets

extension Onboarding {
  public static func draw(_ state: State, on canvas: inout Canvas) {
    let places = Arrangement(of: state)
    drawPicture(places.headerRequest, of: state, in: places.header, on: &canvas)
    drawPicture(places.pictureRequest, of: state, in: places.picture, on: &canvas)
    state.text.draw(in: places.text, on: &canvas)
    drawMore(of: state.text, in: places.text, on: &canvas)
    if state.current.link != nil {
      Button(
        state.content.labels.show, key: .item(Item.linkButton),
        isFocused: state.focus == .linkButton
      ).draw(in: places.linkButton, on: &canvas)
    }
    PageDots(
      count: state.content.pages.count, current: state.page, isFocused: state.focus == .dots,
      keys: (.item(Item.dotsLeft), .item(Item.dotsRight))
    ).draw(in: places.dots, on: &canvas)
    Button(
      state.mainTitle, key: .item(Item.mainButton), isFocused: state.focus == .mainButton,
      isMain: true
    ).draw(in: places.mainButton, on: &canvas)
  }

  /// Says beside a text that there is more of it above or below.
  private static func drawMore(of text: ReadingPane, in rect: Rect, on canvas: inout Canvas) {
    guard text.isScrollable, !rect.isEmpty else { return }
    let column = min(rect.endColumn + 1, canvas.size.columns - 1)
    if text.scroll > 0 {
      drawArrow("▲", .up, at: Point(column: column, row: rect.row), on: &canvas)
    }
    if text.scroll < text.lastScroll {
      drawArrow("▼", .down, at: Point(column: column, row: rect.endRow - 1), on: &canvas)
    }
  }

  private static func drawArrow(
    _ arrow: String, _ key: Key, at point: Point, on canvas: inout Canvas
  ) {
    canvas.write(arrow, at: point, style: Theme.accent)
    canvas.addHotspot(Rect(origin: point, size: Size(columns: 1, rows: 1)), key: key)
  }

  private static func drawPicture(
    _ request: PictureRequest?, of state: State, in rect: Rect, on canvas: inout Canvas
  ) {
    guard let request, let picture = state.pictures.loaded[request] else { return }
    canvas.clipped(to: rect) { $0.draw(picture, at: rect.centered(picture.size).origin) }
  }
}
